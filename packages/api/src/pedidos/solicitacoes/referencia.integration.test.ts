import type { SolicitacaoDoComercio, SolicitacaoDoEntregador } from '@corre/contract/solicitacoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, type Race, startRace, startTogether, whileBusy } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PEDIDO = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };
const RODADAS = 8;

let race: Race;
let loja: SignedIn;
beforeAll(async () => {
  race = await startRace(2);
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  loja = await race.api.novo.comercio();
});

const caminho = (resto: string) => `/comercio/${encodeURIComponent(loja.nome)}/${resto}`;

interface Resposta {
  solicitacao_ids: number[];
  message: string;
  detail: string;
  codigo: string;
}
const enviar = (corpo: Record<string, unknown>, quem = loja) =>
  quem.cliente.post<Resposta>(caminho('solicitar-entrega'), { ...PEDIDO, ...corpo });
const daReferencia = async (referencia: string) => {
  const achadas = await loja.cliente.get<SolicitacaoDoComercio[]>(
    caminho(`solicitacoes?referencia_externa=${encodeURIComponent(referencia)}`),
  );
  expect(achadas.status).toBe(200);
  return achadas.body;
};
const quantas = () => race.count('select count(*)::int as total from solicitacao where comercio_id = ?', loja.id);

// [referencia-externa]
describe('a reference of the caller', () => {
  it('finds its request, also after its end', async () => {
    const { body } = await enviar({ referencia_externa: '  venda 4821/ã  ' });
    await enviar({ referencia_externa: 'outra' });
    const [id] = body.solicitacao_ids;
    expect(await daReferencia('venda 4821/ã')).toMatchObject([{ id, referencia_externa: 'venda 4821/ã' }]);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect(await daReferencia('venda 4821/ã')).toMatchObject([{ id, status: 'cancelada' }]);
    expect(await daReferencia('venda')).toEqual([]);
    const vizinha = await race.api.novo.comercio();
    const { body: dela } = await vizinha.cliente.get<unknown[]>(
      `/comercio/${encodeURIComponent(vizinha.nome)}/solicitacoes?referencia_externa=outra`,
    );
    expect(dela).toEqual([]);
  });

  it('answers the same call with the first ids and makes nothing, however the fields are written', async () => {
    const corpo = { referencia_externa: 'r1', destinatario_telefone: '(44) 99812-4076' };
    const primeira = await enviar(corpo);
    const repetida = await enviar({ ...corpo, destinatario_telefone: '+55 44 99812-4076', observacao: '  ' });
    expect([repetida.status, repetida.body]).toEqual([200, primeira.body]);
    expect(await quantas()).toBe(1);
    const { usos } = await race
      .db()
      .selectFrom('endereco_conhecido')
      .select('usos')
      .where('comercio_id', '=', loja.id)
      .executeTakeFirstOrThrow();
    expect(usos).toBe(1);
  });

  it('refuses a call with other values, and a reference of one shop is free in another', async () => {
    await enviar({ referencia_externa: 'r2' });
    const outra = await enviar({ referencia_externa: 'r2', valor_estimado: 10 });
    expect([outra.status, outra.body.codigo]).toEqual([409, 'REFERENCIA_USADA']);
    const acompanhada = await enviar({
      referencia_externa: 'nova',
      multiplas_entregas: [{ ...PEDIDO, referencia_externa: 'r2' }],
    });
    expect(acompanhada.status).toBe(409);
    expect(await quantas()).toBe(1);
    await pedir(await race.api.novo.comercio(), { referencia_externa: 'r2' });
  });

  it('belongs to one stop of a route, and the whole route is repeated', async () => {
    const rota = {
      referencia_externa: 'a',
      multiplas_entregas: [
        { endereco: 'Av. Brasil, 1', valor_estimado: 8, referencia_externa: 'b' },
        { endereco: 'Av. Brasil, 2', valor_estimado: 8 },
      ],
    };
    const { body } = await enviar(rota);
    expect(body.solicitacao_ids).toHaveLength(3);
    expect((await enviar(rota)).body).toEqual(body);
    expect(await daReferencia('b')).toMatchObject([{ id: body.solicitacao_ids[1], ordem: 2 }]);
    const duas = await enviar({
      referencia_externa: 'c',
      multiplas_entregas: [{ ...PEDIDO, referencia_externa: 'c' }],
    });
    expect([duas.status, duas.body.detail]).toEqual([400, 'Duas entregas da rota têm a mesma referência']);
    for (const referencia_externa of ['x'.repeat(65), 'a\u202eb', 7])
      expect((await enviar({ referencia_externa })).status).toBe(400);
  });

  it('makes one request of ten calls at once over two processes', async () => {
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const respostas = await startTogether(
        Array.from(
          { length: 10 },
          (_, i) => () => whileBusy(() => enviar({ referencia_externa: `vez-${vez}` }, race.via(loja, i))),
        ),
      );
      expect(countStatus(respostas, 200)).toBe(10);
      expect(new Set(respostas.map(({ body }) => body.solicitacao_ids.join())).size).toBe(1);
      expect(await quantas()).toBe(vez + 1);
      await loja.cliente.put(`/comercio/solicitacao/${respostas[0]?.body.solicitacao_ids[0]}/cancelar`);
    }
  });

  it('makes one of two different calls at once, and routes that cross do not block each other', async () => {
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const [um, dois] = [`um-${vez}`, `dois-${vez}`];
      const rota = (primeira: string, segunda: string) => ({
        referencia_externa: primeira,
        multiplas_entregas: [{ ...PEDIDO, referencia_externa: segunda }],
      });
      const respostas = await startTogether(
        Array.from(
          { length: 6 },
          (_, i) => () =>
            whileBusy(() => enviar(i % 2 === 0 ? rota(um, dois) : rota(dois, um), race.via(loja, Math.floor(i / 2)))),
        ),
      );
      expect([countStatus(respostas, 200), countStatus(respostas, 409)]).toEqual([3, 3]);
      for (const id of (await daReferencia(um)).map((achada) => achada.id))
        await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
      for (const id of (await daReferencia(dois)).map((achada) => achada.id))
        await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    }
    expect(await quantas()).toBe(2 * RODADAS);
  });
});

