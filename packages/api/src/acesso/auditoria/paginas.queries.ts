import { ATOS, atosDoTipo } from '@corre/contract/auditoria/atos.ts';
import { type ListarRegistro, REGISTROS_POR_VEZ } from '@corre/contract/auditoria/contrato.ts';
import { FUSO } from '@corre/contract/constants.ts';
import { behind, type RawBuilder, sql } from '@corre/db/sql.ts';
import type { AlvoTipo } from './auditar.ts';

type Filtro = ListarRegistro;
type Condicao = RawBuilder<boolean>;

/** SQL: the first instant of a day in São Paulo, `dias` days later. */
const inicioDe = (dia: string, dias = 0) =>
  sql<string>`timezone(${sql.lit(FUSO)}, (${dia}::date + ${sql.lit(dias)})::timestamp)`;

/** SQL: whether a row `a` is after the cursor and within the days. */
function noTempo({ antes_de, de, ate }: Filtro): Condicao {
  const desde = de === undefined ? sql<boolean>`true` : sql<boolean>`a.quando >= ${inicioDe(de)}`;
  const antes = ate === undefined ? sql<boolean>`true` : sql<boolean>`a.quando < ${inicioDe(ate, 1)}`;
  return sql<boolean>`${behind('a', 'auditoria', 'quando', antes_de)} and ${desde} and ${antes}`;
}

/** SQL: the instant and the id of the row before the page. */
function inicioDaPagina({ antes_de, ate }: Filtro) {
  if (antes_de !== undefined) return sql`(select quando from auditoria where id = ${antes_de}), ${antes_de}::bigint`;
  return sql`${ate === undefined ? sql`'infinity'::timestamptz` : inicioDe(ate, 1)}, 0::bigint`;
}

/**
 * SQL: whether a column of a row `a` has this value, within the page. The bounds are pairs, and `doFim` orders by the
 * column first, although it has one value. With an equality PostgreSQL may read the whole log by time to find the rows
 * of a rare act.
 */
const so = (coluna: 'acao' | 'alvo_id', valor: RawBuilder<unknown>, filtro: Filtro): Condicao => sql<boolean>`
  (${sql.ref(`a.${coluna}`)}, a.quando, a.id) < (${valor}, ${inicioDaPagina(filtro)})
  and (${sql.ref(`a.${coluna}`)}, a.quando) >= (${valor}, ${filtro.de === undefined ? sql`'-infinity'::timestamptz` : inicioDe(filtro.de)})
  ${filtro.ate === undefined ? sql`` : sql`and a.quando < ${inicioDe(filtro.ate, 1)}`}`;

function doAutor({ ator_tipo, ator_id }: Filtro): Condicao {
  if (ator_tipo === undefined) return sql<boolean>`true`;
  const quem = ator_id === undefined ? sql`a.ator_id is null` : sql`a.ator_id = ${ator_id}::int`;
  return sql<boolean>`a.ator_tipo = ${ator_tipo} and ${quem}`;
}

const atosDe = ({ tipo }: Filtro): string[] => (tipo === undefined ? Object.keys(ATOS) : atosDoTipo(tipo));

const doTipo = (filtro: Filtro): Condicao =>
  filtro.tipo === undefined ? sql<boolean>`true` : sql<boolean>`a.acao = any(${atosDe(filtro)}::text[])`;

/** One row more than a page, so that the page knows whether it is the last one. */
const UMA_A_MAIS = sql`limit ${sql.lit(REGISTROS_POR_VEZ + 1)}`;
const FIM = sql`order by a.quando desc, a.id desc ${UMA_A_MAIS}`;
const doFim = (coluna: 'acao' | 'alvo_id') =>
  sql`order by ${sql.ref(`a.${coluna}`)} desc, a.quando desc, a.id desc ${UMA_A_MAIS}`;

/** The newest rows of everybody. Index `auditoria_recente`. */
const deTodos = (filtro: Filtro) => sql`select a.* from auditoria a where ${noTempo(filtro)} ${FIM}`;

/**
 * The newest rows of an author, of a kind, or both: the newest of each act, together. Indexes
 * `auditoria_por_ator_e_ato`, `auditoria_por_ato`.
 */
const porAto = (filtro: Filtro) => sql`
  select a.*
    from unnest(${atosDe(filtro)}::text[]) n (acao)
    cross join lateral (
      select a.* from auditoria a
       where ${doAutor(filtro)} and ${so('acao', sql`n.acao`, filtro)} ${doFim('acao')}) a
   ${FIM}`;

/** Where a row names a person by another object: the object's rows of that person. */
type Objetos = Partial<Record<AlvoTipo, RawBuilder<unknown>>>;

const objetosDe = (tipo: Filtro['sobre_tipo'], id: number): Objetos => {
  if (tipo === 'entregador')
    return {
      suspensao: sql`select id from suspensao where entregador_id = ${id}`,
      contestacao: sql`select c.id from contestacao c join suspensao s on s.id = c.suspensao_id where s.entregador_id = ${id}`,
      pagamento: sql`select id from pagamento where entregador_id = ${id}`,
      ajuste: sql`select id from ajuste where entregador_id = ${id}`,
      contestacao_valor: sql`select id from contestacao_valor where entregador_id = ${id}`,
      prestacao: sql`select id from custodia_prestacao where entregador_id = ${id}`,
    };
  if (tipo === 'comercio')
    return {
      fatura: sql`select id from fatura where comercio_id = ${id}`,
      prestacao: sql`select id from custodia_prestacao where comercio_id = ${id}`,
      maquininha: sql`select id from maquininha where comercio_id = ${id}`,
      integracao: sql`select id from integracao where comercio_id = ${id}`,
    };
  return {};
};

/**
 * The newest rows about a person: about the account, its payouts, suspensions, invoices and the like. Acts on requests
 * are left out, because a person has any number of them. Index `auditoria_de_um_alvo`.
 */
function sobre(filtro: Filtro, id: number) {
  const resto = sql`${doAutor(filtro)} and ${doTipo(filtro)}`;
  const de = (alvo_tipo: string, alvo_id: RawBuilder<unknown>) => sql`
      select a.* from auditoria a
       where a.alvo_tipo = ${alvo_tipo} and ${so('alvo_id', alvo_id, filtro)} and ${resto} ${doFim('alvo_id')}`;
  const partes = Object.entries(objetosDe(filtro.sobre_tipo, id)).map(
    ([alvo_tipo, ids]) => sql`(
      select a.* from (${ids}) o cross join lateral (${de(alvo_tipo, sql`o.id`)}) a)`,
  );
  const daConta = sql`(${de(String(filtro.sobre_tipo), sql`${id}::int`)})`;
  return sql`select a.* from (${sql.join([daConta, ...partes], sql` union all `)}) a ${FIM}`;
}

/** Selects the rows of one page and one row more, newest first. */
export function linhasDaPagina(filtro: Filtro): RawBuilder<unknown> {
  if (filtro.sobre_id !== undefined) return sobre(filtro, filtro.sobre_id);
  return filtro.ator_tipo === undefined && filtro.tipo === undefined ? deTodos(filtro) : porAto(filtro);
}
