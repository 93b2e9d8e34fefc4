import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { ALWAYS_HEARD, hireMany, setHeard, signIn, standInQueue } from '@corre/testing/harness/many-couriers.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CALADOS = 500;
const EM_PAUSA = 15;
/** Maximum number of rows, over all tables, for an offer and its explanations. */
const LINHAS_MAX = 40;
/** The test checks every seventh of the silent couriers. */
const PASSO = 7;

let api: TestApi;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', OFERTA_SEGUNDOS: '600', OFERTA_ENTREGA_SEGUNDOS: '600' });
  loja = await api.novo.comercio('Padaria da Fila');
});
afterAll(() => api.close());

const em = (): Em => api.orm.em.fork();

/**
 * Counts the rows of every table except the cleanup's own. The first cleanup of a process may still run on a slow
 * machine.
 */
async function linhas(): Promise<number> {
  const [contadas] = await rows(
    em(),
    sql<{ total: number }>`
      select sum((xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), true, true, '')))[1]::text::int)::int as total
        from pg_tables where schemaname = 'public' and tablename <> 'limpeza'`,
  );
  return contadas?.total ?? Number.NaN;
}

async function eventosDe({ id, cliente }: SignedIn): Promise<EventoDaFila[]> {
  const { status, body } = await cliente.get<{ eventos: EventoDaFila[] }>(`/entregador/${id}/fila`);
  expect(status).toBe(200);
  return body.eventos;
}
const pulosDe = async (quem: SignedIn) =>
  (await eventosDe(quem)).flatMap((e) => (e.tipo === 'pulo' ? [`${e.motivo} ${e.comercio}`] : []));

/** Returns how many rows an offer adds after the silence of these couriers was found. */
async function linhasDeUmaOferta(): Promise<number> {
  const antes = await linhas();
  await pedir(loja);
  return (await linhas()) - antes;
}

describe('an offer past hundreds of silent couriers', () => {
  it('writes no more rows than an offer past few', async () => {
    const ids = await hireMany(em(), CALADOS);
    const poucos = ids.slice(0, 20);
    await standInQueue(em(), poucos);
    const [ana, bia, caio, dora] = await Promise.all([0, 1, 2, 3].map(() => api.novo.entregador()));
    if (!ana || !bia || !caio || !dora) throw new Error('unreachable');
    await ficarOnline(ana, bia);
    // The first offer finds the silent couriers.
    await linhasDeUmaOferta();
    const aposPoucos = await linhasDeUmaOferta();
    await standInQueue(em(), ids.slice(20));
    await ficarOnline(caio, dora);
    await linhasDeUmaOferta();
    const aposMuitos = await linhasDeUmaOferta();
    expect(aposMuitos).toBe(aposPoucos);
    expect(aposMuitos).toBeLessThanOrEqual(LINHAS_MAX);
  });

  it('tells each of them that they were passed over and why, and nobody else', async () => {
    await rows(em(), sql`update rota set aguardando = false`);
    await rows(em(), sql`update oferta set resultado = 'retirada', respondida_em = agora() where resultado is null`);
    await rows(em(), sql`update solicitacao set status = 'cancelada' where status = 'aguardando'`);
    const padaria = await api.novo.comercio('Padaria que espera');
    const ids = (
      await rows(em(), sql<{ id: number }>`select id from entregador where usuario like 'multidao%' order by id`)
    ).map(({ id }) => id);
    await rows(em(), sql`update fila_entregador set online = false, online_desde = null, fila_desde = null`);
    await rows(em(), sql`update turno set fim = agora() where fim is null`);
    const [fora, ocupada, ultima, escolhida] = await Promise.all([0, 1, 2, 3].map(() => api.novo.entregador()));
    const pausados = await Promise.all(Array.from({ length: EM_PAUSA }, () => api.novo.entregador()));
    if (!fora || !ocupada || !ultima || !escolhida) throw new Error('unreachable');

    // This courier holds another delivery when the request is created.
    await ficarOnline(ocupada);
    const [outro] = await pedir(loja);
    expect((await ofertaDe(ocupada)).proxima_entrega?.id).toBe(outro);
    await aceitar(ocupada, outro);
    // Each refuses it in turn and goes to the end of the queue.
    const [id] = await pedir(padaria);
    for (const quem of pausados) {
      await ficarOnline(quem);
      expect((await ofertaDe(quem)).proxima_entrega?.id).toBe(id);
      await quem.cliente.put(`/entregador/${quem.id}/recusar-entrega`);
    }
    await standInQueue(em(), ids);
    await ficarOnline(escolhida, ultima);
    await setHeard(em(), [escolhida.id], ALWAYS_HEARD);
    expect((await ofertaDe(escolhida)).proxima_entrega?.id).toBe(id);

    for (const calado of ids.filter((_, i) => i % PASSO === 0 || i === CALADOS - 1)) {
      const quem = await signIn(em(), api.base, calado);
      expect(await pulosDe(quem), `courier ${calado}`).toContain('inalcancavel Padaria que espera');
    }
    for (const [i, quem] of pausados.entries()) {
      expect(await pulosDe(quem), `the ${i + 1}. who refused it`).toContain('pausa_recusa Padaria que espera');
    }
    for (const quem of [fora, ocupada, ultima, escolhida]) expect(await pulosDe(quem)).toEqual([]);
  });
});
