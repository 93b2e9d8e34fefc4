import type { Said } from '../base/stream-ports.ts';

/** Why the server ends a stream whose caller may no longer read: a code of the contract's list of errors. */
export type EndCode = 'SESSAO_TERMINADA' | 'CHAVE_DESCONHECIDA' | 'CHAVE_REVOGADA' | 'CHAVE_VENCIDA';

/** The headers of every stream. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'keep-alive',
} as const;

/** The bytes of a kind of stream: those of the panels (panel-wire.ts), and those of other clients (client-wire.ts). */
export interface Wire {
  event(said: Said): Uint8Array;
  ping(): Uint8Array;
  /** Tells the reader to read everything again. */
  readAgain(): Uint8Array;
  /** The last frame when the server stops. The reader then opens another stream. */
  readonly bye: Uint8Array;
  /** Returns the last frame when the caller may no longer read. */
  ended(codigo: EndCode): Uint8Array;
}

/** Encodes each event once for all its readers (ADR 0036). */
export function onceEach(encode: (said: Said) => Uint8Array): (said: Said) => Uint8Array {
  const frames = new WeakMap<Said, Uint8Array>();
  return (said) => {
    const known = frames.get(said);
    if (known) return known;
    const frame = encode(said);
    frames.set(said, frame);
    return frame;
  };
}
