import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Returns a process's processor time in seconds, with its ended children; 0 without /proc or without the process. */
function processorSeconds(pid: number): { seconds: number; parent: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return { seconds: ticks / TICKS, parent: Number(fields[1]) };
  } catch {
    return { seconds: 0, parent: 0 };
  }
}

/** Returns the id of the PostgreSQL server behind `url`: the parent of its backends. */
export async function serverProcess(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { parent } = processorSeconds(rows[0]?.pid ?? 0);
  await client.end();
  return parent;
}

/** Returns the processor time of a process and its children, in seconds; NaN where the system does not provide it. */
function familySeconds(pid: number): number {
  if (platform() !== 'linux') return Number.NaN;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && id !== pid && processorSeconds(id).parent === pid);
  return [pid, ...children].reduce((sum, id) => sum + processorSeconds(id).seconds, 0);
}

/** The processor time of watched processes together, since the start of the watch. */
export interface Used {
  seconds: number;
  /** Percent of one core. */
  percent: number;
}

/** Starts to watch. The returned function gives the use so far. */
export function watchProcessor(pids: readonly number[]): () => Used {
  const used = () => pids.reduce((sum, pid) => sum + familySeconds(pid), 0);
  const before = used();
  const start = performance.now();
  return () => {
    const seconds = used() - before;
    return { seconds, percent: (seconds / (performance.now() - start)) * 100_000 };
  };
}
