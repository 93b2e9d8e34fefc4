const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of a page that is written as it stands. */
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

/** A piece of a page: every text put into it is escaped, `null` is nothing. */
export const html = ({ raw }: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw }, ...values.map(written)));

/** A text of ours that is a piece already: the style and the script of the page. */
export const verbatim = (text: string): Html => new Html(text);
