import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecret } from '../../saida/segredos.ts';

interface Chegada {
  raw: string;
  headers: IncomingHttpHeaders;
  status: number;
}
interface Noticia {
  type: string;
  timestamp: string;
  data: { sequencia: number; id: number; status: string; [campo: string]: unknown };
}

let api: TestApi;
let servidor: Server;
let base: string;
/** The arrivals and the prepared answers of each path. Without a prepared answer it is 204. */
const chegadas = new Map<string, Chegada[]>();
const respostas = new Map<string, number[]>();

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  servidor = createServer(async (req, res) => {
    const caminho = req.url ?? '';
    const status = respostas.get(caminho)?.shift() ?? 204;
    const chegada = { raw: await text(req), headers: req.headers, status };
    chegadas.set(caminho, [...(chegadas.get(caminho) ?? []), chegada]);
    res.writeHead(status, status === 302 ? { location: `${base}/outro` } : {}).end();
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  base = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
});
const em = () => api.orm.em.fork().getKysely();

afterAll(async () => {
  await api.close();
  servidor.closeAllConnections();
  servidor.close();
});

/** Plants a receiver of this shop without the registration. */
async function registrar({ id }: SignedIn, caminho: string) {
  const segredo = newSecret('webhook');
  const { id: integracao_id } = await em()
    .insertInto('integracao')
    .values({
      comercio_id: id,
      tipo: 'webhook',
      nome: 'Painel da cozinha',
      ambiente: 'producao',
      segredo_cifrado: api.vault.seal(segredo),
      url_eventos: `${base}${caminho}`,
      criada_por_tipo: 'comercio',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { integracao_id, segredo };
}

/** Support assigns the request to this courier. */
const atribuir = (suporte: SignedIn, solicitacao_id: number, { id: entregador_id }: SignedIn) =>
  suporte.cliente.put('/suporte/atribuir-entrega', { solicitacao_id, entregador_id });

const doCaminho = (caminho: string) => chegadas.get(caminho) ?? [];
const lidas = (caminho: string) => doCaminho(caminho).map(({ raw }): Noticia => JSON.parse(raw));
/** Checks the signature with another vendor's library. */
const conferir = (segredo: string, { raw, headers }: Chegada) =>
  new Webhook(segredo).verify(raw, headers as Record<string, string>);

describe('news of a request', () => {
  it('come in order, counted, signed by both secrets after a change, and say nothing of anybody', async () => {
    const loja = await api.novo.comercio('Cantina da Nona');
    const { integracao_id, segredo } = await registrar(loja, '/nona');
    const novo = newSecret('webhook');
    await em()
      .updateTable('integracao')
      .set({
        segredo_cifrado: api.vault.seal(novo),
        segredo_anterior_cifrado: api.vault.seal(segredo),
        anterior_ate: sql<string>`agora() + interval '7 days'`,
      })
      .where('id', '=', integracao_id)
      .execute();
    const [id] = await pedir(loja, {
      observacao: 'Portão azul, falar com Ana',
      endereco: 'Rua das Palmeiras, 77',
      referencia_externa: 'venda-77',
      destinatario_nome: 'Dona Zuleica',
      destinatario_telefone: '44 99812-4076',
    });
    const ana = await api.novo.entregador({ nome_completo: 'Beatriz Ana Moura' });
    await ficarOnline(ana);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    await expect.poll(() => doCaminho('/nona').length, { timeout: 60_000 }).toBe(5);
    const noticias = lidas('/nona');
    expect(noticias.map(({ type }) => type.replace('solicitacao.', ''))).toEqual([
      'criada',
      'aceita',
      'em_retirada',
      'em_entrega',
      'finalizada',
    ]);
    expect(noticias.map(({ data }) => data.sequencia)).toEqual([1, 2, 3, 4, 5]);
    expect(noticias.map(({ data }) => [data.id, data.status])).toEqual(
      ['aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada'].map((status) => [id, status]),
    );
    expect(noticias.map(({ data }) => data.entregador_nome)).toEqual([null, ...Array(4).fill('Beatriz')]);
    const { body: vista } = await loja.cliente.get<{ rastreio_url: string }>(
      `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes/${id}`,
    );
    for (const { data } of noticias)
      expect(data).toMatchObject({
        referencia_externa: 'venda-77',
        numero_pedido: null,
        rastreio_url: vista.rastreio_url,
      });
    for (const chegada of doCaminho('/nona')) {
      for (const um of [segredo, novo]) conferir(um, chegada);
      expect(chegada.raw).not.toMatch(/Palmeiras|Portão|Ana|Moura|Zuleica|99812|\+55/);
      expect(Buffer.byteLength(chegada.raw)).toBeLessThan(20_000);
    }
  });

  it('that were not taken come again with the same id and the same bytes, and hold up the ones behind them', async () => {
    const loja = await api.novo.comercio();
    const { integracao_id, segredo } = await registrar(loja, '/teimoso');
    respostas.set('/teimoso', [500, 503]);
    const [id] = await pedir(loja);
    await expect.poll(() => doCaminho('/teimoso').length, { timeout: 60_000 }).toBe(1);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    // Schedule the message now instead of in half a minute.
    await expect
      .poll(
        async () => {
          await em()
            .updateTable('mensagem_externa')
            .set({ proximo_envio: '2026-01-01T00:00:00Z' })
            .where('proximo_envio', 'is not', null)
            .execute();
          await em()
            .updateTable('integracao')
            .set({ falhas: 0, pausada_ate: null })
            .where('id', '=', integracao_id)
            .execute();
          return doCaminho('/teimoso').length;
        },
        { timeout: 30_000, interval: 300 },
      )
      .toBe(4);
    const [primeira, ...repetidas] = doCaminho('/teimoso').slice(0, 3);
    for (const repetida of repetidas) {
      expect([repetida.raw, repetida.headers['webhook-id']]).toEqual([primeira?.raw, primeira?.headers['webhook-id']]);
      conferir(segredo, repetida);
    }
    expect(lidas('/teimoso').at(-1)).toMatchObject({
      type: 'solicitacao.cancelada',
      data: { sequencia: 2, cancelada_por: 'comercio' },
    });
  });

  it('that are answered 410 switch the receiver off', async () => {
    const loja = await api.novo.comercio();
    const { integracao_id } = await registrar(loja, '/foi');
    respostas.set('/foi', [410]);
    await pedir(loja);
    const ler = () =>
      em()
        .selectFrom('integracao')
        .select(['ativa', 'desligada_por'])
        .where('id', '=', integracao_id)
        .executeTakeFirstOrThrow();
    await expect.poll(ler, { timeout: 60_000 }).toEqual({ ativa: false, desligada_por: '410' });
    await pedir(loja);
    const fluxos = await em()
      .selectFrom('fluxo_externo')
      .select('id')
      .where('integracao_id', '=', integracao_id)
      .execute();
    expect(fluxos).toHaveLength(1);
  });

  it('of a problem, of the code and of another courier say which, and nothing of a milestone that has no word', async () => {
    const loja = await api.novo.comercio();
    await registrar(loja, '/tudo');
    const [id] = await pedir(loja, { exige_codigo: true });
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    const suporte = await api.novo.funcionario('suporte');
    const { body } = await loja.cliente.get<{ codigo: string }>(`/comercio/solicitacao/${id}/codigo`);
    await atribuir(suporte, id, ana);
    await ana.cliente.post(`/entregador/solicitacao/${id}/problema`, { motivo: 'pane', mensagem: 'Furou o pneu' });
    await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, {
      acao: 'transferir',
      entregador_id: bia.id,
      motivo: 'Pane da moto',
    });
    await avancar(bia, id, 'em_retirada', 'em_entrega');
    await bia.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'no_cliente' });
    await bia.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada', codigo: body.codigo });
    await expect.poll(() => lidas('/tudo').at(-1)?.type, { timeout: 60_000 }).toBe('solicitacao.finalizada');
    const ditas = lidas('/tudo').map(({ type, data }) => [type.replace('solicitacao.', ''), data.entregador_id]);
    expect(ditas).toEqual([
      ['criada', null],
      ['aceita', ana.id],
      ['problema', ana.id],
      ['transferida', bia.id],
      ['em_retirada', bia.id],
      ['em_entrega', bia.id],
      ['codigo', bia.id],
      ['finalizada', bia.id],
    ]);
    // No message has an earlier instant than the one before, so sorting by time keeps the order.
    const instantes = lidas('/tudo').map(({ timestamp }) => timestamp);
    expect(instantes).toEqual(instantes.toSorted());
    // The page of the messages does not show the code, and it is the same page in all of them.
    const paginas = new Set(lidas('/tudo').map(({ data }) => String(data.rastreio_url)));
    expect(paginas.size).toBe(1);
    const { body: daLoja } = await loja.cliente.get<{ rastreio_url: string }>(
      `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes/${id}`,
    );
    expect(paginas.has(daLoja.rastreio_url)).toBe(false);
    const [, , problema, , , , codigo] = lidas('/tudo');
    expect(problema?.data).toMatchObject({ status: 'aceita', problema: { motivo: 'pane' } });
    expect(codigo?.data).toMatchObject({ codigo: 'confirmado' });
    expect(
      doCaminho('/tudo')
        .map(({ raw }) => raw)
        .join(),
    ).not.toContain('pneu');
  });
});
