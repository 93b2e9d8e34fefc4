import { type Html, html } from './html.ts';

/** A mobile number (E.164): it has WhatsApp, where people write to shops; a landline is called. */
const MOBILE = /^\+55\d{2}9\d{8}$/;

const addressOf = (telephone: string): string =>
  MOBILE.test(telephone) ? `https://wa.me/${telephone.slice(1)}` : `tel:${telephone}`;

const BUBBLE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z"/></svg>`;

/** 'Falar com a loja', where the shop told its telephone. */
export const contact = (telephone: string | null): Html | null =>
  telephone === null
    ? null
    : html`<a class="button" href="${addressOf(telephone)}" rel="noopener noreferrer">${BUBBLE}Falar com a loja</a>`;
