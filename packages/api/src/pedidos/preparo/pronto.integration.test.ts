import type { BalcaoDoComercio, BalcoesDaSemana, Espera, EsperaNoBalcao } from '@corre/contract/espera/contrato.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MINUTO = 60_000;
/** Default for a shop without a known median. */
const ANTECEDENCIA = 10;

let api: TestApi;
let loja: SignedIn;
let outra: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', ALCANCE_SEGUNDOS: '100000' });
  [loja, outra] = [await api.novo.comercio(), await api.novo.comercio()];
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});
afterEach(async () => {
  expect(await quebras(api.orm.em.fork(), api.config)).toEqual([]);
  await resetTime(api.url);
});

const em = (minutos: number) => new Date(Date.now() + minutos * MINUTO).toISOString();
const caminho = (quem: SignedIn) => `/comercio/${encodeURIComponent(quem.nome)}`;
const lista = async () => (await loja.cliente.get<SolicitacaoDoComercio[]>(`${caminho(loja)}/solicitacoes`)).body;
const vista = async (id: number) => (await lista()).find((pedido) => pedido.id === id);
const pronto = (id: number, corpo: object = {}, quem = loja) =>
  quem.cliente.put<{ detail: string; solicitacao_ids: number[] }>(`/comercio/solicitacao/${id}/pronto`, corpo);
const oferecida = async (quem = ana) => (await ofertaDe(quem)).proxima_entrega;
const espera = async (id: number) => (await suporte.cliente.get<Espera>(`/suporte/solicitacao/${id}/espera`)).body;
const minutosAte = (instante: string | null | undefined) =>
  Math.round((Date.parse(instante ?? '') - Date.now()) / MINUTO) + 0;

describe('an order that is not ready yet', () => {
  // [pronto]
  it('is offered when a courier who accepts then arrives as it is ready, and neither before nor by anybody’s act', async () => {
    const [id] = await pedir(loja, { pronto_em: em(30) });
    expect(await oferecida()).toBeNull();
    expect(minutosAte((await vista(id))?.oferecer_apos)).toBe(30 - ANTECEDENCIA);
    await advanceTime(api.orm.em.fork(), 19 * 60);
    expect(await oferecida()).toBeNull();
    await advanceTime(api.orm.em.fork(), 2 * 60);
    expect((await oferecida())?.id).toBe(id);
    expect((await oferecida())?.pronto_em).not.toBeNull();
    expect((await vista(id))?.agendada).toBe(false);
  });

  it('says to support why it waits, and until when', async () => {
    const [id] = await pedir(loja, { pronto_em: em(30) });
    const visto = await espera(id);
    expect(visto).toMatchObject({ motivo: 'agendada', muda_em: (await vista(id))?.oferecer_apos });
  });

  it('is offered at once when that would be later than now, or when the shop says nothing', async () => {
    const [perto] = await pedir(loja, { pronto_em: em(ANTECEDENCIA - 1) });
    expect((await oferecida())?.id).toBe(perto);
    expect((await vista(perto))?.oferecer_apos).toBeNull();
    expect((await vista(perto))?.marcos).toEqual([]);
  });

  it('is not late while it is held, and is flagged as long after as any other', async () => {
    await pedir(loja, { pronto_em: em(30) });
    await ficarOnline();
    await api.orm.em
      .fork()
      .execute('update fila_entregador set online = false, online_desde = null, fila_desde = null');
    const sinalizada = async () => {
      await suporte.cliente.get('/suporte/todas-solicitacoes');
      // Any act under the dispatch lock raises the flag.
      await pedir(outra);
      return (
        await api.orm.em
          .fork()
          .execute('select 1 from rota where sinalizada_em is not null and oferecer_apos is not null')
      ).length;
    };
    await advanceTime(api.orm.em.fork(), 24 * 60);
    expect(await sinalizada()).toBe(0);
    await advanceTime(api.orm.em.fork(), 60 + 5);
    expect(await sinalizada()).toBe(1);
  });

  it('comes into the queue behind those that waited before it, and takes no urgent place while it is held', async () => {
    await api.orm.em
      .fork()
      .execute('update fila_entregador set online = false, online_desde = null, fila_desde = null');
    const [agendada] = await pedir(loja, { urgente: true, pronto_em: em(30) });
    for (let i = 0; i < 3; i += 1) await pedir(loja, { urgente: true });
    expect((await lista()).filter(({ prioritaria }) => prioritaria).map(({ id }) => id)).not.toContain(agendada);
    const prioritarias = (await lista()).filter(({ prioritaria }) => prioritaria).map(({ id }) => id);
    expect(prioritarias).toHaveLength(3);
    await loja.cliente.put(`/comercio/solicitacao/${prioritarias[0]}/cancelar`);
    expect((await vista(agendada))?.prioritaria).toBe(false);
    await advanceTime(api.orm.em.fork(), 21 * 60);
    await pedir(outra);
    expect((await vista(agendada))?.prioritaria).toBe(true);
  });

  it('of a route waits for the last parcel, and no longer once that one is cancelled', async () => {
    const [primeira, segunda = 0] = await pedir(loja, {
      pronto_em: em(20),
      multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 7, pronto_em: em(60) }],
    });
    expect(minutosAte((await vista(primeira))?.oferecer_apos)).toBe(60 - ANTECEDENCIA);
    await loja.cliente.put(`/comercio/solicitacao/${segunda}/cancelar`);
    expect(minutosAte((await vista(primeira))?.oferecer_apos)).toBe(20 - ANTECEDENCIA);
    await loja.cliente.put(`/comercio/solicitacao/${primeira}/cancelar`);
    expect(await vista(primeira)).toMatchObject({ status: 'cancelada', agendada: false, oferecer_apos: null });
  });

  it('is no parcel of the queue yet: its figures leave it out', async () => {
    const total = async () =>
      (await ana.cliente.get<{ total_fila: number }>('/entregador/status-fila')).body.total_fila;
    const antes = await total();
    const [id] = await pedir(loja, { pronto_em: em(30) });
    expect(await total()).toBe(antes);
    await pronto(id);
    expect(await total()).toBe(antes + 1);
  });

  it('may be assigned by support all the same', async () => {
    const [id] = await pedir(loja, { pronto_em: em(30) });
    const corpo = { solicitacao_id: id, entregador_id: ana.id };
    expect((await suporte.cliente.put('/suporte/atribuir-entrega', corpo)).status).toBe(200);
    expect(await vista(id)).toMatchObject({ status: 'aceita', oferecer_apos: null });
  });

  it('may be scheduled up to seven days ahead; what is past is ready now', async () => {
    const resposta = await loja.cliente.post<{ detail: string }>(`${caminho(loja)}/solicitar-entrega`, {
      endereco: 'Rua A, 1',
      valor_estimado: 9,
      pronto_em: em(7 * 24 * 60 + 5),
    });
    expect(resposta).toMatchObject({ status: 400, body: { detail: 'Agende para no máximo 7 dias à frente.' } });
    const [id] = await pedir(loja, { pronto_em: '2020-01-01T12:00:00-03:00' });
    const visto = await vista(id);
    expect(visto).toMatchObject({ marcos: [{ tipo: 'pronto' }], oferecer_apos: null });
    expect(minutosAte(visto?.pronto_em)).toBe(0);
  });

  it.each([
    'amanhã',
    '19:40',
    '2026-11-22 19:40',
    '1969-12-31T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-11-22T19:40:00+23:59',
    `2026-11-22T19:40:00.${'1'.repeat(300)}Z`,
    12,
  ])('is refused with what to write instead of %s', async (pronto_em) => {
    const corpo = { endereco: 'Rua A, 1', valor_estimado: 9, pronto_em };
    const resposta = await loja.cliente.post<{ detail: string }>(`${caminho(loja)}/solicitar-entrega`, corpo);
    expect(resposta.status).toBe(400);
    expect(resposta.body.detail).toMatch('Diga quando fica pronto com data e hora');
  });
});