// [destinatario]
describe('the recipient', () => {
  const RECEBE = { destinatario_nome: ' Dona  Zuleica\u200b ', destinatario_telefone: '44 99812-4076' };

  it('is read by the shop, and by the courier from the acceptance to the end only', async () => {
    const ana = await race.api.novo.entregador();
    await ficarOnline(ana);
    const [id] = await pedir(loja, RECEBE);
    const visto = { destinatario_nome: 'Dona Zuleica', destinatario_telefone: '+5544998124076' };
    const { body: daLoja } = await loja.cliente.get(caminho(`solicitacoes/${id}`));
    expect(daLoja).toMatchObject(visto);
    expect(JSON.stringify(await ofertaDe(ana))).not.toMatch(/Zuleica|998124076/);
    const minha = async () => {
      const { body } = await ana.cliente.get<SolicitacaoDoEntregador[]>(`/entregador/${ana.id}/minhas-solicitacoes`);
      return body.find((solicitacao) => solicitacao.id === id);
    };
    expect(await minha()).toBeUndefined();
    await aceitar(ana, id);
    expect(await minha()).toMatchObject(visto);
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    expect(await minha()).toMatchObject(visto);
    await avancar(ana, id, 'finalizada');
    expect(await minha()).toMatchObject({ destinatario_nome: null, destinatario_telefone: null });
    const suporte = await race.api.novo.funcionario('suporte');
    const { body: doSuporte } = await suporte.cliente.get(`/suporte/solicitacoes/${id}`);
    expect(JSON.stringify(doSuporte)).not.toMatch(/Zuleica|998124076/);
  });

  it('has a telephone of Brazil, and a name of at most 80 characters', async () => {
    const recusada = await enviar({ destinatario_telefone: '99812-4076' });
    expect([recusada.status, recusada.body.detail]).toEqual([400, 'Telefone inválido: use DDD e número']);
    expect((await enviar({ destinatario_nome: 'a'.repeat(81) })).status).toBe(400);
    expect((await enviar({ destinatario_nome: '', destinatario_telefone: ' ' })).status).toBe(200);
  });
});
