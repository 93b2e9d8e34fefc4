import type { Config } from '../base/config.ts';
import { DRAIN_MS } from './server.ts';

/**
 * The longest time to close the rest, in milliseconds: pushes and queries in progress, pools, an embedded PostgreSQL.
 */
const CLOSE_MS = 10_000;

/**
 * Returns the longest time of a stop, in milliseconds; then the process exits. Committed data stays. systemd must wait
 * longer, or it kills open requests. stop-times.test.ts checks its unit.
 */
export const stopMaxMs = ({ SAIDA_SEGUNDOS }: Pick<Config, 'SAIDA_SEGUNDOS'>): number =>
  SAIDA_SEGUNDOS * 1000 + DRAIN_MS + CLOSE_MS;