describe('the shop says that it is ready', () => {
  it('and it is offered now, once: the repeat changes nothing', async () => {
    const [id] = await pedir(loja, { pronto_em: em(60) });
    expect(await pronto(id)).toMatchObject({ status: 200, body: { solicitacao_ids: [id] } });
    expect((await oferecida())?.marcos).toMatchObject([{ tipo: 'pronto' }]);
    const antes = await vista(id);
    expect(await pronto(id)).toMatchObject({ status: 200, body: { solicitacao_ids: [] } });
    expect(await vista(id)).toMatchObject({ pronto_em: antes?.pronto_em, marcos: antes?.marcos });
  });

  it('of one parcel, and the route waits for the others; of all with one tap', async () => {
    const rota = {
      pronto_em: em(60),
      multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 7, pronto_em: em(30) }],
    };
    const [primeira, segunda = 0] = await pedir(loja, rota);
    await pronto(primeira);
    expect(minutosAte((await vista(segunda))?.oferecer_apos)).toBe(30 - ANTECEDENCIA);
    expect(await oferecida()).toBeNull();
    expect((await pronto(primeira, { toda_rota: true })).body.solicitacao_ids).toEqual([segunda]);
    expect((await oferecida())?.id).toBe(primeira);
  });

  it('while the courier is on the way or at the counter, and not once they left', async () => {
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada');
    expect((await pronto(id)).status).toBe(200);
    await avancar(ana, id, 'em_entrega');
    expect((await pronto(id)).status).toBe(200);
    await avancar(ana, id, 'finalizada');
    const [tarde] = await pedir(loja);
    await aceitar(ana, tarde);
    await avancar(ana, tarde, 'em_retirada', 'em_entrega');
    expect(await pronto(tarde)).toMatchObject({
      status: 409,
      body: { detail: 'O entregador já saiu com este pedido: não há mais o que avisar.' },
    });
  });

  it('only of its own requests, and not of one that is over', async () => {
    const [id] = await pedir(loja, { pronto_em: em(60) });
    expect((await pronto(id, {}, outra)).status).toBe(403);
    expect((await pronto(2_000_000_000)).status).toBe(404);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect((await pronto(id)).body.detail).toBe('Este pedido está em Cancelada: não há mais o que avisar.');
  });
});

