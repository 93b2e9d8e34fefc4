/** Returns the full address. The server may give only the path of a link on this origin. */
export const addressOf = (url: string): string => new URL(url, location.origin).href;

/** Returns the text that the recipient gets together with the link. */
export const messageOf = (comercio: string, url: string): string =>
  `Acompanhe seu pedido de ${comercio}: ${addressOf(url)}`;

/** Returns a WhatsApp link with this text. The sender picks the recipient there, so that no phone number is stored. */
export const whatsappOf = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;
