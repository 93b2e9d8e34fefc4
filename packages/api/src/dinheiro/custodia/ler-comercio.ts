import type { CustodiaDoComercio, MaquininhaView } from '@corre/contract/custodia/contrato.ts';
import { somarReais } from '@corre/contract/money.ts';
import type { Em } from '@corre/db/orm.ts';
import { jsonBuildObject, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { movimentosDe } from './movimentos.queries.ts';
import { comCodigo, prestacoesAbertas } from './prestacao.queries.ts';

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
  { comercio_id, antes_de }: { comercio_id: number; antes_de?: number | undefined },
): Promise<CustodiaDoComercio> {
  const entregadores = await entregadoresCom(em, comercio_id);
  const prestacoes = await prestacoesAbertas(em.getKysely()).where('p.comercio_id', '=', comercio_id).execute();
  return {
    saldo_total: somarReais(entregadores, ({ saldo }) => saldo),
    entregadores,
    maquininhas: await maquininhasDe(em, comercio_id),
    prestacoes: prestacoes.map(comCodigo(vault)),
    ...(await movimentosDe(em, { coluna: 'comercio_id', id: comercio_id, antes_de })),
  };
}
