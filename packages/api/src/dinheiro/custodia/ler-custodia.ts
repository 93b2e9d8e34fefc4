import { sumReais } from '@corre/contract/cents.ts';
import type { CustodiaDoComercio, CustodiaDoEntregador, MovimentoView } from '@corre/contract/custodia/contrato.ts';
import type { MaquininhaView } from '@corre/contract/custodia/maquininhas-contrato.ts';
import { MOVIMENTOS_POR_VEZ } from '@corre/contract/custodia/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { jsonBuildObject, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { onePage, type Page } from '../../base/page.ts';
import type { Vault } from '../../base/vault.ts';
import { emMaosDe, limiteDeDinheiro } from '../../despacho/kernel/em-maos.queries.ts';
import { tentativasRestantes } from './codigo.ts';
import { comCodigo, prestacoesAbertas } from './prestacao.queries.ts';

/** Whose movements to read, and the movement before which to start. */
interface Pedido {
  coluna: 'entregador_id' | 'comercio_id';
  id: number;
  antes_de: number | undefined;
  page: Page | undefined;
}

/**
 * Reads the newest movements of a courier or a shop, one more than the page shows. The courier's leg gives the amount.
 * A reverted difference has no such leg. Indexes `custodia_movimento_do_entregador`, `custodia_movimento_do_comercio`.
 */
const lidos = (em: Em, { coluna, id, antes_de }: Pedido): Promise<MovimentoView[]> =>
  em
    .getKysely()
    .selectFrom('custodia_movimento as m')
    .innerJoin('comercio as c', 'c.id', 'm.comercio_id')
    .innerJoin('entregador as e', 'e.id', 'm.entregador_id')
    .leftJoin('custodia_lancamento as l', (on) =>
      on.onRef('l.movimento_id', '=', 'm.id').on('l.conta', '=', sql.lit('entregador')),
    )
    .leftJoin('custodia_prestacao as p', (on) =>
      on.onRef('p.id', '=', 'm.prestacao_id').on('m.tipo', 'in', ['diferenca', 'diferenca_revertida']),
    )
    .leftJoin('custodia_contestacao as q', (on) =>
      on.onRef('q.prestacao_id', '=', 'p.id').on('m.tipo', '=', sql.lit('diferenca')),
    )
    .select(['m.id', 'm.tipo', 'm.entregador_id', 'e.nome_completo as entregador', 'm.comercio_id'])
    .select(['c.nome as comercio', 'l.saldo_comercio as saldo', 'm.feito_em', 'm.solicitacao_id', 'm.prestacao_id'])
    .select(({ fn, ref, case: when }) => [
      fn.coalesce('l.valor', 'p.diferenca').$notNull().as('valor'),
      when().when('m.tipo', '=', 'diferenca').then(ref('p.motivo')).else(null).end().as('motivo'),
      when()
        .when('q.prestacao_id', 'is not', null)
        .then(
          jsonBuildObject({
            texto: ref('q.texto').$notNull(),
            enviada_em: ref('q.enviada_em').$notNull(),
            decisao: ref('q.decisao'),
            resposta: ref('q.resposta'),
            respondida_em: ref('q.respondida_em'),
          }),
        )
        .else(null)
        .end()
        .as('contestacao'),
    ])
    .where(`m.${coluna}`, '=', id)
    .$if(antes_de !== undefined, (q) => q.where('m.id', '<', antes_de ?? 0))
    .orderBy('m.id', 'desc')
    .limit(MOVIMENTOS_POR_VEZ + 1)
    .execute();

/** Returns one page of movements, newest first. */
async function movimentosDe(em: Em, pedido: Pedido) {
  const lista = await lidos(em, pedido);
  const movimentos = onePage(lista, { max: MOVIMENTOS_POR_VEZ, page: pedido.page });
  return { movimentos, ha_mais: lista.length > MOVIMENTOS_POR_VEZ };
}

/**
 * Returns what a courier has in hand, the open handovers, and the newest movements. `antes_de` returns the next older
 * movements.
 */
export async function custodiaDoEntregador(
  em: Em,
  config: Config,
  { entregador_id, antes_de, page }: { entregador_id: number; antes_de?: number | undefined; page?: Page },
): Promise<CustodiaDoEntregador> {
  const limite = limiteDeDinheiro(config);
  const em_maos = await emMaosDe(em, entregador_id);
  const prestacoes = await prestacoesAbertas(em.getKysely())
    .select((eb) => tentativasRestantes(eb).$asScalar().$notNull().as('tentativas_restantes'))
    .where('p.entregador_id', '=', entregador_id)
    .execute();
  return {
    ...em_maos,
    limite,
    acima_do_limite: limite !== null && em_maos.saldo_total > limite,
    prestacoes,
    ...(await movimentosDe(em, { coluna: 'entregador_id', id: entregador_id, antes_de, page })),
  };
}

/** Couriers who hold this shop's money, largest amount first. Index `custodia_aberta_do_comercio`. */
const entregadoresCom = (em: Em, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('custodia_aberta as a')
    .innerJoin('entregador as e', 'e.id', 'a.entregador_id')
    .select(['a.entregador_id', 'e.nome_completo as entregador', 'a.desde'])
    .select(sql<number>`saldo_com(a.entregador_id, a.comercio_id)`.as('saldo'))
    .where('a.comercio_id', '=', comercio_id)
    .orderBy('saldo', 'desc')
    .orderBy('a.entregador_id')
    .execute();

/**
 * The shop's active machines by name, each with its holder. Indexes `maquininha_apelido_unico`,
 * `maquininha_posse_atual`.
 */
const maquininhasDe = (em: Em, comercio_id: number): Promise<MaquininhaView[]> =>
  em
    .getKysely()
    .selectFrom('maquininha as m')
    .leftJoin('maquininha_posse as p', (on) => on.onRef('p.maquininha_id', '=', 'm.id').on('p.ate', 'is', null))
    .leftJoin('entregador as e', 'e.id', 'p.entregador_id')
    .select(['m.id', 'm.apelido', 'm.serie'])
    .select(({ ref, case: when }) =>
      when()
        .when('p.id', 'is not', null)
        .then(
          jsonBuildObject({
            entregador_id: ref('p.entregador_id').$notNull(),
            entregador: ref('e.nome_completo').$notNull(),
            desde: ref('p.desde').$notNull(),
          }),
        )
        .else(null)
        .end()
        .as('com'),
    )
    .where('m.comercio_id', '=', comercio_id)
    .where(({ ref }) => ref('m.ativa'))
    .orderBy(sql`lower(m.apelido)`)
    .orderBy('m.id')
    .execute();

/**
 * Returns who holds a shop's money and machines, and the handovers that wait for its confirmation, with their codes.
 */
export async function custodiaDoComercio(
  em: Em,
  vault: Vault,
  { comercio_id, antes_de, page }: { comercio_id: number; antes_de?: number | undefined; page?: Page },
): Promise<CustodiaDoComercio> {
  const entregadores = await entregadoresCom(em, comercio_id);
  const prestacoes = await prestacoesAbertas(em.getKysely()).where('p.comercio_id', '=', comercio_id).execute();
  return {
    saldo_total: sumReais(entregadores, ({ saldo }) => saldo),
    entregadores,
    maquininhas: await maquininhasDe(em, comercio_id),
    prestacoes: prestacoes.map(comCodigo(vault)),
    ...(await movimentosDe(em, { coluna: 'comercio_id', id: comercio_id, antes_de, page })),
  };
}
