import { FUSO } from '@corre/contract/constants.ts';
import { type Html, html } from './html.ts';

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: FUSO });

/** Returns the time of day of an instant: 19:42. */
export const timeOf = (instant: string): string => clock.format(new Date(instant));

/** Returns the time of day as a `<time>` element. */
export const at = (instant: string): Html => html`<time datetime="${instant}">${timeOf(instant)}</time>`;
