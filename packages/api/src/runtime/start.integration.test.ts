import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onThisMachineOnly } from '../base/wants-demo.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corre-inicio-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs `npm start` with the embedded database of `dados`. Returns its output until it is up or has ended, and a way to
 * stop it.
 */
async function startServer(dados: string, environment: Record<string, string>) {
  const port = String(await freePort());
  const { DATABASE_URL: _, SEED: __, HOST: ___, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...env,
      DATA_DIR: join(folder, dados),
      PORT: port,
      LOG_LEVEL: 'silent',
      SAIDA_SEGUNDOS: '0',
      DEMO_VIVA: 'false',
      ...environment,
    },
  });
  let dito = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (dito += part));
  child.stderr.setEncoding('utf8').on('data', (part) => (dito += part));
  let acabou = false;
  child.once('close', () => (acabou = true));
  // The accounts of the demonstration or the first link are the last lines of a start.
  while (!/escritório {4}admin, suporte|Vamos começar/.test(dito) && !acabou) await wait(5);
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  const entrar = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usuario: 'admin', senha: 'demo1234' }),
    });
    return answer.status;
  };
  return { dito: () => dito, stop, entrar };
}

test.each([
  ['127.0.0.1', 0, true],
  ['127.8.9.1', 0, true],
  ['::1', 0, true],
  ['localhost', 0, true],
  ['127.0.0.1', 1, false],
  ['0.0.0.0', 0, false],
  ['::', 0, false],
  ['192.168.0.7', 0, false],
  ['127.0.0.1.example', 0, false],
])('HOST=%s with TRUST_PROXY=%i is this machine alone: %s', (HOST, TRUST_PROXY, soAqui) => {
  expect(onThisMachineOnly({ HOST, TRUST_PROXY })).toBe(soAqui);
});

// It starts five processes, each with its own cluster.
test('the demonstration is there on this machine, is not opened to a network by itself, and is when asked for', async () => {
  const aqui = await startServer('demo', {});
  expect(aqui.dito()).toContain('Contas de demonstração');
  expect(await aqui.entrar()).toBe(200);
  await aqui.stop();

  const expostas: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0', SEED: 'none' },
  ];
  for (const environment of expostas) {
    const fora = await startServer('demo', environment);
    expect(await fora.stop()).toBe(1);
    expect(fora.dito()).toMatch(
      /^As contas de demonstração \(senha demo1234\) estão neste banco de dados.*SEED=demo\.$/m,
    );
  }

  const pedida = await startServer('demo', { HOST: '0.0.0.0', SEED: 'demo' });
  expect(await pedida.entrar()).toBe(200);
  await pedida.stop();
}, 900_000);

test('a first start that a network can reach plants no demonstration', async () => {
  const fora = await startServer('vazio', { HOST: '0.0.0.0' });
  expect(fora.dito()).toMatch(/Vamos começar: abra http:\/\/\S+\/senha\?comecar#[\w-]{43} /);
  expect(fora.dito()).not.toContain('demonstração');
  expect(await fora.entrar()).toBe(401);
  await fora.stop();
});
