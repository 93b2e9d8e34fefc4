import { palavrasDe } from '@corre/contract/enderecos/chave.ts';
import { type EnderecoConhecido, SUGESTOES_MAX } from '@corre/contract/enderecos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';
import { semelhanca } from './semelhanca.ts';

/** Rows that are compared in full when words were mistyped, at most; the newest. */
const CANDIDATOS_MAX = 200;
/** Less than so much in common is another place. */
const SEMELHANTE = 0.4;
/** Shorter words are too common in halves. */
const METADES_DESDE = 4;

const COLUNAS = ['id', 'endereco', 'observacao', 'link_localizacao', 'valor_estimado', 'usos', 'usado_em'] as const;

/** A use weighs as much as a day; more than thirty say no more than thirty. */
const recencia = sql<string>`usado_em + least(usos, 30) * interval '1 day'`;

const doComercio = (em: Em, comercio_id: number) =>
  em.getKysely().selectFrom('endereco_conhecido').select(COLUNAS).where('comercio_id', '=', comercio_id);

/** What was typed holds letters and digits only (`palavrasDe`): nothing in it means anything to LIKE. */
const contem = (busca: Expression<string>, trecho: string) => sql<boolean>`${busca} like ${`%${trecho}%`}`;

/** Every typed word begins a word of the address; those that begin with the whole text come first. */
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
 * For whoever mistyped: one fault leaves one half of a word whole, so rows that hold a half of every long word are looked at,
 * and ranked by their trigrams.
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
 * The shop's own places that what was typed may mean, best first; without a word the newest. Reads that shop's rows by
 * `endereco_conhecido_recente` and nobody else's (decision record 0071 has the figures).
 */
export async function buscarEnderecos(em: Em, comercio_id: number, q: string): Promise<EnderecoConhecido[]> {
  const palavras = palavrasDe(q);
  const certas = await porPalavras(em, comercio_id, palavras);
  if (palavras.length === 0 || certas.length === SUGESTOES_MAX) return certas;
  const ids = new Set(certas.map(({ id }) => id));
  const parecidas = await porSemelhanca(em, comercio_id, palavras);
  return [...certas, ...parecidas.filter(({ id }) => !ids.has(id))].slice(0, SUGESTOES_MAX);
}
