import { type Expression, sql } from '@corre/db/sql.ts';

const COM_ACENTO = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const SEM_ACENTO = 'aaaaaeeeeiiiiooooouuuucn';

/** Converts a text to lower case without accents, for a search that ignores both. */
export const semAcentos = (texto: Expression<string>) =>
  sql<string>`translate(lower(${texto}), ${COM_ACENTO}, ${SEM_ACENTO})`;
