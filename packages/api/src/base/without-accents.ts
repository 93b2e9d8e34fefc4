import { type Expression, sql } from '@corre/db/sql.ts';

const WITH_ACCENT = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const WITHOUT_ACCENT = 'aaaaaeeeeiiiiooooouuuucn';

/** Converts a text to lower case without accents, for a search that ignores both. */
export const withoutAccents = (text: Expression<string>) =>
  sql<string>`translate(lower(${text}), ${WITH_ACCENT}, ${WITHOUT_ACCENT})`;
