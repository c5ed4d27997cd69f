/**
 * A WhatsApp chat that starts with `text`: with `phone` (international, with its plus sign) or, when that is empty,
 * with a contact the reader picks.
 */
export const whatsappUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
