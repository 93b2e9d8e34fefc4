import type { Taxa } from '@corre/contract/configuracoes/taxa-contrato.ts';
import type { semanaAtualSchema } from '@corre/contract/entregas/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type StoppedClock, stopClock } from '@corre/testing/harness/stopped-clock.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

let api: TestApi;
let admin: SignedIn;
let loja: SignedIn;
let ana: SignedIn;
let clock: StoppedClock;
beforeEach(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  admin = await api.novo.funcionario('admin');
  loja = await api.novo.comercio();
  ana = await api.novo.entregador();
  clock = await stopClock(api.orm.em.fork(), '2026-03-04T12:00:00-03:00');
});
afterEach(() => api.close());

const ler = async (): Promise<Taxa> => (await admin.cliente.get<Taxa>('/admin/configuracoes/taxa')).body;
const dizer = (percentual: number, vale_de: string) =>
  admin.cliente.put<{ taxa: Taxa; message?: string; detail?: string }>('/admin/configuracoes/taxa', {
    percentual,
    vale_de,
  });
const lancar = () =>
  loja.cliente.post<{ id: number }>(`/comercio/entregas?comercio_nome=${encodeURIComponent(loja.nome)}`, {
    entregador_id: ana.id,
    valor: 10.05,
    tipo_pagamento: 'online',
  });
const semana = async () =>
  (await ana.cliente.get<z.output<typeof semanaAtualSchema>>(`/entregas/semana-atual/${ana.id}`)).body;
const atos = () =>
  api.orm.em.getKysely().selectFrom('auditoria').select('detalhes').where('acao', '=', 'taxa_mudada').execute();

// [taxa]
describe('the fee', () => {
  it('is 10 at first, and a new company may change the current week', async () => {
    expect(await ler()).toEqual({
      percentual: 10,
      semana_inicio: '2026-03-02',
      primeira_segunda: '2026-03-02',
      planejadas: [],
      ditas: [],
    });
    const { status, body } = await dizer(12.5, '2026-03-02');
    expect([status, body.taxa.percentual]).toEqual([200, 12.5]);
    expect((await api.anonymous().get('/public/configuracao')).body).toMatchObject({ taxa_percentual: 12.5 });
    await lancar();
    expect(await semana()).toMatchObject({ taxa_percentual: 12.5, total_taxa: 1.26, total_a_receber: 8.79 });
  });

  it('changes from a later Monday on: the plan is told, with who said it and when', async () => {
    await lancar();
    const { body } = await dizer(12, '2026-03-16');
    expect(body.taxa).toEqual({
      percentual: 10,
      semana_inicio: '2026-03-02',
      primeira_segunda: '2026-03-09',
      planejadas: [{ percentual: 12, vale_de: '2026-03-16' }],
      ditas: [
        {
          id: expect.any(Number),
          percentual: 12,
          vale_de: '2026-03-16',
          quem: admin.nome,
          em: '2026-03-04T15:00:00.000Z',
        },
      ],
    });
    expect(await semana()).toMatchObject({
      proxima_taxa: { percentual: 12, vale_de: '2026-03-16' },
      taxa_percentual: 10,
    });
    expect(await atos()).toEqual([{ detalhes: { antes: 10, percentual: 12, vale_de: '2026-03-16' } }]);
    await clock.moveTo('2026-03-16T00:00:00-03:00');
    expect(await ler()).toMatchObject({ percentual: 12, planejadas: [], primeira_segunda: '2026-03-23' });
    expect(await semana()).toMatchObject({ proxima_taxa: null, taxa_percentual: 12 });
  });

  it('that is planned is replaced for the same Monday, and the same twice is said once', async () => {
    await dizer(12, '2026-03-09');
    await dizer(12, '2026-03-09');
    expect(await atos()).toHaveLength(1);
    const { body } = await dizer(10, '2026-03-09');
    expect(body.taxa).toMatchObject({
      percentual: 10,
      planejadas: [],
      ditas: [{ percentual: 10 }, { percentual: 12 }],
    });
  });

  it('that holds on a Monday anyway is no plan, and the answer says so', async () => {
    await dizer(12, '2026-03-09');
    const { status, body } = await dizer(12, '2026-03-16');
    expect([status, body.message]).toEqual([200, 'Nada mudou: nessa semana a taxa já é 12%.']);
    expect(body.taxa.planejadas).toEqual([{ percentual: 12, vale_de: '2026-03-09' }]);
    expect(await atos()).toHaveLength(1);
  });

  it('of a later week leaves what ended alone, and what waits for its release brings the new one', async () => {
    await lancar();
    await dizer(12.5, '2026-03-09');
    await api.orm.em.fork().execute(
      `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data)
       values (?, ?, 1, 10.05, 'dinheiro', 'pendente', agora())`,
      [loja.id, ana.id],
    );
    const aLiberar = async () => {
      const { a_liberar, liquido_a_liberar } = await semana();
      return [a_liberar.map(({ valor_liquido }) => valor_liquido), liquido_a_liberar];
    };
    expect((await aLiberar())[0]).toEqual([9.04]);
    await clock.moveTo('2026-03-09T12:00:00-03:00');
    expect(await aLiberar()).toEqual([[8.79], 8.79]);
  });

  it('makes processes of the release before fail instead of paying by one rate', async () => {
    const deAntes = () => api.orm.em.fork().execute<[{ taxa: number }]>('select taxa_de(10.05) as taxa');
    expect(await deAntes()).toEqual([{ taxa: 1.01 }]);
    await dizer(12, '2026-03-09');
    await expect(deAntes()).rejects.toThrow('knows no rates of weeks');
  });

  it('of a week that began does not change, and the answer says from when it may', async () => {
    await lancar();
    for (const segunda of ['2026-03-02', '2026-02-23']) {
      const { status, body } = await dizer(12, segunda);
      expect(status, segunda).toBe(409);
      expect(body, segunda).toMatchObject({
        codigo: 'TAXA_DE_SEMANA_COMECADA',
        detail: 'A semana que começou fica com a taxa que tem. Escolha segunda, 09/03/2026, ou uma depois.',
      });
    }
    expect(await ler()).toMatchObject({ percentual: 10, ditas: [] });
    expect(await atos()).toEqual([]);
  });

  it('is said by an administrator alone', async () => {
    for (const quem of [await api.novo.funcionario('suporte'), loja, ana]) {
      const { status } = await quem.cliente.put('/admin/configuracoes/taxa', { percentual: 12, vale_de: '2026-03-09' });
      expect(status).toBe(403);
    }
    expect((await ler()).ditas).toEqual([]);
  });
});

