/**
 * A WhatsApp chat that starts with `text`: with `phone` (international, with its plus sign), or with whom the
 * reader picks when it is empty.
 */
export const whatsappUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
