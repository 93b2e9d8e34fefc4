import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { initOrm } from '@corre/db/orm.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** API processes on one PostgreSQL. Both are killed, and they come back on their ports. */
export interface Frota {
  bases: string[];
  quedas: { api: number; postgres: number };
  killApi(): Promise<void>;
  killPostgres(): Promise<void>;
  stop(): Promise<void>;
}

/** The batch sizes of the processes: one runs waiting acts together, the next runs each act alone. */
const JUNTOS = [16, 1];

async function pronto(base: string): Promise<void> {
  for (const fim = Date.now() + 60_000; Date.now() < fim; await wait(100)) {
    if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) return;
  }
  throw new Error(`${base} did not become ready`);
}

async function postgresPid(url: string): Promise<number> {
  const orm = await initOrm({ url, poolMax: 2 });
  const [setting] = await orm.em.fork().execute<{ data_directory: string }[]>('show data_directory');
  await orm.close();
  return Number(readFileSync(path.join(setting?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * Starts one API process. Deadlines are short, so that a few minutes hold many deliveries. `juntos`: most acts in one
 * batch.
 */
const openProcess = (url: string, port: number, dataDir: string, juntos: number): ChildProcess =>
  spawn(process.execPath, ['packages/api/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...NO_BRAKES,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SEED: 'demo',
      DEMO_VIVA: 'false',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      POOL_MAX: '12',
      ACTS_TOGETHER: String(juntos),
      OFERTA_SEGUNDOS: '3',
      OFERTA_ENTREGA_SEGUNDOS: '1.5',
      PAUSA_EXPIRADA_SEGUNDOS: '2',
      PAUSA_RECUSA_SEGUNDOS: '3',
      RECUSAS_PARA_SUSPENDER: '3',
      EXPIRADAS_PARA_SAIR: '3',
      NAO_ENTREGUES_PARA_SAIR: '3',
      LOGIN_FALHAS_IP_DIA: '1000000',
    },
  });

/** Starts `quantos` processes on `url`. */
export async function iniciarFrota(url: string, quantos: number, dataDir: string): Promise<Frota> {
  const portas = await Promise.all(Array.from({ length: quantos }, freePort));
  const children: (ChildProcess | undefined)[] = [];
  /** Processes that have answered since their start. */
  const started = new Set<ChildProcess>();
  let parando = false;
  const startUp = (i: number): ChildProcess => {
    const child = openProcess(url, portas[i] ?? 0, dataDir, JUNTOS[i % JUNTOS.length] ?? 1);
    void pronto(`http://127.0.0.1:${portas[i]}`).then(
      () => started.add(child),
      () => undefined,
    );
    // A process that fails in its start because PostgreSQL was killed is started again as well.
    child.once('exit', () => {
      started.delete(child);
      if (!parando) setTimeout(() => (children[i] = startUp(i)), 500);
    });
    return child;
  };
  children[0] = startUp(0);
  const bases = portas.map((port) => `http://127.0.0.1:${port}`);
  await pronto(bases[0] ?? '');
  for (let i = 1; i < quantos; i += 1) children[i] = startUp(i);
  await Promise.all(bases.map(pronto));

  const quedas = { api: 0, postgres: 0 };
  return {
    bases,
    quedas,
    async killApi() {
      // Only kill a process that has answered. On a busy machine a start can take longer than the kill interval, and no
      // process would ever answer.
      const child = children[Math.floor(Math.random() * quantos)];
      if (!child || !started.delete(child)) return;
      child.kill('SIGKILL');
      quedas.api += 1;
    },
    async killPostgres() {
      if (started.size === 0) return;
      const pid = await postgresPid(url).catch(() => null);
      if (pid === null) return;
      process.kill(pid, 'SIGKILL');
      quedas.postgres += 1;
    },
    async stop() {
      parando = true;
      for (const child of children) child?.kill('SIGTERM');
      await Promise.all(
        children.map((child) => child && child.exitCode === null && child.signalCode === null && once(child, 'exit')),
      );
    },
  };
}
