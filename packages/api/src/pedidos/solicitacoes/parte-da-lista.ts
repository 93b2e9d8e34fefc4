import { ENCERRADAS_DIAS, ENCERRADAS_POR_VEZ, type ParteDaLista } from '@corre/contract/solicitacoes/contrato.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';

/** Whose requests a list shows, as conditions over `solicitacao s` that the partial indexes understand. */
interface Lista {
  minhas: RawBuilder<unknown>;
  abertas: RawBuilder<unknown>;
  encerradas: RawBuilder<unknown>;
}

const EM_ABERTO = sql`s.status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega')`;
const ENCERRADA = sql`s.status in ('finalizada', 'cancelada')`;

/** A shop's: indexes `solicitacao_aberta_do_comercio`, `solicitacao_encerrada_do_comercio`. */
export const doComercio = (comercio_id: number): Lista => ({
  minhas: sql`s.comercio_id = ${comercio_id}`,
  abertas: EM_ABERTO,
  encerradas: ENCERRADA,
});

/** Everybody's: indexes `solicitacao_aberta_do_comercio`, `solicitacao_encerrada`. */
export const deTodos: Lista = { minhas: sql`true`, abertas: EM_ABERTO, encerradas: ENCERRADA };

/** A courier's, who has only finished ones behind him: indexes `solicitacao_aberta_do_entregador`, `solicitacao_do_entregador`. */
export const doEntregador = (entregador_id: number): Lista => ({
  minhas: sql`s.entregador_id = ${entregador_id}`,
  abertas: sql`s.status in ('aceita', 'em_retirada', 'em_entrega')`,
  encerradas: sql`s.status = 'finalizada'`,
});

/**
 * The ids of a part of a list: every open request, however many, and one page of those that closed within the week, newest
 * id first (docs/decisions/0012-shop-place-and-lists.md). `agora()` is volatile: only as a subquery can an index take it.
 * `offset 0` keeps the planner from walking the ids backwards, past the week into all that ever was.
 */
export function idsDaParte({ minhas, abertas, encerradas }: Lista, { encerradas_antes_de }: ParteDaLista) {
  const pagina = encerradas_antes_de === undefined ? sql`true` : sql`s.id < ${encerradas_antes_de}`;
  const todasAbertas =
    encerradas_antes_de === undefined
      ? sql`select s.id from solicitacao s where ${minhas} and ${abertas} union all`
      : sql``;
  return sql`
    ${todasAbertas}
    (select semana.id from (
       select s.id from solicitacao s
        where ${minhas} and ${encerradas} and ${pagina}
          and s.data_status > (select agora() - make_interval(days => ${ENCERRADAS_DIAS}))
       offset 0) semana
      order by semana.id desc limit ${ENCERRADAS_POR_VEZ})`;
}
