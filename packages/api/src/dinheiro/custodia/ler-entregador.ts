import type { CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { emMaosDe, limiteDeDinheiro } from '../../despacho/kernel/em-maos.queries.ts';
import { tentativasRestantes } from './codigo.ts';
import { movimentosDe } from './movimentos.queries.ts';
import { prestacoesAbertas } from './prestacao.queries.ts';

/**
 * Returns what a courier has in hand, the open handovers, and the newest movements. `antes_de` returns the next older
 * movements.
 */
export async function custodiaDoEntregador(
  em: Em,
  config: Config,
  { entregador_id, antes_de }: { entregador_id: number; antes_de?: number | undefined },
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
    ...(await movimentosDe(em, { coluna: 'entregador_id', id: entregador_id, antes_de })),
  };
}
