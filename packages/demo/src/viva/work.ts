import type { Draw } from '../draw.ts';
import type { Relogio } from './clock.ts';
import type { Trecho } from './habits.ts';
import { tempoDe } from './habits.ts';

/** What everybody of the town works with. */
export interface Oficio {
  relogio: Relogio;
  draw: Draw;
}

/** Waits as long as this part of the work takes. Rejects when the signal aborts. */
export const esperar = ({ relogio, draw }: Oficio, trecho: Trecho, signal: AbortSignal): Promise<void> =>
  relogio.espera(tempoDe(draw, trecho), signal);

/**
 * Does something that may fail, such as a call that came too late or found the API away. The state at the server tells
 * what to do next, so the failure itself tells nothing.
 */
export async function tentar(fazer: () => Promise<unknown>): Promise<void> {
  await fazer().catch(() => undefined);
}
