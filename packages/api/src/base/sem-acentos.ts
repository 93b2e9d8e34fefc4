import { type Expression, sql } from '@corre/db/sql.ts';

const COM_ACENTO = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const SEM_ACENTO = 'aaaaaeeeeiiiiooooouuuucn';

/** A text in small letters without accents, for a search that knows neither. */
export const semAcentos = (texto: Expression<string>) =>
  sql<string>`translate(lower(${texto}), ${COM_ACENTO}, ${SEM_ACENTO})`;
