import type { Bench } from './row.ts';
import { type Side, startSide } from './side.ts';

/** What to ask, in which order, over so many keep-alive connections that each wait for their answer. */
export interface HttpLoad {
  /** `http://127.0.0.1:3000` */
  base: string;
  connections: number;
  requests: { method: 'GET' | 'POST' | 'PUT'; path: string; headers?: Record<string, string>; body?: string }[];
}

/** Figures: `rate`, `p50`, `p99`, and `refused`, which counts answers that are no 2xx, faults and time-outs. */
export const httpLoad = (bench: Bench, load: HttpLoad): Promise<Side> =>
  startSide(bench, new URL('./http-load.side.ts', import.meta.url), load);
