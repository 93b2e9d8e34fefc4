import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { ate, naFila } from '@corre/testing/harness/in-line.ts';
import { metricsOf, sample } from '@corre/testing/harness/metrics.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

// A process dies while several acts share its transaction. None of the acts happens, and their repetitions happen once.

const TOKEN = 'x'.repeat(16);
const SONO = `
  create function dormir() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return new; end $$;
  create trigger dorme before insert on solicitacao for each row when (new.endereco = 'Rua do Sono') execute function dormir();
  create constraint trigger dorme_no_fim after insert on solicitacao deferrable initially deferred
    for each row when (new.endereco = 'Rua do Fim') execute function dormir();`;

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let morre: TestProcess;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
  await api.orm.em.fork().execute(SONO);
});
afterAll(() => api.close());
beforeEach(async () => {
  morre = await startProcess({
    DATABASE_URL: api.url,
    DATA_DIR: api.config.DATA_DIR,
    CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
    VARREDURA_SEGUNDOS: '3600',
    METRICAS_TOKEN: TOKEN,
  });
});
afterEach(() => morre.kill());

const esperando = async () =>
  sample(await metricsOf(morre.base, { authorization: `Bearer ${TOKEN}` }), 'corre_turn_waiting') ?? 0;
const dormindo = async (em = api.orm.em.fork()) =>
  (await em.execute(`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`))
    .length > 0;
const pedidos = async () => api.orm.em.fork().execute<object[]>('select endereco from solicitacao order by id');

it.each([
  ['between two acts', 'Rua do Sono'],
  ['in the middle of the commit', 'Rua do Fim'],
])('%s', async (_, lenta) => {
  const antes = await pedidos();
  const chamadas = [`Rua Antes, ${lenta}`, lenta, `Rua Depois, ${lenta}`].map((endereco) => ({
    endereco,
    chave: { 'idempotency-key': crypto.randomUUID() },
  }));
  const pedir = (base: string, { endereco, chave }: (typeof chamadas)[number]) =>
    new Client(base, loja.cliente.cookie).post(
      `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
      { endereco, valor_estimado: 9 },
      chave,
    );
  const ana = await api.novo.entregador();
  const { cliente } = suporte;
  const perdidas = naFila(api, {
    esperando,
    primeiro: () => new Client(morre.base, cliente.cookie).put(`/suporte/resetar-recusas/${ana.id}`).catch(() => null),
    atos: chamadas.map((chamada) => () => pedir(morre.base, chamada).catch(() => null)),
  });
  await ate(dormindo);
  await morre.kill();
  expect(await perdidas).toEqual([null, null, null]);
  // The database may still run statements of the dead process.
  await ate(async () => !(await dormindo()));
  await api.orm.em.fork().transactional((em) => em.execute('select 1 from despacho for update'));
  const sobrou = (await pedidos()).length - antes.length;
  // The database finishes a commit that it has received, for all acts.
  expect(lenta === 'Rua do Sono' ? [0] : [0, 3]).toContain(sobrou);
  for (const vez of [1, 2]) {
    const repetidas = await Promise.all(chamadas.map((chamada) => pedir(api.base, chamada)));
    expect([vez, ...repetidas.map(({ status }) => status)]).toEqual([vez, 200, 200, 200]);
  }
  expect((await pedidos()).length - antes.length).toBe(3);
  expect(await quebras(api.orm.em.fork())).toEqual([]);
});
