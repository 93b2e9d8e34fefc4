import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ENDERECO = 'Rua das Flores, 12';
const linhas: string[] = [];
let api: TestApi;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi({}, { write: (linha: string) => void linhas.push(linha) });
  loja = await api.novo.comercio('Loja das Flores');
});
afterAll(() => api.close());

const pedir = (corpo: object) => loja.cliente.post('/comercio/Loja%20das%20Flores/solicitar-entrega', corpo);
const PEDIDO = { endereco: ENDERECO, valor_estimado: 14 };

describe('what no column can hold', () => {
  it.each([
    ['an amount below a cent', { ...PEDIDO, valor_estimado: 1e-9 }, 'Use no máximo duas casas decimais'],
    ['half a character', { ...PEDIDO, observacao: 'x\ud800' }, 'O texto tem um caractere inválido'],
    [
      'half a character deep inside',
      { ...PEDIDO, multiplas_entregas: [{ ...PEDIDO, endereco: '\udfff' }] },
      'O texto tem um caractere inválido',
    ],
    ['a NUL', { ...PEDIDO, observacao: 'x\0' }, 'O texto tem um caractere inválido'],
    [
      'an unknown field of a stop',
      { ...PEDIDO, multiplas_entregas: [{ ...PEDIDO, status: 'finalizada' }] },
      'Campo desconhecido: status',
    ],
  ])('%s is a 400 with a sentence', async (_, corpo, detail) => {
    expect(await pedir(corpo)).toMatchObject({ status: 400, body: { detail } });
  });

  it('says the same over tRPC', async () => {
    const corpo = { comercio_nome: loja.nome, ...PEDIDO, multiplas_entregas: [{ ...PEDIDO, valor_liquido: 1 }] };
    const { status, body } = await loja.cliente.pedir<{ error: { data: { detail: string } } }>(
      'POST',
      '/trpc/solicitacoes.criar',
      corpo,
    );
    expect([status, body.error.data.detail]).toEqual([400, 'Campo desconhecido: valor_liquido']);
  });

  it('a NUL in a photo’s address is no fault either', async () => {
    const { status } = await fetch(`${api.base}/api/foto/comercio/a%00b`);
    expect(status).toBe(400);
  });
});

it('a database error that no check foresaw leaves no address in the log', async () => {
  await api.orm.em
    .fork()
    .execute(`alter table solicitacao add constraint de_teste check (endereco not like '%Flores%')`);
  expect((await pedir(PEDIDO)).status).toBe(500);
  expect(linhas.join('')).toContain('de_teste');
  expect(linhas.join('')).not.toContain('Flores, 12');
});
