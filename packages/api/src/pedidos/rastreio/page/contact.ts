import { type Html, html } from './html.ts';

/** A Brazilian mobile number (E.164). It gets a WhatsApp link, a landline gets a call link. */
const MOBILE = /^\+55\d{2}9\d{8}$/;

const addressOf = (telephone: string): string =>
  MOBILE.test(telephone) ? `https://wa.me/${telephone.slice(1)}` : `tel:${telephone}`;

const BUBBLE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z"/></svg>`;

/** Returns the link 'Falar com a loja', or null if the shop has no telephone number. */
export const contact = (telephone: string | null): Html | null =>
  telephone === null
    ? null
    : html`<a class="button" href="${addressOf(telephone)}" rel="noopener noreferrer">${BUBBLE}Falar com a loja</a>`;
