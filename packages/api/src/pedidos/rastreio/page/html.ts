import { FUSO } from '@corre/contract/constants.ts';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of HTML that is written without escaping. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Value = Html | string | readonly Html[] | null;

function written(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '');
  return value.map(({ text }) => text).join('');
}

/** Returns a piece of HTML. Every text value is escaped, and `null` is written as nothing. */
export const html = ({ raw }: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw }, ...values.map(written)));

/** Marks a text of this code base as HTML that needs no escaping: the page's style and script. */
export const verbatim = (text: string): Html => new Html(text);

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: FUSO });

/** Returns the time of day of an instant: 19:42. */
export const timeOf = (instant: string): string => clock.format(new Date(instant));

/** Returns the time of day as a `<time>` element. */
export const at = (instant: string): Html => html`<time datetime="${instant}">${timeOf(instant)}</time>`;
