import type { Bench } from './row.ts';
import { type Side, startSide } from './side.ts';

/** The requests and their order, and the number of keep-alive connections. Each connection waits for its answer. */
export interface HttpLoad {
  /** `http://127.0.0.1:3000` */
  base: string;
  connections: number;
  requests: { method: 'GET' | 'POST' | 'PUT'; path: string; headers?: Record<string, string>; body?: string }[];
}

/**
 * Starts a load. Figures: `rate`, `p50`, `p99`, and `refused`, the number of answers without 2xx, faults and
 * time-outs.
 */
export const httpLoad = (bench: Bench, load: HttpLoad): Promise<Side> =>
  startSide(bench, new URL('./http-load.side.ts', import.meta.url), load);
