import type { SolicitacaoDoComercio, SolicitacaoDoEntregador } from '@corre/contract/solicitacoes/contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  race = await startRace(2, { VIGIA_VARREDURA_SEGUNDOS: '3600', VARREDURA_SEGUNDOS: '3600' });
  loja = await race.api.novo.comercio('Bella Massa');
  suporte = await race.api.novo.funcionario('suporte');
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  ana = await race.api.novo.entregador();
});

interface Resposta {
  status?: string;
  detail?: string;
  message?: string;
}

const OUTRA = { endereco: 'Av. Herval, 1212', valor_estimado: 8 };
const marco = (quem: SignedIn, id: number, tipo: string) =>
  quem.cliente.put<Resposta>(`/entregador/solicitacao/${id}/marco`, { tipo });
const intervir = (quem: SignedIn, id: number, dado: object) =>
  quem.cliente.put<Resposta>(`/suporte/solicitacao/${id}/intervir`, { motivo: 'Sem resposta', ...dado });
const cancelar = (id: number) => intervir(suporte, id, { acao: 'cancelar' });

async function naRua(pedido: Record<string, unknown> = {}): Promise<number> {
  await ficarOnline(ana);
  const [id] = await pedir(loja, pedido);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}

/** A request whose courier has the order, cancelled by support. */
async function canceladaNaMao(pedido: Record<string, unknown> = {}): Promise<number> {
  const id = await naRua(pedido);
  expect((await cancelar(id)).body.message).toBe('Entrega cancelada pelo suporte! O entregador leva de volta à loja.');
  return id;
}

const daLoja = async (id: number) =>
  (await loja.cliente.get<SolicitacaoDoComercio>(`/comercio/${encodeURIComponent(loja.nome)}/solicitacoes/${id}`)).body;
const lista = async (quem: SignedIn, incluir = '') =>
  (await quem.cliente.get<SolicitacaoDoEntregador[]>(`/entregador/${quem.id}/minhas-solicitacoes${incluir}`)).body;
const comCanceladas = (quem: SignedIn) => lista(quem, '?incluir=canceladas_em_maos');
const ocupado = ({ id }: SignedIn) =>
  race.count('select entregas_abertas as total from fila_entregador where entregador_id = ?', id);
const conferir = async () => expect(await quebras(race.api.orm.em.fork())).toEqual([]);