describe('the shop says another time', () => {
  it('and a held one waits for that, sooner or later, until it is ready', async () => {
    const [id] = await pedir(loja, { pronto_em: em(60) });
    expect(await pronto(id, { pronto_em: em(90) })).toMatchObject({ status: 200, body: { solicitacao_ids: [id] } });
    expect(minutosAte((await vista(id))?.oferecer_apos)).toBe(90 - ANTECEDENCIA);
    await pronto(id, { pronto_em: em(30) });
    const visto = await vista(id);
    expect(visto).toMatchObject({ agendada: true, marcos: [] });
    expect(minutosAte(visto?.pronto_em)).toBe(30);
    expect(minutosAte(visto?.oferecer_apos)).toBe(30 - ANTECEDENCIA);
    await pronto(id, { pronto_em: em(ANTECEDENCIA - 1) });
    expect((await oferecida())?.id).toBe(id);
    expect(await vista(id)).toMatchObject({ agendada: false, marcos: [] });
  });

  it('of all parcels of a route at once, and not of one that is ready', async () => {
    const [primeira, segunda = 0] = await pedir(loja, {
      pronto_em: em(20),
      multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 7, pronto_em: em(60) }],
    });
    await pronto(primeira);
    const corpo = { pronto_em: em(40), toda_rota: true };
    expect((await pronto(primeira, corpo)).body.detail).toBe(
      'Este pedido já está pronto: não há outro horário a dizer.',
    );
    expect((await pronto(segunda, corpo)).body.solicitacao_ids).toEqual([segunda]);
    expect(minutosAte((await vista(segunda))?.oferecer_apos)).toBe(40 - ANTECEDENCIA);
  });

  it('to the courier who has it, who waits for it no longer than they do; what is offered is held no more', async () => {
    const [id] = await pedir(loja);
    expect((await pronto(id, { pronto_em: em(60) })).status).toBe(200);
    expect((await oferecida())?.id).toBe(id);
    expect(minutosAte((await oferecida())?.pronto_em)).toBe(60);
    await aceitar(ana, id);
    await pronto(id, { pronto_em: em(5) });
    expect(await vista(id)).toMatchObject({ status: 'aceita', agendada: false, oferecer_apos: null });
    expect(minutosAte((await vista(id))?.pronto_em)).toBe(5);
  });

  it('that is past: ready now; or too far away: refused', async () => {
    const [id] = await pedir(loja, { pronto_em: em(60) });
    expect((await pronto(id, { pronto_em: em(7 * 24 * 60 + 5) })).body.detail).toBe(
      'Agende para no máximo 7 dias à frente.',
    );
    expect((await pronto(id, { pronto_em: 'logo' })).status).toBe(400);
    expect((await pronto(id, { pronto_em: em(-5) })).status).toBe(200);
    expect(await vista(id)).toMatchObject({ agendada: false, marcos: [{ tipo: 'pronto' }] });
  });
});

describe('waiting at the counter', () => {
  it('is told to shop, courier and admin out of the times of the steps', async () => {
    const admin = await api.novo.funcionario('admin');
    const daLoja = async () => (await loja.cliente.get<BalcaoDoComercio>(`${caminho(loja)}/espera-no-balcao`)).body;
    expect(await daLoja()).toMatchObject({ antecedencia_segundos: ANTECEDENCIA * 60 });
    for (let i = 0; i < 8; i += 1) {
      const [id] = await pedir(loja);
      await aceitar(ana, id);
      await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
      await api.orm.em.fork().execute(
        `update solicitacao_historico h set quando = h.quando - make_interval(secs => case h.status
           when 'aguardando' then 700 when 'aceita' then 660 when 'em_retirada' then 420 else 60 end)
          where solicitacao_id = ? and status <> 'finalizada'`,
        [id],
      );
    }
    // The older requests of this file left at once.
    const { mediana_segundos, antecedencia_segundos } = await daLoja();
    expect(mediana_segundos).toBe(360);
    expect(antecedencia_segundos).toBe(240);
    const doEntregador = await ana.cliente.get<EsperaNoBalcao>(`/entregador/comercio/${loja.id}/espera-no-balcao`);
    expect(doEntregador.body.mediana_segundos).toBe(360);
    const { comercios } = (await admin.cliente.get<BalcoesDaSemana>('/admin/espera-no-balcao')).body;
    expect(comercios.find(({ comercio_id }) => comercio_id === loja.id)).toMatchObject({ mediana_segundos: 360 });
  });
});
