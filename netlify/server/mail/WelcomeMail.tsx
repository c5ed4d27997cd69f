import { Text } from '@react-email/components'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { mailTexts } from '../messages/mail'
import { Action, Layout, Paragraph, Small, TextLink } from './Layout'
import { look } from './look'

interface Props {
  readonly locale: Locale
  readonly brand: string
  readonly site: string
  readonly discount: { readonly code: string; readonly percent: number }
  readonly unsubscribe: string
}

/** Newsletter welcome with the discount code. */
export const WelcomeMail = ({ locale, brand, site, discount, unsubscribe }: Props) => {
  const t = mailTexts[locale].welcome
  return (
    <Layout
      locale={locale}
      brand={brand}
      site={site}
      preview={t.preview(discount.code)}
      heading={t.heading}
      footer={
        <Small>
          {t.why} <TextLink href={unsubscribe}>{t.unsubscribe}</TextLink>
        </Small>
      }
    >
      <Paragraph>{t.body(discount.percent)}</Paragraph>
      <Text className="ink" style={look.code}>
        {discount.code}
      </Text>
      <Action href={`${site}${pathFor('products', locale)}`}>{t.action}</Action>
      <Paragraph>{t.after}</Paragraph>
    </Layout>
  )
}
