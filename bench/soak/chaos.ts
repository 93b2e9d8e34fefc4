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
  matarApi(): Promise<void>;
  matarPostgres(): Promise<void>;
  parar(): Promise<void>;
}

/** The batch sizes of the processes: one runs waiting acts together, the next runs each act alone. */
const JUNTOS = [16, 1];

async function pronto(base: string): Promise<void> {
  for (const fim = Date.now() + 60_000; Date.now() < fim; await wait(100)) {
    if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) return;
  }
  throw new Error(`${base} did not become ready`);
}

async function pidDoPostgres(url: string): Promise<number> {
  const orm = await initOrm({ url, poolMax: 2 });
  const [setting] = await orm.em.fork().execute<{ data_directory: string }[]>('show data_directory');
  await orm.close();
  return Number(readFileSync(path.join(setting?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * Starts one API process. Deadlines are short, so that a few minutes hold many deliveries. `juntos`: most acts in one
 * batch.
 */
const abrirProcesso = (url: string, porta: number, dataDir: string, juntos: number): ChildProcess =>
  spawn(process.execPath, ['packages/api/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...NO_BRAKES,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SEED: 'demo',
      PORT: String(porta),
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
  const filhos: (ChildProcess | undefined)[] = [];
  /** Processes that have answered since their start. */
  const noAr = new Set<ChildProcess>();
  let parando = false;
  const subir = (i: number): ChildProcess => {
    const filho = abrirProcesso(url, portas[i] ?? 0, dataDir, JUNTOS[i % JUNTOS.length] ?? 1);
    void pronto(`http://127.0.0.1:${portas[i]}`).then(
      () => noAr.add(filho),
      () => undefined,
    );
    // A process that fails in its start because PostgreSQL was killed is started again as well.
    filho.once('exit', () => {
      noAr.delete(filho);
      if (!parando) setTimeout(() => (filhos[i] = subir(i)), 500);
    });
    return filho;
  };
  filhos[0] = subir(0);
  const bases = portas.map((porta) => `http://127.0.0.1:${porta}`);
  await pronto(bases[0] ?? '');
  for (let i = 1; i < quantos; i += 1) filhos[i] = subir(i);
  await Promise.all(bases.map(pronto));

  const quedas = { api: 0, postgres: 0 };
  return {
    bases,
    quedas,
    async matarApi() {
      // Only kill a process that has answered. On a busy machine a start can take longer than the kill interval, and no
      // process would ever answer.
      const filho = filhos[Math.floor(Math.random() * quantos)];
      if (!filho || !noAr.delete(filho)) return;
      filho.kill('SIGKILL');
      quedas.api += 1;
    },
    async matarPostgres() {
      if (noAr.size === 0) return;
      const pid = await pidDoPostgres(url).catch(() => null);
      if (pid === null) return;
      process.kill(pid, 'SIGKILL');
      quedas.postgres += 1;
    },
    async parar() {
      parando = true;
      for (const filho of filhos) filho?.kill('SIGTERM');
      await Promise.all(
        filhos.map((filho) => filho && filho.exitCode === null && filho.signalCode === null && once(filho, 'exit')),
      );
    },
  };
}
