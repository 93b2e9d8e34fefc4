import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { openStream, until } from '@corre/testing/harness/open-stream.ts';
import { aceitar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../runtime/sweep/sweep.ts';

let api: TestApi;
let outra: string;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi();
  outra = await api.another();
  loja = await api.novo.comercio();
});
afterAll(() => api.close());

describe('the live stream', () => {
  it('opens with inicio and tells the shop, over another process, what its courier does', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const fluxo = await openStream(outra, loja);
    expect(fluxo.eventos[0]).toEqual({ tipo: 'inicio' });
    const [id] = await pedir(loja, { urgente: true });
    await aceitar(ana, id);
    await until(() => fluxo.eventos.some((e) => e.tipo === 'solicitacao' && e.entregador_id === ana.id));
    expect(fluxo.eventos).toContainEqual({
      tipo: 'solicitacao',
      solicitacao_id: id,
      comercio_id: loja.id,
      entregador_id: ana.id,
    });
    fluxo.close();
  });

  it('tells a courier of their offer, and nobody else whose it is', async () => {
    const [bia, caio] = [await api.novo.entregador(), await api.novo.entregador()];
    const [dela, dele] = [await openStream(api.base, bia), await openStream(outra, caio)];
    await ficarOnline(bia);
    await pedir(loja, { urgente: true });
    await until(() => dela.eventos.some((e) => e.tipo === 'oferta'));
    await until(() => dele.eventos.some((e) => e.tipo === 'fila'));
    expect(dele.eventos.filter((e) => e.entregador_id === bia.id || e.tipo === 'oferta')).toEqual([]);
    dela.close();
    dele.close();
  });

  it('ends when its session does', async () => {
    const ana = await api.novo.entregador();
    const fluxo = await openStream(outra, ana);
    await new Client(api.base, ana.cliente.cookie).post('/logout');
    expect(await fluxo.fim).toContain('UNAUTHORIZED');
  });

  it('is a refusal where it is switched off: the panels poll', async () => {
    const semFluxo = await startApi({ SSE: 'false' });
    const ana = await semFluxo.novo.entregador();
    const res = await fetch(`${semFluxo.base}/trpc/eventos.aoVivo`, { headers: { cookie: ana.cliente.cookie } });
    expect(await res.text()).toContain('Atualizações ao vivo desligadas');
    await semFluxo.close();
  });
});

describe('the housekeeping', () => {
  it('forgets answers kept for retries after a day, and dead sessions', async () => {
    const ana = await api.novo.entregador();
    await ana.cliente.put(
      `/entregador/${ana.id}/status-online`,
      { online: true },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const em = api.orm.em.fork();
    await sweep(api);
    const count = async () => {
      const [linha] = await em.execute<{ chaves: number; sessoes: number }[]>(
        'select (select count(*)::int from idempotencia) as chaves, (select count(*)::int from sessao where entregador_id = ?) as sessoes',
        [ana.id],
      );
      return linha;
    };
    expect(await count()).toEqual({ chaves: 1, sessoes: 1 });
    await advanceTime(api.url, 31 * 86_400);
    await sweep(api);
    expect(await count()).toEqual({ chaves: 0, sessoes: 0 });
  });
});