// [devolver] [desfecho]
describe('an order that is cancelled while its courier has it', () => {
  it('ends at once, and the courier keeps it, busy, until it is at the shop', async () => {
    const id = await canceladaNaMao({ pagamento: 'dinheiro', valor_a_receber: 40 });
    expect(await daLoja(id)).toMatchObject({ status: 'cancelada', desfecho: 'cancelada', a_devolver: true });
    expect(await comCanceladas(ana)).toMatchObject([
      { id, status: 'cancelada', desfecho: 'cancelada', a_devolver: true, valor_rota: 0, destinatario_nome: null },
    ]);
    // A panel of an older release does not expect it.
    expect(await lista(ana)).toEqual([]);
    expect(await ocupado(ana)).toBe(1);
    await pedir(loja);
    expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
    await conferir();

    expect((await marco(ana, id, 'devolvido')).status).toBe(200);
    expect(await ocupado(ana)).toBe(0);
    expect((await ofertaDe(ana)).proxima_entrega).not.toBeNull();
    expect(await comCanceladas(ana)).toEqual([]);
    expect(await daLoja(id)).toMatchObject({
      status: 'cancelada',
      desfecho: 'cancelada',
      a_devolver: false,
      marcos: [{ tipo: 'devolvido' }],
    });
    expect((await marco(ana, id, 'devolvido')).status).toBe(200);
    expect(await race.rows('select id from entrega where solicitacao_id = ?', id)).toEqual([]);
    await conferir();
  });

  it('keeps them half an hour at most, and their place; a return that is told later counts as a milestone', async () => {
    const id = await naRua();
    const lugar = () => race.rows('select fila_desde from fila_entregador where entregador_id = ?', ana.id);
    const antes = await lugar();
    await cancelar(id);
    const [espera] = await pedir(loja);
    await advanceTime(race.api.url, 29 * 60);
    await ficarOnline(ana);
    expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
    await advanceTime(race.api.url, 61);
    expect((await ofertaDe(ana)).proxima_entrega).toMatchObject({ id: espera });
    expect([await ocupado(ana), await comCanceladas(ana)]).toEqual([0, []]);
    expect(await lugar()).toEqual(antes);
    expect(await daLoja(id)).toMatchObject({ a_devolver: false, marcos: [] });
    expect((await marco(ana, id, 'devolvido')).status).toBe(200);
    expect(await daLoja(id)).toMatchObject({ marcos: [{ tipo: 'devolvido' }] });
    await conferir();
  });

  it('was one stop of a route: the others go on, and it goes back at the end', async () => {
    await ficarOnline(ana);
    const [primeira, segunda = 0, terceira = 0] = await pedir(loja, { multiplas_entregas: [OUTRA, OUTRA] });
    await aceitar(ana, primeira);
    await avancar(ana, primeira, 'em_retirada', 'em_entrega');
    await cancelar(segunda);
    expect(await ocupado(ana)).toBe(3);
    await avancar(ana, primeira, 'finalizada');
    await avancar(ana, terceira, 'finalizada');
    expect(await ocupado(ana)).toBe(1);
    expect((await comCanceladas(ana)).map(({ id }) => id).slice(0, 1)).toEqual([segunda]);
    await marco(ana, segunda, 'devolvido');
    expect(await ocupado(ana)).toBe(0);
    await conferir();
  });

  it('stays with its courier when support gives the rest of the route to another', async () => {
    await ficarOnline(ana);
    const bia = await race.api.novo.entregador();
    const [primeira, segunda = 0] = await pedir(loja, { multiplas_entregas: [OUTRA] });
    await aceitar(ana, primeira);
    await avancar(ana, primeira, 'em_retirada', 'em_entrega');
    await cancelar(primeira);
    await intervir(suporte, segunda, { acao: 'transferir', entregador_id: bia.id });
    expect([await ocupado(ana), await ocupado(bia)]).toEqual([1, 1]);
    expect(await comCanceladas(ana)).toMatchObject([{ id: primeira }]);
    expect((await marco(bia, primeira, 'devolvido')).status).toBe(403);
    await marco(ana, primeira, 'devolvido');
    expect(await ocupado(ana)).toBe(0);
    await conferir();
  });

  it.each([
    ['before it left the shop', ['em_retirada'], false],
    ['after the courier said that it is back', ['em_retirada', 'em_entrega'], true],
  ])('%s goes nowhere', async (_, passos, devolvido) => {
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, ...passos);
    if (devolvido) expect((await marco(ana, id, 'devolvido')).status).toBe(200);
    expect((await cancelar(id)).body.message).toBe('Entrega cancelada pelo suporte!');
    expect([await ocupado(ana), await comCanceladas(ana)]).toEqual([0, []]);
    expect(await daLoja(id)).toMatchObject({ status: 'cancelada', a_devolver: false });
    await conferir();
  });

  it('by an answer to a problem says where it goes, also to a repeat', async () => {
    const id = await naRua();
    const { body } = await ana.cliente.post<{ problema: { id: number } }>(`/entregador/solicitacao/${id}/problema`, {
      motivo: 'ninguem_atende',
    });
    const responder = () =>
      suporte.cliente.put<Resposta>(`/suporte/problema/${body.problema.id}`, { acao: 'cancelar' });
    const dito = 'Solicitação cancelada. O entregador leva de volta à loja.';
    expect((await responder()).body.message).toBe(dito);
    await marco(ana, id, 'devolvido');
    expect((await responder()).body.message).toBe(dito);
  });

  it('is read in the list of changes when it is back, and when its time is over', async () => {
    const lidas = async (cursor: string) =>
      (
        await loja.cliente.get<{ solicitacoes: SolicitacaoDoComercio[]; cursor: string }>(
          `/comercio/${encodeURIComponent(loja.nome)}/mudancas?desde=${cursor}`,
        )
      ).body;
    const id = await canceladaNaMao();
    let { cursor } = await lidas('0');
    for (let pagina = await lidas(cursor); pagina.solicitacoes.length > 0; pagina = await lidas(cursor))
      cursor = pagina.cursor;
    await advanceTime(race.api.url, 31 * 60);
    await ficarOnline(ana);
    const { solicitacoes } = await lidas(cursor);
    expect(solicitacoes).toMatchObject([{ id, status: 'cancelada', a_devolver: false }]);
  });
});

