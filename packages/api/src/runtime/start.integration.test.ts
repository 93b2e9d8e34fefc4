import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onThisMachineOnly } from './exposed-demo.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
let pasta: string;
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'corre-inicio-'));
});
afterAll(() => rm(pasta, { recursive: true, force: true }));

/**
 * Runs `npm start` with the embedded database of `dados`. Returns its output until it is up or has ended, and a way to
 * stop it.
 */
async function iniciar(dados: string, ambiente: Record<string, string>) {
  const porta = String(await freePort());
  const { DATABASE_URL: _, SEED: __, HOST: ___, ...env } = process.env;
  const filho = spawn(process.execPath, [MAIN], {
    env: { ...env, DATA_DIR: join(pasta, dados), PORT: porta, LOG_LEVEL: 'silent', ...ambiente },
  });
  let dito = '';
  filho.stdout.setEncoding('utf8').on('data', (parte) => (dito += parte));
  filho.stderr.setEncoding('utf8').on('data', (parte) => (dito += parte));
  while (!dito.includes('Corre no ar') && filho.exitCode === null) await wait(50);
  await wait(200);
  const parar = async () => {
    if (filho.exitCode === null) {
      filho.kill('SIGTERM');
      await once(filho, 'exit');
    }
    return filho.exitCode;
  };
  const entrar = async () => {
    const resposta = await fetch(`http://127.0.0.1:${porta}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usuario: 'admin', senha: 'demo1234' }),
    });
    return resposta.status;
  };
  return { dito: () => dito, parar, entrar };
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
  const aqui = await iniciar('demo', {});
  expect(aqui.dito()).toContain('Contas de demonstração');
  expect(await aqui.entrar()).toBe(200);
  await aqui.parar();

  const expostas: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0', SEED: 'none' },
  ];
  for (const ambiente of expostas) {
    const fora = await iniciar('demo', ambiente);
    expect(await fora.parar()).toBe(1);
    expect(fora.dito()).toMatch(
      /^As contas de demonstração \(senha demo1234\) estão neste banco de dados.*SEED=demo\.$/m,
    );
  }

  const pedida = await iniciar('demo', { HOST: '0.0.0.0', SEED: 'demo' });
  expect(await pedida.entrar()).toBe(200);
  await pedida.parar();
}, 300_000);

test('a first start that a network can reach plants no demonstration', async () => {
  const fora = await iniciar('vazio', { HOST: '0.0.0.0' });
  expect(fora.dito()).toContain('Primeira senha da conta admin');
  expect(fora.dito()).not.toContain('demonstração');
  expect(await fora.entrar()).toBe(401);
  await fora.parar();
});
