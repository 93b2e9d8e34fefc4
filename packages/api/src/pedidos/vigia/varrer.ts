import { setTimeout as wait } from 'node:timers/promises';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import { avisar } from '../../eventos/avisar.ts';
import { type Levantada, levantar } from './levantar.ts';
import { type Limites, limitesDaEmpresa } from './limites.ts';

/** Closes unanswered questions about a missing signal of couriers whose signal is back. Index `vigia_do_entregador`. */
const encerrarSilencios = (em: Em) =>
  rows(
    em,
    sql<Levantada>`
      update vigia v set encerrada_em = ${agora}, fim = 'sinal'
        from sinal g
       where v.encerrada_em is null and v.tipo = 'sem_sinal' and v.resposta is null
         and g.entregador_id = v.entregador_id and g.ultimo_sinal > v.aberta_em
      returning v.id, v.solicitacao_id, v.entregador_id`,
  );

/** Escalates unanswered questions to support. Index `vigia_a_escalar`. */
const escalar = (em: Em, segundos: number) =>
  rows(
    em,
    sql<Levantada>`
      update vigia set escalada_em = ${agora}
       where encerrada_em is null and escalada_em is null
         and aberta_em < (select agora() - make_interval(secs => ${segundos}))
      returning id, solicitacao_id, entregador_id`,
  );

/**
 * Runs one round of the watchdog (ADR 0025): closes questions about signals that are back, raises due questions,
 * escalates unanswered ones. Any number of processes may run it concurrently: one statement makes each change, and its
 * process notifies. Returns the number of changed rows.
 */
export async function varrer(em: Em, config: Config, limites: Limites): Promise<number> {
  return em.transactional(async (tx) => {
    const mudadas = [
      ...(await encerrarSilencios(tx)),
      ...(await levantar(tx, limites, config.ALCANCE_SEGUNDOS)),
      ...(await escalar(tx, config.VIGIA_RESPOSTA_SEGUNDOS)),
    ];
    await avisar(
      tx,
      ...mudadas.map(({ solicitacao_id, entregador_id }) => ({
        tipo: 'solicitacao' as const,
        assunto: 'vigia' as const,
        solicitacao_id,
        entregador_id,
      })),
    );
    return mudadas.length;
  });
}

/** Lifetime of the limits before they are computed again, in milliseconds. The 90th percentiles change slowly. */
const LIMITS_HOLD_MS = 10 * 60_000;

/**
 * Runs the watchdog of this process every `VIGIA_VARREDURA_SEGUNDOS`, until `signal` aborts. An error is logged, and
 * the loop goes on.
 */
export async function runWatch(deps: Pick<Deps, 'orm' | 'config' | 'log'>, signal: AbortSignal): Promise<void> {
  const { orm, config, log } = deps;
  let known: { limites: Limites; since: number } | null = null;
  while (!signal.aborted) {
    await wait(config.VIGIA_VARREDURA_SEGUNDOS * 1000, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const em = orm.em.fork();
      if (known === null || performance.now() - known.since > LIMITS_HOLD_MS) {
        known = { limites: await limitesDaEmpresa(em, config), since: performance.now() };
      }
      await varrer(em, config, known.limites);
    } catch (err) {
      log.warn({ err }, 'the watchdog failed; trying again');
    }
  }
}