describe('two at once', () => {
  it('the end against the cancellation: one of them, and only a cancelled order goes back', async () => {
    const vistos = { fim: 0, volta: 0 };
    const rodadas = 12;
    for (let vez = 0; vez < rodadas; vez += 1) {
      const id = await naRua();
      const [fim, cancelou] = await startTogether<Resposta>(
        [
          () => race.via(ana, vez).cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' }),
          () => intervir(race.via(suporte, vez + 1), id, { acao: 'cancelar' }),
        ],
        vez % 2 === 0 ? [0, 2] : [2, 0],
      );
      const acabou = fim?.status === 200;
      expect([fim?.status, cancelou?.status]).toEqual(acabou ? [200, 409] : [409, 200]);
      expect([await ocupado(ana), (await comCanceladas(ana)).some(({ a_devolver }) => a_devolver)]).toEqual(
        acabou ? [0, false] : [1, true],
      );
      vistos[acabou ? 'fim' : 'volta'] += 1;
      await conferir();
      await race.empty();
      ana = await race.api.novo.entregador();
    }
    expect(Math.min(vistos.fim, vistos.volta), JSON.stringify(vistos)).toBeGreaterThan(0);
  });

  it('the return, twice, against the end of its time: the courier is free once', async () => {
    const rodadas = 12;
    for (let vez = 0; vez < rodadas; vez += 1) {
      const id = await canceladaNaMao();
      await advanceTime(race.api.url, 30 * 60 + 1);
      const ditas = await startTogether<Resposta>(
        [
          () => marco(race.via(ana, vez), id, 'devolvido'),
          () => marco(race.via(ana, vez + 1), id, 'devolvido'),
          () => race.via(suporte, vez + 1).cliente.put(`/suporte/resetar-recusas/${ana.id}`),
        ],
        vez % 2 === 0 ? [0, 1, 2] : [2, 1, 0],
      );
      expect(ditas.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
      expect([await ocupado(ana), await comCanceladas(ana)]).toEqual([0, []]);
      expect(await daLoja(id)).toMatchObject({ marcos: [{ tipo: 'devolvido' }] });
      await conferir();
      await race.empty();
      ana = await race.api.novo.entregador();
    }
  });
});

// [rastreio]
it('the recipient reads that it was cancelled, that it goes back, and that it is there', async () => {
  const id = await naRua({ pagamento: 'dinheiro', valor_a_receber: 40 });
  const { rastreio_url } = await daLoja(id);
  const pagina = async () => (await fetch(`${race.api.base}${rastreio_url}`)).text();
  await cancelar(id);
  const voltando = await pagina();
  expect(voltando).toContain('<h1>A entrega da Bella Massa foi cancelada</h1>');
  expect(voltando).toContain('O entregador leva o pedido de volta à loja.');
  expect(await race.api.anonymous().get(String(rastreio_url).replace('/r/', '/rastreio/'))).toMatchObject({
    body: { status: 'cancelada', desfecho: 'cancelada', voltando: true },
  });
  await marco(ana, id, 'devolvido');
  const devolvida = await pagina();
  expect(devolvida).toContain('<h1>A entrega da Bella Massa foi cancelada</h1>');
  expect(devolvida).not.toContain('leva o pedido de volta');
  expect(devolvida).toContain('Voltou para a loja');
});
