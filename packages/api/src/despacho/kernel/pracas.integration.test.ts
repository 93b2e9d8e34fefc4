import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { moveTo, openPlace } from '@corre/testing/harness/second-place.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { despachar } from './despachar.ts';
import { haTrabalho } from './ha-trabalho.ts';

let api: TestApi;
/** The name of the first praça while it was the only one. */
let cidade: string | undefined;
let segunda: number;
/** A shop and a courier of the first praça, then of the second. */
let [loja1, loja2, ana, bia]: SignedIn[] = [];
let suporte: SignedIn;

const em = () => api.orm.em.fork();
const nova = async (praca_id: number) => {
  const [loja, quem] = [await api.novo.comercio(), await api.novo.entregador()];
  await moveTo(em(), praca_id, { comercios: [loja], entregadores: [quem] });
  return [loja, quem] as const;
};
const pendente = async (quem: SignedIn) => (await ofertaDe(quem)).proxima_entrega?.id;

beforeAll(async () => {
  // No sweep runs, so every change comes from an act.
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  const [primeira] = await rows(em(), sql<{ nome: string }>`select nome from praca`);
  cidade = primeira?.nome;
  segunda = await openPlace(em(), 'Sarandi');
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyQueue(em());
  [loja1, ana] = await nova(1);
  [loja2, bia] = await nova(segunda);
});

const o = (quem: SignedIn | undefined): SignedIn => {
  if (!quem) throw new Error('nobody');
  return quem;
};

test('the first place is the city of the configuration', () => {
  expect(cidade).toBe(api.config.CIDADE);
});

describe('two places beside each other', () => {
  // [fila]
  it('each have their own queue: a request goes to a courier of its shop’s place alone', async () => {
    await ficarOnline(o(ana));
    const [id] = await pedir(o(loja2));
    expect(await pendente(o(ana))).toBeUndefined();
    await ficarOnline(o(bia));
    expect(await pendente(o(bia))).toBe(id);
    const [lugar] = await rows(
      em(),
      sql<{
        posicao_fila: number;
        praca_id: number;
      }>`select posicao_fila, praca_id from oferta where resultado is null`,
    );
    expect(lugar).toEqual({ posicao_fila: 1, praca_id: segunda });
  });

  // [fila-numeros]
  it('each read their own queue’s numbers, and support reads all', async () => {
    await ficarOnline(o(ana), o(bia));
    await pedir(o(loja2));
    const numeros = async (quem: SignedIn) =>
      (
        await quem.cliente.get<{ online: number; total_fila: number; posicao_fila: number | null }>(
          '/entregador/status-fila',
        )
      ).body;
    expect(await numeros(o(ana))).toMatchObject({ online: 1, total_fila: 0, posicao_fila: 1 });
    expect(await numeros(o(bia))).toMatchObject({ online: 1, total_fila: 1, posicao_fila: 1 });
    expect(await numeros(suporte)).toMatchObject({ online: 2, total_fila: 1, posicao_fila: null });
  });

  it('wait for their own lock alone', async () => {
    await ficarOnline(o(ana), o(bia));
    await em().transactional(async (tx) => {
      await tx.execute('select from despacho where id = 1 for no key update');
      const [id] = await pedir(o(loja2));
      expect(await pendente(o(bia))).toBe(id);
      await aceitar(o(bia), id);
    });
  });

  it('let what died by the clock in one lie while the other acts', async () => {
    await ficarOnline(o(ana), o(bia));
    await pedir(o(loja1));
    await em().execute(`update oferta set expira_em = agora(), entregar_ate = agora() where resultado is null`);
    const vivas = async () =>
      (await rows(em(), sql<{ praca_id: number }>`select praca_id from oferta where resultado is null order by 1`)).map(
        ({ praca_id }) => praca_id,
      );
    await pedir(o(loja2));
    expect(await vivas()).toEqual([1, segunda]);
    await despachar(em(), api.config, segunda);
    expect(await vivas()).toEqual([1, segunda]);
    await despachar(em(), api.config, 1);
    expect(await vivas()).toEqual([segunda]);
  });

  it('do not hand deliveries over: support is told that the courier is of another place', async () => {
    await ficarOnline(o(ana), o(bia));
    const [id] = await pedir(o(loja1));
    const { status, body } = await suporte.cliente.put<{ detail: string }>('/suporte/atribuir-entrega', {
      solicitacao_id: id,
      entregador_id: o(bia).id,
      force_assign: true,
    });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('outra praça')]);
    const varias = { solicitacao_ids: [id], entregador_id: o(bia).id, force_assign: true };
    expect((await suporte.cliente.put('/suporte/atribuir-entregas', varias)).status).toBe(409);
    await aceitar(o(ana), id);
    const intervir = { acao: 'transferir', motivo: 'pane', entregador_id: o(bia).id };
    expect((await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, intervir)).status).toBe(409);
  });
});

describe('who goes to another place', () => {
  it('is found there by a process that remembers the old one', async () => {
    await ficarOnline(o(ana));
    await o(ana).cliente.put(`/entregador/${o(ana).id}/status-online`, { online: false });
    await moveTo(em(), segunda, { entregadores: [o(ana)] });
    const [id] = await pedir(o(loja2));
    await ficarOnline(o(ana));
    expect(await pendente(o(ana))).toBe(id);
  });

  it('does so offline only, and a shop with nothing open only', async () => {
    await ficarOnline(o(ana));
    await expect(moveTo(em(), segunda, { entregadores: [o(ana)] })).rejects.toThrow('is at work in the place');
    await pedir(o(loja1));
    await expect(moveTo(em(), segunda, { comercios: [o(loja1)] })).rejects.toThrow('has open requests');
  });

  it('cannot be offered what is of another place, whoever writes it', async () => {
    await pedir(o(loja1));
    const cruzada = (praca_id: number) =>
      rows(
        em(),
        sql`insert into oferta (rota_id, entregador_id, praca_id, posicao_fila, enviada_em, entregar_ate, expira_em)
            select max(id), ${o(bia).id}::int, ${praca_id}::int, 1, agora(), agora() + interval '3 s', agora() + interval '15 s' from rota`,
      );
    await expect(cruzada(1)).rejects.toThrow('is not of the place');
    await expect(cruzada(segunda)).rejects.toThrow('is not of the place');
  });
});

describe('the clock', () => {
  it('finds the places in which something is due, and no other', async () => {
    await ficarOnline(o(ana), o(bia));
    await pedir(o(loja2));
    expect((await haTrabalho(em(), api.config)).pracas).toEqual([]);
    await em().execute(`update oferta set expira_em = agora(), entregar_ate = agora() where resultado is null`);
    expect((await haTrabalho(em(), api.config)).pracas).toEqual([segunda]);
  });

  it('runs the places of its process alone, and is not woken by the deadlines of others', async () => {
    await ficarOnline(o(ana), o(bia));
    await pedir(o(loja2));
    await em().execute(`update oferta set expira_em = agora(), entregar_ate = agora() where resultado is null`);
    expect(await haTrabalho(em(), { ...api.config, PRACAS: [1] })).toEqual({ pracas: [], proximo_ms: null });
    expect((await haTrabalho(em(), { ...api.config, PRACAS: [1, segunda] })).pracas).toEqual([segunda]);
  });
});
