import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../runtime/router.ts';
import { type RestRoute, restRoutes } from '../../transport/rest/rest-routes.ts';

const TIPOS = { e: 'entregador', c: 'comercio', a: 'admin', s: 'suporte' } as const;

/** Values that no form sends, but any caller may. */
const LIXO: unknown[] = [
  null,
  '',
  '   ',
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  '2147483648',
  '99999999999999999999',
  'NaN',
  'nul\u0000byte',
  '\ud800',
  "'; drop table entregador; --",
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  true,
  [],
  [null],
  [[1]],
  {},
  { $gt: 0 },
];

let api: TestApi;
let contas: Record<'e' | 'c' | 'a' | 's', SignedIn>;

beforeAll(async () => {
  api = await startApi({
    LOGIN_FALHAS_IP_DIA: '1000000',
    LOGIN_FALHAS_USUARIO: '100000',
    BUSCAS_POR_MINUTO: '1000000',
  });
  const [e, c, a, s] = [
    await api.novo.entregador(),
    await api.novo.comercio(),
    await api.novo.funcionario('admin'),
    await api.novo.funcionario('suporte'),
  ];
  contas = { e, c, a, s };
});
afterAll(() => api.close());

const rotas = restRoutes(appRouter._def.procedures).filter(({ nome }) => nome !== 'sessao.sair');

/** Returns the accounts that the route lets in; all of them for a public route. */
function quemPode({ callers }: RestRoute): [SignedIn, ...SignedIn[]] {
  const [primeira = 'a', ...outras] = (['e', 'c', 's', 'a'] as const).filter(
    (letra) => callers === null || callers[TIPOS[letra]],
  );
  return [contas[primeira], ...outras.map((letra) => contas[letra])];
}

/** A valid id that no account has. */
const DE_NINGUEM = 2 ** 31 - 1;

const proprios = (conta: SignedIn): Record<string, unknown> => ({
  entregador_id: contas.e.id,
  comercio_nome: contas.c.nome,
  user_type: conta === contas.c ? 'comercio' : 'entregador',
  user_id: conta.id,
});

function enviar(rota: RestRoute, conta: SignedIn, campo: string, valor: unknown) {
  const valores = { ...proprios(conta), [campo]: valor };
  const caminho = rota.path.replaceAll(/\{(\w+)\}/g, (_, nome: string) =>
    encodeURIComponent(
      String(valores[nome as keyof typeof valores] ?? '1')
        .toWellFormed()
        .slice(0, 2_000),
    ),
  );
  const noCorpo = rota.method !== 'GET' && rota.method !== 'DELETE' && !rota.path.includes(`{${campo}}`);
  const busca = new URLSearchParams();
  for (const nome of rota.campos) {
    const fora = rota.path.includes(`{${nome}}`) || (noCorpo && nome === campo);
    if (!fora && nome in valores) busca.set(nome, String(valores[nome as keyof typeof valores]).slice(0, 2_000));
  }
  const cliente = new Client(api.base, conta.cliente.cookie);
  const metodo = rota.method === 'PATCH' ? 'PUT' : rota.method;
  return cliente.pedir(metodo, `/api${caminho}?${busca}`, noCorpo ? { [campo]: valor } : undefined);
}

describe.each(rotas.map((rota) => [`${rota.method} ${rota.path}`, rota] as const))('%s', (_, rota) => {
  it('answers rubbish in every field with a sentence, never with a fault', async () => {
    const [conta] = quemPode(rota);
    for (const campo of rota.campos) {
      for (const valor of LIXO) {
        const { status, body } = await enviar(rota, conta, campo, valor);
        const onde = `${campo} = ${JSON.stringify(valor)?.slice(0, 60)} → ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
        expect(status, onde).toBeLessThan(500);
        if (status >= 400) expect(body.detail, onde).toMatch(/\p{L}/u);
      }
    }
  });

  it('answers whoever may ask about what is not there', async () => {
    for (const conta of quemPode(rota)) {
      for (const campo of rota.campos) {
        const { status, body } = await enviar(rota, conta, campo, DE_NINGUEM);
        expect(status, `${conta.nome}: ${campo} → ${status} ${JSON.stringify(body)?.slice(0, 200)}`).toBeLessThan(500);
      }
    }
  });
});
