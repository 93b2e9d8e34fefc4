import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { codigoDaEntrega } from '../codigo/codigo.ts';

// Checks the state after a server dies between a proof and its step. Another server must understand the phone's repeat.

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let morre: TestProcess;
let id: number;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
});
afterAll(() => api.close());
afterEach(() => morre.kill());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
  [id] = await pedir(loja, { exige_codigo: true, exige_foto: true, exige_recebedor: true });
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  morre = await startProcess({
    DATABASE_URL: api.url,
    DATA_DIR: api.config.DATA_DIR,
    CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
    VARREDURA_SEGUNDOS: '3600',
  });
});

/** Returns the phone's calls to one server. A repeat has the idempotency key of the first call. */
function celular(cliente: Client) {
  const chave = { 'idempotency-key': `etapa-${id}` };
  return {
    fotografar: async () => {
      const foto = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#005f71' } })
        .jpeg()
        .toBuffer();
      return cliente.post(`/entregador/solicitacao/${id}/foto`, { foto_base64: foto.toString('base64') });
    },
    finalizar: (codigo: string) =>
      cliente.put(
        `/entregador/solicitacao/${id}/status`,
        { novo_status: 'finalizada', recebedor: 'Dona Lúcia', codigo },
        chave,
      ),
  };
}
const noMorto = () => celular(new Client(morre.base, ana.cliente.cookie));

const um = async (consulta: string) => (await api.orm.em.fork().execute<object[]>(consulta, [id]))[0];
const feito = () =>
  um(`select s.status, s.recebedor, c.tentativas,
             (select count(*)::int from entrega e where e.solicitacao_id = s.id) as entregas,
             (select count(*)::int from foto_prova f where f.solicitacao_id = s.id) as fotos,
             (select count(*)::int from marco m where m.solicitacao_id = s.id and m.tipo = 'codigo_ok') as provados
        from solicitacao s join codigo_entrega c on c.solicitacao_id = s.id where s.id = ?`);

async function ate(pronto: () => Promise<boolean>): Promise<void> {
  while (!(await pronto())) await wait(5);
}
const alguemEspera = async () =>
  (
    await api.orm.em
      .fork()
      .execute(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).length > 0;

const ANTES = { status: 'em_entrega', recebedor: null, entregas: 0, provados: 0, tentativas: 0 };
const DEPOIS = { status: 'finalizada', recebedor: 'Dona Lúcia', entregas: 1, provados: 1, fotos: 1 };

it('between the photo and the step: the photo is there, and the step ends the delivery', async () => {
  expect((await noMorto().fotografar()).status).toBe(200);
  await morre.kill();
  expect(await feito()).toEqual({ ...ANTES, fotos: 1 });
  expect((await celular(ana.cliente).finalizar(codigoDaEntrega(api.vault, id))).status).toBe(200);
  expect(await feito()).toMatchObject({ ...DEPOIS, tentativas: 0 });
});

it('between the right code and the step: nothing has happened, and the repeat ends the delivery once', async () => {
  const codigo = codigoDaEntrega(api.vault, id);
  await celular(ana.cliente).fotografar();
  let perdida: Promise<unknown> = Promise.resolve();
  await api.orm.em.fork().transactional(async (em) => {
    // The code is checked, and the step waits for this row.
    await em.execute('select 1 from solicitacao where id = ? for update', [id]);
    perdida = noMorto()
      .finalizar(codigo)
      .catch(() => null);
    await ate(alguemEspera);
    await morre.kill();
  });
  expect(await perdida).toBeNull();
  expect(await feito()).toEqual({ ...ANTES, fotos: 1 });
  const ditas = await Promise.all([1, 2, 3].map(() => celular(ana.cliente).finalizar(codigo)));
  expect(ditas.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await feito()).toMatchObject({ ...DEPOIS, tentativas: 0 });
});

it('after a wrong code was counted: the repeat is the same try, and the mended code goes on from there', async () => {
  const certo = codigoDaEntrega(api.vault, id);
  const errado = String((Number(certo) + 1) % 10_000).padStart(4, '0');
  await celular(ana.cliente).fotografar();
  const perdida = noMorto()
    .finalizar(errado)
    .catch(() => null);
  await ate(async () => {
    const { tentativas } = { tentativas: 0, ...(await feito()) };
    return tentativas === 1;
  });
  await morre.kill();
  await perdida;
  expect(await celular(ana.cliente).finalizar(errado)).toMatchObject({
    status: 400,
    body: { detail: 'Código incorreto. Restam 4 tentativas.' },
  });
  expect(await feito()).toEqual({ ...ANTES, fotos: 1, tentativas: 1 });
  const emendada = await ana.cliente.put(`/entregador/solicitacao/${id}/status`, {
    novo_status: 'finalizada',
    recebedor: 'Dona Lúcia',
    codigo: certo,
  });
  expect(emendada.status).toBe(200);
  expect(await feito()).toMatchObject({ ...DEPOIS, tentativas: 1 });
});