/** Waits until somebody waits for the lock of the fee. */
const alguemEspera = () =>
  expect
    .poll(
      async () =>
        (
          await api.orm.em
            .fork()
            .execute<[{ total: number }]>(
              "select count(*)::int as total from pg_locks where locktype = 'advisory' and not granted",
            )
        )[0].total,
      { timeout: 60_000 },
    )
    .toBe(1);

// [taxa]
describe('the first delivery and a rate for the current week, at the same time', () => {
  it('a rate waits for a delivery that is being written, and is refused after it', async () => {
    const escrevendo = api.orm.em.fork();
    await escrevendo.begin();
    await escrevendo.execute(
      `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
       values (?, ?, 1, 10.05, 'online', 'concluida', agora(), agora())`,
      [loja.id, ana.id],
    );
    const dita = dizer(12.5, '2026-03-02');
    await alguemEspera();
    await escrevendo.commit();
    expect((await dita).status).toBe(409);
    expect(await semana()).toMatchObject({ taxa_percentual: 10, entregas: [{ valor_liquido: 9.04 }] });
  });

  it('a delivery waits for a rate that is being said, and takes it', async () => {
    const dizendo = api.orm.em.fork();
    await dizendo.begin();
    await dizendo.execute(
      `insert into taxa_dita (percentual, vale_de, funcionario_id) values (12.5, '2026-03-02', ?)`,
      [admin.id],
    );
    const lancada = lancar();
    await alguemEspera();
    await dizendo.commit();
    expect((await lancada).status).toBe(200);
    expect(await semana()).toMatchObject({ taxa_percentual: 12.5, entregas: [{ valor_liquido: 8.79 }] });
  });

  it('whoever comes first, every delivery has the rate of its week', async () => {
    const antes = [lancar(), lancar(), dizer(12.5, '2026-03-02'), lancar(), dizer(7, '2026-03-02'), lancar()];
    const respostas = (await Promise.all(antes)).map(({ status }) => status);
    expect(respostas.every((status) => status === 200 || status === 409)).toBe(true);
    const { entregas, taxa_percentual } = await semana();
    const liquido = { 10: 9.04, 12.5: 8.79, 7: 9.35 }[taxa_percentual];
    expect(entregas.map(({ valor_liquido }) => valor_liquido)).toEqual(Array(4).fill(liquido));
  });
});
