import { Icon } from './Icon'

interface Props {
  /** From `whatsappUrl`. */
  href: string
  text: string
  /** Says to screen readers that a new tab opens. */
  newTab: string
}

/** A link in the look of a small button that opens WhatsApp in a new tab. */
export const ChatLink = ({ href, text, newTab }: Props) => (
  <a className="button" data-look="line" data-size="small" href={href} target="_blank" rel="noopener">
    <Icon name="chat" size={18} />
    {text}
    <span className="visually-hidden"> {newTab}</span>
  </a>
)
