import { randomUUID } from 'node:crypto';
import type {
  conversaDoComercioSchema,
  conversaDoEntregadorSchema,
  MensagemChat,
  naoLidasSchema,
} from '@corre/contract/chat/contrato.ts';
import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { PooledConnections } from '@corre/db/lines/pools.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { createListener } from '../../eventos/listener.ts';

type NaoLidas = z.output<typeof naoLidasSchema>;
type Enviada = MensagemChat & { detail: string };

let api: TestApi;
let outra: string;
beforeAll(async () => {
  api = await startApi();
  outra = await api.another();
});
afterAll(() => api.close());

/** Creates a delivery that a courier has just accepted. */
async function entregaAceita() {
  const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
  await ficarOnline(courier);
  const [id] = await pedir(loja, { endereco: 'Rua Santos Dumont, 2345' });
  await ofertaDe(courier);
  await aceitar(courier, id);
  // Leave the queue, so that the next request of another test is not offered to this courier.
  await courier.cliente.put(`/entregador/${courier.id}/status-online`, { online: false });
  return { loja, courier, id };
}
const daLoja = ({ nome }: SignedIn, fim: string) => `/comercio/${encodeURIComponent(nome)}/${fim}`;
const doEntregador = ({ id }: SignedIn, fim: string) => `/entregador/${id}/${fim}`;
const lojaEnvia = (loja: SignedIn, corpo: Record<string, unknown>) =>
  loja.cliente.post<Enviada>(daLoja(loja, 'enviar-mensagem'), corpo);
const courierEnvia = (courier: SignedIn, corpo: Record<string, unknown>, cliente = courier.cliente) =>
  cliente.post<Enviada>(doEntregador(courier, 'enviar-mensagem'), corpo);
const lojaLe = async (loja: SignedIn, id: number) =>
  (await loja.cliente.get<z.output<typeof conversaDoComercioSchema>>(daLoja(loja, `mensagens/${id}`))).body;
const courierLe = async (courier: SignedIn, id: number) =>
  (await courier.cliente.get<z.output<typeof conversaDoEntregadorSchema>>(doEntregador(courier, `mensagens/${id}`)))
    .body;

