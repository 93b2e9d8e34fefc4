// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { situacaoCom, troca } from './navegador.ts';
import { confirmar } from './use-avisos.ts';

const CHAVE = 'BNcRdreALRFXTkOOUHK1';
const bytes = Uint8Array.from(atob(CHAVE), (letra) => letra.charCodeAt(0));

/** The browser's subscription, and how many it made. */
let atual: { endpoint: string } | null;
let feitas: number;
const inscricao = (endpoint: string, applicationServerKey: ArrayBuffer = bytes.buffer) => ({
  endpoint,
  options: { applicationServerKey },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    atual = null;
    return true;
  },
});
const pushManager = {
  getSubscription: async () => atual,
  subscribe: async () => {
    feitas += 1;
    atual ??= inscricao(`nova-${feitas}`);
    return atual;
  },
};

beforeEach(() => {
  atual = inscricao('velha');
  feitas = 0;
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  troca.end();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that has these addresses. */
function servidorCom(...tem: string[]) {
  const feito: string[] = [];
  const push = {
    chave: { query: async () => ({ chave: CHAVE }) },
    inscrever: {
      mutate: async ({ endpoint }: { endpoint: string }) => {
        feito.push(`inscrever ${endpoint}`);
        return { message: '', conhecida: tem.includes(endpoint) };
      },
    },
    esquecer: {
      mutate: async ({ endpoint }: { endpoint: string }) => void feito.push(`esquecer ${endpoint}`),
    },
  };
  return { feito, push, servidor: { push } as unknown as Parameters<typeof confirmar>[0] };
}

it('a subscription that the server has is sent again, and stays', async () => {
  const { feito, servidor } = servidorCom('velha');
  expect(await confirmar(servidor, 1)).toBe(true);
  expect(feito).toEqual(['inscrever velha']);
});

it('a subscription that the server had let go is replaced, because its push service may have ended it', async () => {
  const { feito, servidor } = servidorCom();
  expect(await confirmar(servidor, 1)).toBe(true);
  expect(feito).toEqual(['inscrever velha', 'esquecer velha', expect.stringMatching(/^inscrever nova-/)]);
});

it('a browser whose subscription is for another key of the server makes one for this key', async () => {
  atual = inscricao('velha', new ArrayBuffer(3));
  const { feito, servidor } = servidorCom();
  expect(await confirmar(servidor, 1)).toBe(true);
  expect(feito).toEqual(['inscrever nova-1']);
});

it('a browser whose subscription was switched off meanwhile makes none', async () => {
  atual = null;
  const { feito, servidor } = servidorCom();
  expect(await confirmar(servidor, 1)).toBe(false);
  expect([feito, atual]).toEqual([[], null]);
});

it('a server of the previous release, which does not say whether it knew the address, ends none', async () => {
  const { feito, push, servidor } = servidorCom();
  const { mutate } = push.inscrever;
  push.inscrever.mutate = async (dito) => ({ ...(await mutate(dito)), conhecida: undefined as unknown as boolean });
  expect(await confirmar(servidor, 1)).toBe(true);
  expect(feito).toEqual(['inscrever velha']);
});

it('what was switched off while it was replaced stays off', async () => {
  const { push, servidor } = servidorCom();
  push.esquecer.mutate = async () => {
    atual = null;
    troca.end();
  };
  expect(await confirmar(servidor, 1)).toBe(false);
  expect(atual).toBeNull();
});

it('a replacement that was cut off between the old address and the new one goes on at the next start', async () => {
  const { servidor } = servidorCom();
  const { subscribe } = pushManager;
  pushManager.subscribe = () =>
    atual ? subscribe() : Promise.reject(new DOMException('push service error', 'AbortError'));
  await expect(confirmar(servidor, 1)).rejects.toThrow('push service error');
  pushManager.subscribe = subscribe;
  expect([atual, troca.pending()]).toEqual([null, true]);
  expect(await confirmar(servidor, 1)).toBe(true);
  expect([atual === null, troca.pending()]).toEqual([false, false]);
});

it('without an answer of the server nothing is confirmed', async () => {
  const { push, servidor } = servidorCom();
  push.inscrever.mutate = () => Promise.reject(new Error('offline'));
  await expect(confirmar(servidor, 1)).rejects.toThrow('offline');
});

it.each([
  ['ligado', true, 'ligado'],
  ['ligado', false, 'desligado'],
  ['ligado', undefined, undefined],
  ['desligado', true, 'desligado'],
  ['bloqueado', undefined, 'bloqueado'],
  [undefined, true, undefined],
] as const)('where the browser says %s and the server %s the panel says %s', (navegador, confirmada, situacao) => {
  expect(situacaoCom(navegador, confirmada)).toBe(situacao);
});
