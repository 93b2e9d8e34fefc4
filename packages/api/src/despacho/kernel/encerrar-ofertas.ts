import type { ResultadoOferta } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { MOTIVO_EXPIRADAS, MOTIVO_NAO_ENTREGUES } from './textos.ts';
import { tirarDaFila } from './tirar-da-fila.ts';

/** How an offer dies by the clock: seen, or not even delivered. */
type Fim = Extract<ResultadoOferta, 'expirada' | 'nao_entregue'>;

/** Index `oferta_viva_da_rota`. */
const encerrar = compiled((db, given: Given<{ agora: string }>) =>
  db
    .with('vencida', (q) =>
      q
        .updateTable('oferta')
        .set({
          resultado: sql<Fim>`case when entregue_em is null then 'nao_entregue' else 'expirada' end`,
          respondida_em: given('agora'),
        })
        .where('resultado', 'is', null)
        .where(({ or, and, eb }) =>
          or([
            eb('expira_em', '<=', given('agora')),
            and([eb('entregue_em', 'is', null), eb('entregar_ate', '<=', given('agora'))]),
          ]),
        )
        .returning(({ ref }) => ['entregador_id', ref('resultado').$castTo<Fim>().as('resultado')]),
    )
    .updateTable('fila_entregador as f')
    .from('vencida as v')
    .set({
      fila_desde: sql`case when f.online and v.resultado = 'expirada' then ${given('agora')}::timestamptz else f.fila_desde end`,
      ultimo_sinal: sql`case when v.resultado = 'expirada' then f.ultimo_sinal end`,
      expiradas_consecutivas: sql`f.expiradas_consecutivas + (v.resultado = 'expirada')::int`,
      nao_entregues_consecutivas: sql`f.nao_entregues_consecutivas + (v.resultado = 'nao_entregue')::int`,
    })
    .whereRef('f.entregador_id', '=', 'v.entregador_id')
    .returning([
      'f.entregador_id',
      'v.resultado',
      sql<number>`case v.resultado when 'expirada' then f.expiradas_consecutivas else f.nao_entregues_consecutivas end`.as(
        'seguidas',
      ),
    ]),
);

/**
 * Marks the offers that died by the clock and moves their couriers: a lapse sends them to the end of the queue, an offer
 * that never reached their phone does not, but they count as unreachable until they are heard from again. Three in a row of
 * either kind take them offline (decision record 0005). The caller holds the dispatch lock.
 */
export async function encerrarVencidas(em: Em, config: Config, agora: string): Promise<void> {
  for (const { entregador_id, resultado, seguidas } of await encerrar(em, { agora })) {
    await avisar(em, { tipo: 'oferta', entregador_id });
    if (resultado === 'expirada' && seguidas >= config.EXPIRADAS_PARA_SAIR) {
      await tirarDaFila(em, entregador_id, MOTIVO_EXPIRADAS(seguidas), agora);
    }
    if (resultado === 'nao_entregue' && seguidas >= config.NAO_ENTREGUES_PARA_SAIR) {
      await tirarDaFila(em, entregador_id, MOTIVO_NAO_ENTREGUES(seguidas), agora);
    }
  }
}
