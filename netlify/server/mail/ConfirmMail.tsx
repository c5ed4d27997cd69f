import type { Locale } from '~/i18n/locales'
import { mailTexts } from '../messages/mail'
import { Action, Layout, Paragraph, Small } from './Layout'

interface Props {
  readonly locale: Locale
  readonly brand: string
  readonly site: string
  /** Link to the page that confirms the subscription. */
  readonly confirm: string
}

/** Asks the owner of an address to confirm the subscription. */
export const ConfirmMail = ({ locale, brand, site, confirm }: Props) => {
  const t = mailTexts[locale].confirm
  return (
    <Layout
      locale={locale}
      brand={brand}
      site={site}
      preview={t.preview}
      heading={t.heading}
      footer={<Small>{t.why}</Small>}
    >
      <Paragraph>{t.body}</Paragraph>
      <Action href={confirm}>{t.action}</Action>
      <Paragraph>{t.expires}</Paragraph>
    </Layout>
  )
}
