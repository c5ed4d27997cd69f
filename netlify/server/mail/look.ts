import type { CSSProperties } from 'react'

/**
 * Mail clients do not support custom properties: light colors are inline styles, dark ones come by class from
 * {@link DARK_STYLES} where supported.
 */
const LIGHT = {
  paper: '#fbf6ee',
  surface: '#fffdf9',
  ink: '#10303a',
  soft: '#48626a',
  line: '#e3d7c3',
  lagoon: '#0e4c5c',
  accent: '#bf3f19',
} as const

export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #0b1d24 !important; }
  .surface { background-color: #12303a !important; border-color: #26505b !important; }
  .ink { color: #eaf3f1 !important; }
  .soft { color: #a9c2c4 !important; }
  .rule { border-color: #26505b !important; }
  .link { color: #8fd3d6 !important; }
  .action { background-color: #ff9a76 !important; color: #2a0f06 !important; }
}
@media (max-width: 480px) {
  .brand { padding: 16px !important; }
  .surface { padding: 20px 16px !important; }
}`

const font = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'

export const look = {
  body: { backgroundColor: LIGHT.paper, fontFamily: font, margin: 0, padding: '24px 8px' },
  container: { maxWidth: '560px', width: '100%', margin: '0 auto' },
  banner: {
    backgroundColor: LIGHT.lagoon,
    borderBottom: `4px solid ${LIGHT.accent}`,
    borderRadius: '14px 14px 0 0',
    padding: '14px 28px',
  },
  mark: { width: '46px' },
  brand: {
    color: '#ffffff',
    fontFamily: 'Fraunces, Georgia, serif',
    fontSize: '24px',
    fontWeight: 600,
    lineHeight: '36px',
  },
  picture: { backgroundColor: '#f4ecdf', borderRadius: '10px', display: 'block' },
  pictureCell: { padding: '6px 12px 6px 0', verticalAlign: 'top', width: '56px' },
  card: {
    backgroundColor: LIGHT.surface,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: '0 0 14px 14px',
    padding: '28px',
  },
  heading: {
    color: LIGHT.ink,
    fontFamily: 'Fraunces, Georgia, serif',
    fontSize: '26px',
    fontWeight: 600,
    lineHeight: '32px',
    margin: '0 0 12px',
  },
  text: { color: LIGHT.ink, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
  small: { color: LIGHT.soft, fontSize: '14px', lineHeight: '21px', margin: '0 0 8px' },
  /** Keeps numbers on one line. */
  number: { fontWeight: 600, letterSpacing: '0.5px', whiteSpace: 'nowrap' },
  rule: { borderColor: LIGHT.line, margin: '16px 0' },
  cell: { color: LIGHT.ink, fontSize: '15px', lineHeight: '22px', padding: '6px 0', verticalAlign: 'top' },
  quantity: { whiteSpace: 'nowrap' },
  amount: {
    color: LIGHT.ink,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '6px 0 6px 12px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  code: {
    border: `2px dashed ${LIGHT.accent}`,
    borderRadius: '10px',
    color: LIGHT.ink,
    fontSize: '24px',
    fontWeight: 700,
    letterSpacing: '2px',
    lineHeight: '32px',
    margin: '0 0 16px',
    padding: '14px',
    textAlign: 'center',
  },
  action: {
    backgroundColor: LIGHT.accent,
    borderRadius: '99px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '24px',
    padding: '12px 26px',
    textDecoration: 'none',
  },
  link: { color: LIGHT.lagoon, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
