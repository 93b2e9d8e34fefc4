import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** The machine of the measurement. Figures have little meaning without it. */
export interface Machine {
  cpu: string;
  cores: number;
  memory_gb: number;
  node: string;
  postgresql: string;
  /** Flushes of 8 KB to this disk per second. A durable commit costs one flush. */
  flushes: number;
  /** Whether the measured PostgreSQL flushed. */
  durable: boolean;
  /** The load average over a minute, before the measurements. */
  load: number;
}

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100;

const FLUSHES = 100;

function flushRate(): number {
  const file = path.join(tmpdir(), `corre-bench-${process.pid}`);
  const descriptor = openSync(file, 'w');
  const page = Buffer.alloc(8192, 1);
  const start = performance.now();
  for (let i = 0; i < FLUSHES; i += 1) {
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
  }
  const seconds = (performance.now() - start) / 1000;
  closeSync(descriptor);
  rmSync(file);
  return Math.round(FLUSHES / seconds);
}

async function serverVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}

/** Describes this machine. `url` is a database of the measured PostgreSQL. */
export async function describeMachine(url: string, durable: boolean): Promise<Machine> {
  const load = loadNow();
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memory_gb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    postgresql: await serverVersion(url),
    flushes: flushRate(),
    durable,
    load,
  };
}
