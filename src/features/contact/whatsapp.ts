/** A WhatsApp chat with `phone` (international, with its plus sign) that starts with `text`. */
export const whatsappUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
