import type { Config } from '../base/config.ts';
import { DRAIN_MS } from './server.ts';

/** Beside the open requests: pushes and looks at the database that are under way, the pools, an embedded PostgreSQL. */
const CLOSE_MS = 10_000;

/**
 * A stop that takes longer is cut, in milliseconds: what was committed stays, and nobody waits for a process that hangs. Whoever
 * starts us (systemd, compose, Kubernetes) waits longer still, or open requests are killed: stop-times.test.ts holds their files.
 */
export const stopMaxMs = ({ SAIDA_SEGUNDOS }: Pick<Config, 'SAIDA_SEGUNDOS'>): number =>
  SAIDA_SEGUNDOS * 1000 + DRAIN_MS + CLOSE_MS;
