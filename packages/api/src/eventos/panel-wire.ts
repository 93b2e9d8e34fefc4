import { getTRPCErrorShape } from '@trpc/server';
import { BusinessError } from '../base/business-error.ts';
import { refusal, t } from '../transport/trpc/init.ts';
import { onceEach, STREAM_HEADERS, type Wire } from './wire.ts';

/*
 * The frames that tRPC's httpSubscriptionLink reads, as @trpc/server's sseStreamProducer writes them (stream/sse.ts of
 * 11.19). Each event is encoded once for all its readers.
 */

const frame = (event: string | null, data: string) =>
  Buffer.from(`${event === null ? '' : `event: ${event}\n`}data: ${data}\n\n`);

export const PANEL_HEADERS = { ...STREAM_HEADERS, Vary: 'trpc-accept, accept' } as const;

/** The first frame of every panel's stream. It contains the silence after which the panel reconnects. */
export const CONNECTED = frame('connected', JSON.stringify(t._config.sse?.client ?? {}));
const PING = frame('ping', '');

/**
 * Tells the panel to read everything again. It opens every stream, and replaces the events that a slow reader missed.
 */
export const INICIO = frame(null, JSON.stringify({ tipo: 'inicio' }));

function sessionEnded(): Buffer {
  const error = refusal(new BusinessError('SESSAO_TERMINADA'));
  const config = t._config;
  const call = { type: 'subscription', path: 'eventos.aoVivo', input: undefined, ctx: undefined } as const;
  return frame('serialized-error', JSON.stringify(getTRPCErrorShape({ config, error, ...call })));
}

const SESSION_ENDED = sessionEnded();

/**
 * The panels' frames. They have no ids: tRPC's client would hand on an event with an id in another shape, which open
 * pages of older releases do not know. A panel reads everything again after a cut.
 */
export const PANEL: Wire = {
  event: onceEach(({ evento }) => frame(null, JSON.stringify(evento))),
  ping: () => PING,
  readAgain: () => INICIO,
  bye: frame('return', ''),
  ended: () => SESSION_ENDED,
};