// [chat]
describe('the chat of a delivery', () => {
  it('carries messages both ways, counts the unread, and reading empties the count', async () => {
    const { loja, courier, id } = await entregaAceita();
    const naoLidas = async () =>
      (await courier.cliente.get<NaoLidas>(doEntregador(courier, 'mensagens-nao-lidas'))).body;
    expect(await naoLidas()).toMatchObject({
      chats: [
        { entrega_id: id, endereco: 'Rua Santos Dumont, 2345', entregador_nome: courier.nome, mensagens_nao_lidas: 0 },
      ],
      tem_mensagens_nao_lidas: false,
    });
    await lojaEnvia(loja, { entrega_id: id, mensagem: '  O pedido está na saída  ' });
    await lojaEnvia(loja, { entrega_id: id, mensagem: 'Portão azul' });
    expect(await naoLidas()).toMatchObject({
      chats: [{ mensagens_nao_lidas: 2, ultima_de: 'comercio' }],
      tem_mensagens_nao_lidas: true,
    });

    const lida = await courierLe(courier, id);
    expect(lida).toMatchObject({ comercio: loja.nome, aberto: true, status: 'aceita' });
    expect(lida.mensagens.map((m) => [m.sequencia, m.remetente_tipo, m.mensagem])).toEqual([
      [1, 'comercio', 'O pedido está na saída'],
      [2, 'comercio', 'Portão azul'],
    ]);
    expect((await naoLidas()).tem_mensagens_nao_lidas).toBe(false);

    await courierEnvia(courier, { entrega_id: id, mensagem: 'Chego em cinco minutos' });
    const naLoja = await lojaLe(loja, id);
    expect(naLoja).toMatchObject({
      entregador: { id: courier.id, nome: courier.nome },
      entrega: { id, status: 'aceita' },
    });
    expect(naLoja.mensagens.map(({ lida: foiLida }) => foiLida)).toEqual([true, true, true]);
  });

  it('gives twenty senders at once, on two processes, the numbers 1 to 20 without gaps', async () => {
    const { loja, courier, id } = await entregaAceita();
    const peloOutro = new Client(outra, courier.cliente.cookie);
    const respostas = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const corpo = { entrega_id: id, mensagem: `mensagem ${i}`, id: randomUUID() };
        return i % 2 ? courierEnvia(courier, corpo, peloOutro) : lojaEnvia(loja, corpo);
      }),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const numeros = respostas.map(({ body }) => body.sequencia).sort((a, b) => a - b);
    expect(numeros).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect((await lojaLe(loja, id)).mensagens).toHaveLength(20);
  });

  it('takes a message that is sent again once, also when both arrive together', async () => {
    const { loja, courier, id } = await entregaAceita();
    const corpo = { entrega_id: id, mensagem: 'Só uma vez', id: randomUUID() };
    const respostas = await Promise.all([1, 2, 3, 4, 5].map(() => lojaEnvia(loja, corpo)));
    expect(new Set(respostas.map(({ status, body }) => `${status} ${body.sequencia} ${body.data_envio}`)).size).toBe(1);
    expect((await lojaLe(loja, id)).mensagens).toHaveLength(1);
    expect((await lojaEnvia(loja, { ...corpo, mensagem: 'Outra coisa' })).status).toBe(409);
    expect((await courierEnvia(courier, corpo)).status).toBe(409);
    const segunda = await entregaAceita();
    expect((await lojaEnvia(segunda.loja, { ...corpo, entrega_id: segunda.id })).status).toBe(409);
  });

  it('refuses an empty text, one that is too long, and an id that is none', async () => {
    const { loja, id } = await entregaAceita();
    const detalhe = async (corpo: Record<string, unknown>) => {
      const { status, body } = await lojaEnvia(loja, { entrega_id: id, ...corpo });
      return `${status} ${body.detail}`;
    };
    expect(await detalhe({ mensagem: '   ' })).toBe('400 Digite uma mensagem');
    expect(await detalhe({})).toBe('400 Digite uma mensagem');
    expect(await detalhe({ mensagem: 'a'.repeat(1001) })).toBe('400 Use no máximo 1000 caracteres');
    expect(await detalhe({ mensagem: 'oi', id: 'x' })).toBe('400 Identificador da mensagem inválido');
  });

  it('is open in aceita, em_retirada and em_entrega only; afterwards it can still be read', async () => {
    const { loja, courier, id } = await entregaAceita();
    const tentar = async () => (await courierEnvia(courier, { entrega_id: id, mensagem: 'oi' })).status;
    expect(await tentar()).toBe(200);
    await avancar(courier, id, 'em_retirada');
    expect(await tentar()).toBe(200);
    await avancar(courier, id, 'em_entrega');
    expect(await tentar()).toBe(200);
    await avancar(courier, id, 'finalizada');
    const { status, body } = await courierEnvia(courier, { entrega_id: id, mensagem: 'oi' });
    expect([status, body.detail]).toEqual([409, 'Chat fechado - entrega finalizada']);
    expect((await lojaEnvia(loja, { entrega_id: id, mensagem: 'oi' })).status).toBe(409);
    expect(await lojaLe(loja, id)).toMatchObject({ aberto: false, status: 'finalizada' });
    expect((await lojaLe(loja, id)).mensagens).toHaveLength(3);
    const { chats } = (await loja.cliente.get<NaoLidas>(daLoja(loja, 'mensagens-nao-lidas'))).body;
    expect(chats).toEqual([]);
  });

  it('opens when a courier accepts', async () => {
    const loja = await api.novo.comercio();
    const [id] = await pedir(loja);
    const { status, body } = await lojaEnvia(loja, { entrega_id: id, mensagem: 'oi' });
    expect([status, body.detail]).toEqual([409, 'O chat abre quando um entregador aceita a entrega.']);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect((await lojaEnvia(loja, { entrega_id: id, mensagem: 'oi' })).body.detail).toBe(
      'Chat fechado - entrega cancelada',
    );
  });

  it('wakes both parties, when a message comes and when it is read', async () => {
    const { loja, courier, id } = await entregaAceita();
    const listener = await createListener({
      url: api.url,
      listenUrl: api.url,
      pooled: new PooledConnections(),
      log: pino({ level: 'silent' }),
    });
    const recebidos: Evento[] = [];
    listener.onReceive((evento) => recebidos.push(evento));
    const aviso = { tipo: 'mensagem', solicitacao_id: id, comercio_id: loja.id, entregador_id: courier.id };
    await lojaEnvia(loja, { entrega_id: id, mensagem: 'oi' });
    await vi.waitFor(() => expect(recebidos).toContainEqual(aviso));
    await courierLe(courier, id);
    await vi.waitFor(() => expect(recebidos.filter(({ tipo }) => tipo === 'mensagem')).toEqual([aviso, aviso]));
    await listener.close();
  });

  it('belongs to its two parties; support reads it without leaving a mark, nobody else does', async () => {
    const { loja, courier, id } = await entregaAceita();
    const estranho = await entregaAceita();
    await lojaEnvia(loja, { entrega_id: id, mensagem: 'Segredo' });
    expect((await lojaEnvia(estranho.loja, { entrega_id: id, mensagem: 'oi' })).status).toBe(403);
    expect((await courierEnvia(estranho.courier, { entrega_id: id, mensagem: 'oi' })).status).toBe(403);
    expect((await estranho.loja.cliente.get(daLoja(estranho.loja, `mensagens/${id}`))).status).toBe(403);
    expect((await estranho.courier.cliente.get(doEntregador(courier, `mensagens/${id}`))).status).toBe(403);
    expect((await loja.cliente.get(daLoja(loja, 'mensagens/999999'))).status).toBe(404);

    const suporte = await api.novo.funcionario('suporte');
    const lida = await suporte.cliente.get<z.output<typeof conversaDoComercioSchema>>(
      `/suporte/solicitacao/${id}/mensagens`,
    );
    expect(lida.body.mensagens).toMatchObject([{ mensagem: 'Segredo', lida: false }]);
    expect((await courier.cliente.get(`/suporte/solicitacao/${id}/mensagens`)).status).toBe(403);
    expect((await courier.cliente.get<NaoLidas>(doEntregador(courier, 'mensagens-nao-lidas'))).body).toMatchObject({
      tem_mensagens_nao_lidas: true,
    });
  });
});

