import { TIPOS_EVENTO } from '@corre/contract/eventos/contrato.ts';
import { RESULTADOS_OFERTA } from '@corre/contract/vocabulario.ts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * All metrics of this process since its start. Each process counts only itself, so sums over processes are correct
 * (ADR 0043). Metrics that are read at scrape time are in runtime/metrics/. docs/observability.md explains their use.
 */
export const measured = new Registry();
const registers = [measured];

/**
 * Starts series at 0. Prometheus computes `rate()` and `increase()` from the first sample of a series. It would miss
 * the first event of a series that starts with it.
 */
function fromZero<Label extends string>(
  metric: Counter<Label> | Histogram<Label>,
  label: Label,
  values: readonly string[],
): void {
  for (const value of values) {
    const labels = { [label]: value } as Record<Label, string>;
    if (metric instanceof Histogram) metric.zero(labels);
    else metric.inc(labels, 0);
  }
}

/** For a whole request, in seconds: a poll takes 2 ms, and statements end after 15 s. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** For the wait for the lock and the time under it, in seconds. */
const LOCK_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];
/** For the wait of a customer, in seconds. */
const WAITING_BUCKETS = [0.1, 1, 5, 15, 30, 60, 120, 300, 600, 1800];

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Pedidos HTTP respondidos, por procedimento (cada um de um lote conta), método e status; fluxos ao vivo não entram',
  labelNames: ['route', 'method', 'status'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
});

export const lockWaitSeconds = new Histogram({
  name: 'corre_dispatch_lock_wait_seconds',
  help: 'Espera pela trava do despacho, com a ida e volta que a pede',
  buckets: LOCK_BUCKETS,
  registers,
});

export const turnsWaiting = new Gauge({
  name: 'corre_turn_waiting',
  help: 'Atos que esperam a sua vez neste processo, antes da trava do despacho',
  registers,
});

export const turnSeconds = new Histogram({
  name: 'corre_turn_wait_seconds',
  help: 'Espera de um ato pela sua vez neste processo, sem conexão nem transação',
  buckets: LOCK_BUCKETS,
  registers,
});

export const actsTogether = new Histogram({
  name: 'corre_acts_together',
  help: 'Atos feitos em uma só vez: uma trava, uma transação',
  buckets: [1, 2, 4, 8, 16, 32],
  registers,
});

export const actSeconds = new Histogram({
  name: 'corre_dispatch_act_seconds',
  help: 'Tempo com a trava do despacho na mão, até o commit, por ato',
  labelNames: ['act'] as const,
  buckets: LOCK_BUCKETS,
  registers,
});

/** Acts that are not procedures. The act of a procedure has its name, and its series starts with the first call. */
const ACTS = ['poll', 'clock', 'push', 'open-delivery'];
fromZero(actSeconds, 'act', ACTS);

export const offersMade = new Counter({
  name: 'corre_offers_made_total',
  help: 'Ofertas feitas por este processo',
  registers,
});

export const offersEnded = new Counter({
  name: 'corre_offers_total',
  help: 'Ofertas encerradas por este processo, por resultado',
  labelNames: ['resultado'] as const,
  registers,
});

fromZero(offersEnded, 'resultado', RESULTADOS_OFERTA);

export const secondsToOffer = new Histogram({
  name: 'corre_request_to_offer_seconds',
  help: 'Do pedido à primeira oferta da rota, das ofertas deste processo',
  buckets: WAITING_BUCKETS,
  registers,
});

export const secondsToAccept = new Histogram({
  name: 'corre_request_to_accept_seconds',
  help: 'Do pedido ao aceite da rota, dos aceites deste processo',
  buckets: WAITING_BUCKETS,
  registers,
});

export const idempotentReplays = new Counter({
  name: 'corre_idempotent_replays_total',
  help: 'Repetições respondidas com a resposta guardada da primeira vez',
  registers,
});

/** The result of a push. */
export type PushResult = (typeof PUSH_RESULTS)[number];
const PUSH_RESULTS = ['sent', 'gone', 'refused', 'failed'] as const;

export const pushes = new Counter({
  name: 'corre_push_total',
  help: 'Avisos push: sent (entregue ao serviço), gone (inscrição acabou), refused, failed',
  labelNames: ['result'] as const,
  registers,
});

fromZero(pushes, 'result', PUSH_RESULTS);

/** The result of a message to another system. */
export type OutboxResult = (typeof OUTBOX_RESULTS)[number];
const OUTBOX_RESULTS = ['delivered', 'refused', 'gone', 'failed'] as const;

export const outboxSends = new Counter({
  name: 'corre_outbox_sends_total',
  help: 'Mensagens a outros sistemas: delivered (2xx), refused (outra resposta), gone (410), failed (sem resposta)',
  labelNames: ['result'] as const,
  registers,
});

fromZero(outboxSends, 'result', OUTBOX_RESULTS);

export const notifications = new Counter({
  name: 'corre_notify_total',
  help: 'Eventos ouvidos por LISTEN; cada processo ouve todos',
  labelNames: ['tipo'] as const,
  registers,
});

fromZero(notifications, 'tipo', TIPOS_EVENTO);

/** Sources of the answer to a courier's poll. */
const POLL_SOURCES = ['memory', 'database'] as const;

export const polls = new Counter({
  name: 'corre_polls_total',
  help: 'Consultas de entregadores: memory (respondida sem perguntar ao banco) ou database',
  labelNames: ['from'] as const,
  registers,
});

fromZero(polls, 'from', POLL_SOURCES);

export const notifyLagSeconds = new Histogram({
  name: 'corre_notify_lag_seconds',
  help: 'De um NOTIFY deste processo até que ele mesmo o ouça, medido a cada leitura',
  buckets: LOCK_BUCKETS,
  registers,
});

export const listenConnected = new Gauge({
  name: 'corre_listen_connected',
  help: '1 enquanto a conexão LISTEN está de pé',
  registers,
});
