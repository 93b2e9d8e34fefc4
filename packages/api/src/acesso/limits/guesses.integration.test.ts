import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { PAYLOAD_DE_CADASTRO } from '@corre/testing/harness/registration.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { createLimits, esperaDaConta } from './limits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1', LOGIN_FALHAS_CONTA_DIA: '12' });
});
afterAll(() => api.close());

const de = (ip: string) => ({ 'x-forwarded-for': ip });
const entrar = (cliente: Client, usuario: string, senha: string, ip: string) =>
  cliente.post('/login', { usuario, senha }, de(ip));

/** Guesses like a botnet, each time from another address. Returns the statuses. */
async function adivinhar(usuario: string, vezes: number): Promise<number[]> {
  const status: number[] = [];
  for (let i = 0; i < vezes; i += 1) {
    status.push((await entrar(api.anonymous(), usuario, `palpite${i}`, `198.51.100.${i}`)).status);
  }
  return status;
}

describe('one account, guessed at from everywhere', () => {
  it('lets a guess through ever more rarely', async () => {
    await api.novo.entregador({ usuario: 'alvo' });
    const status = await adivinhar('alvo', 20);
    expect(status.slice(0, 12)).toEqual(Array(12).fill(401));
    expect(status.filter((s) => s === 429).length).toBeGreaterThanOrEqual(6);
    const recusa = await entrar(api.anonymous(), 'alvo', TEST_PASSWORD, '203.0.113.1');
    expect([recusa.status, recusa.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('the right password from a browser that it knows goes through all the same, from any address', async () => {
    await api.novo.entregador({ usuario: 'conhecida' });
    const casa = api.anonymous();
    expect((await entrar(casa, 'conhecida', TEST_PASSWORD, '203.0.113.2')).status).toBe(200);
    await casa.post('/logout', {});
    await adivinhar('conhecida', 20);
    expect((await entrar(casa, 'conhecida', TEST_PASSWORD, '198.51.100.3')).status).toBe(200);
    const rua = api.anonymous();
    expect((await entrar(rua, 'conhecida', TEST_PASSWORD, '198.51.100.4')).status).toBe(429);
  });

  it('a known browser guesses no more than any other, and is no way into another account', async () => {
    const [, outra] = [
      await api.novo.entregador({ usuario: 'curiosa' }),
      await api.novo.entregador({ usuario: 'vizinha' }),
    ];
    const casa = api.anonymous();
    await entrar(casa, 'curiosa', TEST_PASSWORD, '203.0.113.3');
    await adivinhar('vizinha', 20);
    expect((await entrar(casa, 'vizinha', TEST_PASSWORD, '203.0.113.4')).status).toBe(429);
    const status = [];
    for (let i = 0; i < 12; i += 1) status.push((await entrar(casa, 'curiosa', `x${i}`, `203.0.113.${50 + i}`)).status);
    expect(status).toEqual([...Array(10).fill(401), 429, 429]);
    expect(outra.id).toBeGreaterThan(0);
  });

  it('the id that a browser had before a login knows nobody afterwards', async () => {
    await api.novo.entregador({ usuario: 'trocada' });
    const casa = api.anonymous();
    await entrar(casa, 'trocada', TEST_PASSWORD, '203.0.113.5');
    const antigo = casa.cookie;
    await entrar(casa, 'trocada', TEST_PASSWORD, '203.0.113.5');
    await adivinhar('trocada', 20);
    expect(
      (
        await entrar(
          new Client(
            api.base,
            antigo.split('; ').find((c) => c.includes('navegador')),
          ),
          'trocada',
          TEST_PASSWORD,
          '203.0.113.6',
        )
      ).status,
    ).toBe(429);
    expect((await entrar(casa, 'trocada', TEST_PASSWORD, '203.0.113.6')).status).toBe(200);
  });

  it('a wait doubles, is never longer than a quarter of an hour, and parallel guesses share it', async () => {
    expect([30, 31, 32, 40, 5_000].map((n) => esperaDaConta(n, 30))).toEqual([0, 2, 4, 900, 900]);
    const limits = await createLimits(api.url, readConfig({ LOGIN_FALHAS_CONTA_DIA: '3' }));
    const palpites = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) =>
        limits.beforeLogin({ user_type: 'comercio', usuario: 'loja', ip: `192.0.2.${i}`, navegador: null }),
      ),
    );
    expect(palpites.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await limits.close();
  });
});

it('a /64 of IPv6 counts as one address', async () => {
  await api.novo.entregador({ usuario: 'seis' });
  const status = [];
  for (let i = 0; i < 11; i += 1)
    status.push((await entrar(api.anonymous(), 'seis', 'x', `2001:db8:9:9::${i + 1}`)).status);
  expect(status.at(-1)).toBe(429);
});

it('an account has ten sessions at most: the eleventh login ends the oldest', async () => {
  await api.novo.entregador({ usuario: 'muitas' });
  const clientes = Array.from({ length: 11 }, () => api.anonymous());
  for (const cliente of clientes) await entrar(cliente, 'muitas', TEST_PASSWORD, '203.0.113.7');
  const status = await Promise.all(clientes.map(async (cliente) => (await cliente.get('/sessao')).status));
  expect(status).toEqual([401, ...Array(10).fill(200)]);
});

it('an address registers so many times an hour', async () => {
  const pequena = await startApi({ CADASTROS_POR_HORA: '2', TRUST_PROXY: '1' });
  const cadastrar = (ip: string) =>
    pequena.anonymous().post('/cadastro', { ...PAYLOAD_DE_CADASTRO, usuario: `u${ip.length}x` }, de(ip));
  await cadastrar('2001:db8:5:5::1');
  await cadastrar('2001:db8:5:5::22');
  expect((await cadastrar('2001:db8:5:5::3')).status).toBe(429);
  expect((await cadastrar('2001:db8:5:6::3')).status).not.toBe(429);
  await pequena.close();
});