/** Creates a route of two stops that a courier has just accepted. */
async function rotaAceita() {
  const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
  await ficarOnline(courier);
  const [primeira, segunda] = await pedir(loja, {
    endereco: 'Rua Santos Dumont, 1',
    multiplas_entregas: [{ endereco: 'Rua Santos Dumont, 2', valor_estimado: 8 }],
  });
  await ofertaDe(courier);
  await courier.cliente.put(doEntregador(courier, 'aceitar-rota'), { solicitacao_ids: [primeira, segunda] });
  await courier.cliente.put(doEntregador(courier, 'status-online'), { online: false });
  return { loja, courier, primeira, segunda: segunda ?? 0 };
}

describe('the chat of a route', () => {
  // [chat-da-rota]
  it('is one conversation, whichever stop leads to it, counted once', async () => {
    const { loja, courier, primeira, segunda } = await rotaAceita();
    await lojaEnvia(loja, { entrega_id: segunda, mensagem: 'O do portão azul primeiro' });
    const { body } = await courier.cliente.get<NaoLidas>(doEntregador(courier, 'mensagens-nao-lidas'));
    expect(body.chats).toMatchObject([
      { entrega_id: primeira, solicitacao_ids: [primeira, segunda], mensagens_nao_lidas: 1 },
    ]);
    expect((await courierLe(courier, primeira)).mensagens).toMatchObject([{ mensagem: 'O do portão azul primeiro' }]);
    await courierEnvia(courier, { entrega_id: primeira, mensagem: 'Combinado' });
    expect((await lojaLe(loja, segunda)).mensagens.map(({ sequencia, lida }) => [sequencia, lida])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect((await courier.cliente.get<NaoLidas>(doEntregador(courier, 'mensagens-nao-lidas'))).body).toMatchObject({
      tem_mensagens_nao_lidas: false,
    });
  });

  it('counts what is unread at each of its stops on the board of the shop', async () => {
    const { loja, courier, primeira, segunda } = await rotaAceita();
    await courierEnvia(courier, { entrega_id: segunda, mensagem: 'Cheguei' });
    const contagens = async () => {
      const { body } = await loja.cliente.get<SolicitacaoDoComercio[]>(daLoja(loja, 'solicitacoes'));
      return new Map(body.map(({ id, mensagens_nao_lidas }) => [id, mensagens_nao_lidas]));
    };
    expect(await contagens()).toEqual(
      new Map([
        [segunda, 1],
        [primeira, 1],
      ]),
    );
    await lojaLe(loja, primeira);
    expect([...(await contagens()).values()]).toEqual([0, 0]);
  });

  it('is closed for a stop that is cancelled, and goes on for the others', async () => {
    const { loja, courier, primeira, segunda } = await rotaAceita();
    await courierEnvia(courier, { entrega_id: primeira, mensagem: 'Indo buscar' });
    await loja.cliente.put(`/comercio/solicitacao/${primeira}/cancelar`);
    const fechado = { aberto: false, status: 'cancelada', mensagens: [{ mensagem: 'Indo buscar' }] };
    expect(await courierLe(courier, primeira)).toMatchObject(fechado);
    for (const enviada of [
      await courierEnvia(courier, { entrega_id: primeira, mensagem: 'oi' }),
      await lojaEnvia(loja, { entrega_id: primeira, mensagem: 'oi' }),
    ]) {
      expect([enviada.status, enviada.body.detail]).toEqual([409, 'Chat fechado - entrega cancelada']);
    }
    expect((await courierEnvia(courier, { entrega_id: segunda, mensagem: 'Levo só o outro' })).status).toBe(200);
    // The cancelled stop neither shows later messages of the route nor marks them as read.
    expect((await lojaLe(loja, primeira)).mensagens).toHaveLength(1);
    const { body } = await loja.cliente.get<NaoLidas>(daLoja(loja, 'mensagens-nao-lidas'));
    expect(body.chats).toMatchObject([{ entrega_id: segunda, solicitacao_ids: [segunda], mensagens_nao_lidas: 1 }]);
    const quadro = await loja.cliente.get<SolicitacaoDoComercio[]>(daLoja(loja, 'solicitacoes'));
    expect(new Map(quadro.body.map(({ id, mensagens_nao_lidas }) => [id, mensagens_nao_lidas]))).toEqual(
      new Map([
        [segunda, 1],
        [primeira, 0],
      ]),
    );
    expect(await lojaLe(loja, segunda)).toMatchObject({ aberto: true, mensagens: [{}, { lida: true }] });
  });

  it('stays open until the last stop ends, then says how it ended', async () => {
    const { courier, primeira, segunda } = await rotaAceita();
    await avancar(courier, primeira, 'em_retirada', 'em_entrega', 'finalizada');
    expect(await courierLe(courier, primeira)).toMatchObject({ aberto: true, status: 'em_entrega' });
    expect((await courierEnvia(courier, { entrega_id: primeira, mensagem: 'Falta um' })).status).toBe(200);
    await avancar(courier, segunda, 'finalizada');
    expect(await courierLe(courier, segunda)).toMatchObject({ aberto: false, status: 'finalizada' });
    const { status, body } = await courierEnvia(courier, { entrega_id: primeira, mensagem: 'oi' });
    expect([status, body.detail]).toEqual([409, 'Chat fechado - entrega finalizada']);
  });
});
