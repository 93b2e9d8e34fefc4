import { wordsOf } from '@corre/contract/enderecos/chave.ts';
import { type EnderecoConhecido, SUGESTOES_MAX } from '@corre/contract/enderecos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';

/** Returns the trigrams of a text's words as pg_trgm makes them: two blanks before a word, one after it. */
function trigramas(texto: string): Set<string> {
  const achados = new Set<string>();
  for (const palavra of texto.split(' ').filter(Boolean)) {
    const borda = `  ${palavra} `;
    for (let i = 0; i + 3 <= borda.length; i += 1) achados.add(borda.slice(i, i + 3));
  }
  return achados;
}

/** Returns the share of the typed trigrams that occur in the address, between 0 and 1. */
function semelhanca(digitado: string, endereco: string): number {
  const procurados = trigramas(digitado);
  if (procurados.size === 0) return 0;
  const ditos = trigramas(endereco);
  return [...procurados].filter((trigrama) => ditos.has(trigrama)).length / procurados.size;
}

/** Maximum of rows that are compared in full for mistyped words, newest first. */
const CANDIDATOS_MAX = 200;
/** Minimum similarity of a suggestion, between 0 and 1. */
const SEMELHANTE = 0.4;
/** Minimum length of a word that is split in halves. Halves of shorter words are too common. */
const METADES_DESDE = 4;

const COLUNAS = ['id', 'endereco', 'observacao', 'link_localizacao', 'valor_estimado', 'usos', 'usado_em'] as const;

/** Each use counts like one day of recency, up to 30 uses. */
const recencia = sql<string>`usado_em + least(usos, 30) * interval '1 day'`;

const doComercio = (em: Em, comercio_id: number) =>
  em.getKysely().selectFrom('endereco_conhecido').select(COLUNAS).where('comercio_id', '=', comercio_id);

/** The pattern needs no escaping, because `wordsOf` keeps only letters and digits. */
const contem = (busca: Expression<string>, trecho: string) => sql<boolean>`${busca} like ${`%${trecho}%`}`;

/** Finds addresses in which every typed word begins a word. Addresses that begin with the whole text come first. */
const porPalavras = (em: Em, comercio_id: number, palavras: readonly string[]): Promise<EnderecoConhecido[]> =>
  doComercio(em, comercio_id)
    .where(({ and, ref }) => and(palavras.map((palavra) => contem(ref('busca'), ` ${palavra}`))))
    .orderBy(({ ref }) => sql`${ref('busca')} like ${` ${palavras.join(' ')}%`}`, 'desc')
    .orderBy(recencia, 'desc')
    .orderBy('id')
    .limit(SUGESTOES_MAX)
    .execute();

const metades = (palavra: string): [string, string] => {
  const meio = Math.ceil(palavra.length / 2);
  return [palavra.slice(0, meio), palavra.slice(meio)];
};

/**
 * Finds addresses despite a typing error. One error leaves one half of a word intact. Rows that contain a half of every
 * long word are therefore candidates, and trigrams rank them.
 */
async function porSemelhanca(em: Em, comercio_id: number, palavras: readonly string[]): Promise<EnderecoConhecido[]> {
  const longas = palavras.filter((palavra) => palavra.length >= METADES_DESDE && !/^\d/.test(palavra));
  if (longas.length === 0) return [];
  const candidatos = await doComercio(em, comercio_id)
    .select('busca')
    .where(({ and, or, ref }) =>
      and(longas.map((palavra) => or(metades(palavra).map((metade) => contem(ref('busca'), metade))))),
    )
    .orderBy('usado_em', 'desc')
    .orderBy('id', 'desc')
    .limit(CANDIDATOS_MAX)
    .execute();
  const digitado = palavras.join(' ');
  return candidatos
    .map(({ busca, ...conhecido }) => ({ conhecido, quanto: semelhanca(digitado, busca) }))
    .filter(({ quanto }) => quanto >= SEMELHANTE)
    .sort((a, b) => b.quanto - a.quanto)
    .map(({ conhecido }) => conhecido);
}

/**
 * Returns the shop's own places that match the typed text, best match first. Without a word it returns the newest
 * places. It reads only the shop's rows, by `endereco_conhecido_recente` (ADR 0026).
 */
export async function buscarEnderecos(em: Em, comercio_id: number, q: string): Promise<EnderecoConhecido[]> {
  const palavras = wordsOf(q);
  const certas = await porPalavras(em, comercio_id, palavras);
  if (palavras.length === 0 || certas.length === SUGESTOES_MAX) return certas;
  const ids = new Set(certas.map(({ id }) => id));
  const parecidas = await porSemelhanca(em, comercio_id, palavras);
  return [...certas, ...parecidas.filter(({ id }) => !ids.has(id))].slice(0, SUGESTOES_MAX);
}
