import type { Evento } from '@corre/contract/eventos/contrato.ts';
import { getTRPCErrorShape } from '@trpc/server';
import { BusinessError } from '../base/business-error.ts';
import { refusal, t } from '../transport/trpc/init.ts';

/*
 * The frames that tRPC's httpSubscriptionLink reads, as @trpc/server's sseStreamProducer writes them (stream/sse.ts of
 * 11.19). Each frame is encoded once for all its readers (ADR 0036).
 */

const frame = (event: string | null, data: string) =>
  Buffer.from(`${event === null ? '' : `event: ${event}\n`}data: ${data}\n\n`);

export const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'keep-alive',
  Vary: 'trpc-accept, accept',
} as const;

/** The first frame of every stream. It contains the silence after which the client reconnects. */
export const CONNECTED = frame('connected', JSON.stringify(t._config.sse?.client ?? {}));
export const PING = frame('ping', '');
/** The last frame when the server ends the stream. The client then opens another. */
export const RETURN = frame('return', '');

export const eventFrame = (evento: Evento) => frame(null, JSON.stringify(evento));

/**
 * Tells the client to read everything again. It opens every stream, and replaces the events that a slow reader missed.
 */
export const INICIO = eventFrame({ tipo: 'inicio' });

function sessionEnded(): Buffer {
  const error = refusal(new BusinessError('SESSAO_TERMINADA'));
  const config = t._config;
  const call = { type: 'subscription', path: 'eventos.aoVivo', input: undefined, ctx: undefined } as const;
  return frame('serialized-error', JSON.stringify(getTRPCErrorShape({ config, error, ...call })));
}

export const SESSION_ENDED = sessionEnded();
