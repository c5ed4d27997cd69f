import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import type { Locale } from '~/i18n/locales'
import { DARK_STYLES, look } from './look'

interface Props {
  readonly locale: Locale
  readonly brand: string
  /** Origin of the site. */
  readonly site: string
  readonly preview: string
  readonly heading: string
  readonly children: ReactNode
  readonly footer: ReactNode
}

/** Layout of every email: brand, heading, content, footer; 320 px and wider, light and dark. */
export const Layout = ({ locale, brand, site, preview, heading, children, footer }: Props) => (
  <Html lang={locale} dir="ltr">
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{heading}</title>
      <style>{DARK_STYLES}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body className="paper" style={look.body}>
      <Container style={look.container}>
        <table className="brand" role="presentation" width="100%" style={look.banner}>
          <tbody>
            <tr>
              <td style={look.mark}>
                <Img src={`${site}/icons/mail-mark.png`} alt="" width={36} height={36} />
              </td>
              <td style={look.brand}>{brand}</td>
            </tr>
          </tbody>
        </table>
        <Section className="surface" style={look.card}>
          <Heading as="h1" className="ink" style={look.heading}>
            {heading}
          </Heading>
          {children}
          <Hr className="rule" style={look.rule} />
          {footer}
        </Section>
      </Container>
    </Body>
  </Html>
)

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <Text className="ink" style={look.text}>
    {children}
  </Text>
)

export const Small = ({ children }: { readonly children: ReactNode }) => (
  <Text className="soft" style={look.small}>
    {children}
  </Text>
)

interface Target {
  readonly href: string
  readonly children: ReactNode
}

export const Action = ({ href, children }: Target) => (
  <Section style={{ margin: '24px 0 20px' }}>
    <Button className="action" href={href} style={look.action}>
      {children}
    </Button>
  </Section>
)

export const TextLink = ({ href, children }: Target) => (
  <Link className="link" href={href} style={look.link}>
    {children}
  </Link>
)
