/** What the page's address is where the server gave only its path: here. */
export const addressOf = (url: string): string => new URL(url, location.origin).href;

/** What the recipient reads beside the link. */
export const messageOf = (comercio: string, url: string): string =>
  `Acompanhe seu pedido de ${comercio}: ${addressOf(url)}`;

/** Opens the messaging app with the text filled in; whoever shares picks the person, and no number is kept anywhere. */
export const whatsappOf = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;
