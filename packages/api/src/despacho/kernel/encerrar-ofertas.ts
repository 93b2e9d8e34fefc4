import type { MotivoPausa, ResultadoOferta } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsAfter, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { noteOfferEnded } from '../../base/dispatch-notes.ts';
import { avisar } from '../../eventos/avisar.ts';
import { pausar } from './pausa.ts';
import { MOTIVO_EXPIRADAS, MOTIVO_NAO_ENTREGUES } from './textos.ts';
import { tirarDaFila } from './tirar-da-fila.ts';

/** How a deadline ends an offer: `expirada` after delivery, `nao_entregue` without one. */
type Fim = Extract<ResultadoOferta, 'expirada' | 'nao_entregue'>;

/** Pushes in a row that a phone may sleep through before its courier leaves the queue. */
const CHAMADOS_PARA_SAIR = 10;

/** Index `oferta_vence`. */
const encerrar = compiled((db, given: Given<{ agora: string; pausa_segundos: number; praca_id: number }>) =>
  db
    .with('vencida', (q) =>
      q
        .updateTable('oferta')
        .set({
          resultado: sql<Fim>`case when entregue_em is null then 'nao_entregue' else 'expirada' end`,
          respondida_em: given('agora'),
        })
        .where('resultado', 'is', null)
        .where('praca_id', '=', given('praca_id'))
        .where(
          sql<string>`case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end`,
          '<=',
          given('agora'),
        )
        .returning(({ ref }) => [
          'rota_id',
          'entregador_id',
          'praca_id',
          'por_push',
          ref('resultado').$castTo<Fim>().as('resultado'),
        ]),
    )
    .with('pausada', (q) =>
      pausar(
        q,
        q
          .selectFrom('vencida as v')
          .where(({ or, eb, ref }) => or([eb('v.resultado', '=', 'expirada'), ref('v.por_push')]))
          .select(['v.rota_id', 'v.entregador_id', 'v.praca_id'])
          .select(
            sql<MotivoPausa>`case v.resultado when 'expirada' then 'pausa_expirada' else 'chamado' end`.as('motivo'),
          )
          .select(secondsAfter(instant(given('agora')), given('pausa_segundos')).as('ate')),
      ),
    )
    .updateTable('fila_entregador as f')
    .from('vencida as v')
    .set({
      com_oferta: false,
      fila_desde: sql`case when f.online and v.resultado = 'expirada' then ${given('agora')}::timestamptz else f.fila_desde end`,
      alcancavel: sql`f.alcancavel and v.resultado = 'expirada'`,
      expiradas_consecutivas: sql`f.expiradas_consecutivas + (v.resultado = 'expirada')::int`,
      nao_entregues_consecutivas: sql`f.nao_entregues_consecutivas + (v.resultado = 'nao_entregue' and not v.por_push)::int`,
      chamados_sem_resposta: sql`f.chamados_sem_resposta + (v.resultado = 'nao_entregue' and v.por_push)::int`,
    })
    .whereRef('f.entregador_id', '=', 'v.entregador_id')
    .returning([
      'f.entregador_id',
      'f.chamados_sem_resposta',
      'v.resultado',
      'v.por_push',
      sql<number>`case v.resultado when 'expirada' then f.expiradas_consecutivas else f.nao_entregues_consecutivas end`.as(
        'seguidas',
      ),
    ]),
);

/**
 * Ends the offers of a praça whose deadline passed, and moves their couriers. The caller holds the dispatch lock.
 * A lapse sends the courier to the end of the queue. An offer that never reached the phone does not, but the courier
 * counts as unreachable until the next sign of life. Three in a row of either kind take the courier offline
 * [sair-da-fila]. A push that did not wake the phone counts as neither, and ten in a row say that nobody is there.
 */
export async function encerrarVencidas(em: Em, config: Config, agora: string, praca_id: number): Promise<void> {
  const pausa_segundos = config.PAUSA_EXPIRADA_SEGUNDOS;
  for (const vencida of await encerrar(em, { agora, pausa_segundos, praca_id })) {
    const { entregador_id, resultado, por_push, seguidas, chamados_sem_resposta } = vencida;
    noteOfferEnded(em, resultado);
    await avisar(em, { tipo: 'oferta', entregador_id });
    if (resultado === 'expirada' && seguidas >= config.EXPIRADAS_PARA_SAIR) {
      await tirarDaFila(em, entregador_id, MOTIVO_EXPIRADAS(seguidas), agora);
    }
    const perdidas = por_push ? chamados_sem_resposta : seguidas;
    if (resultado === 'nao_entregue' && perdidas >= (por_push ? CHAMADOS_PARA_SAIR : config.NAO_ENTREGUES_PARA_SAIR)) {
      await tirarDaFila(em, entregador_id, MOTIVO_NAO_ENTREGUES(perdidas), agora);
    }
  }
}
