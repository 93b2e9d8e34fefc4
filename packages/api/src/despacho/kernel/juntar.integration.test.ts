import type { SignedIn } from '@corre/testing/harness/builders.ts';
import type { Answer } from '@corre/testing/harness/client.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { ate, naFila, turnos } from '@corre/testing/harness/in-line.ts';
import { metricsOf, sampleSum } from '@corre/testing/harness/metrics.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// Acts that share one turn: one transaction, one lock, one matching, one commit.

let api: TestApi;
let loja: SignedIn;
let outraLoja: SignedIn;
let suporte: SignedIn;
let ouvinte: pg.Client;
const ouvidos: string[] = [];

/** Triggers that fail or delay an act inside the database, and one that fails the commit. */
const DEFEITOS = `
  create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'broken on purpose'; end $$;
  create trigger quebra before update on idempotencia for each row when (new.chave = 'quebra') execute function quebrar();
  create function dormir() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
  create trigger dorme before insert on solicitacao for each row when (new.endereco = 'Rua do Sono') execute function dormir();
  create constraint trigger quebra after insert on solicitacao deferrable initially deferred
    for each row when (new.endereco = 'Rua que não fecha') execute function quebrar();`;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', ACTS_TOGETHER: '32', METRICAS_TOKEN: 'x'.repeat(16) });
  loja = await api.novo.comercio();
  outraLoja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
  await api.orm.em.fork().execute(DEFEITOS);
  ouvinte = new pg.Client({ connectionString: api.url });
  await ouvinte.connect();
  ouvinte.on('notification', ({ payload = '' }) => ouvidos.push(payload));
  await ouvinte.query('listen corre');
});
afterAll(async () => {
  await ouvinte.end();
  await api.close();
});
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ouvidos.splice(0);
});

type Responde = Promise<Answer<{ detail?: string; solicitacao_ids?: number[]; message?: string }>>;

const entregadores = (quantos: number) => Promise.all(Array.from({ length: quantos }, () => api.novo.entregador()));
const caminhoDe = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}/solicitar-entrega`;
const pedido =
  (endereco: string, chave?: string, valor_estimado = 9) =>
  (): Responde =>
    loja.cliente.post(caminhoDe(loja), { endereco, valor_estimado }, chave ? { 'idempotency-key': chave } : {});
const aceite = (quem: SignedIn, id: number) => (): Responde =>
  quem.cliente.put(`/entregador/${quem.id}/aceitar-solicitacao/${id}`);
const recusa = (quem: SignedIn) => (): Responde => quem.cliente.put(`/entregador/${quem.id}/recusar-entrega`, {});
const online = (quem: SignedIn, sim: boolean) => (): Responde =>
  quem.cliente.put(`/entregador/${quem.id}/status-online`, { online: sim });
const cancelamento = (quem: SignedIn, id: number) => (): Responde =>
  quem.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
const etapa = (quem: SignedIn, id: number, novo_status: string) => (): Responde =>
  quem.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status });

/** Runs the acts in this order in one turn, after an act of support that changes nothing. */
async function juntos(atos: readonly (() => Responde)[], quandoEsperam?: () => Promise<unknown>) {
  const [ninguem] = await entregadores(1);
  const antes = await turnos();
  const primeiro = () => suporte.cliente.put(`/suporte/resetar-recusas/${ninguem?.id}`);
  const respostas = await naFila(api, { primeiro, atos, ...(quandoEsperam && { quandoEsperam }) });
  const depois = await turnos();
  return { respostas, turnos: depois.turnos - antes.turnos, atos: depois.atos - antes.atos };
}

const linhas = (consulta: string, ...valores: unknown[]) => api.orm.em.fork().execute<object[]>(consulta, valores);
const estado = async (id: number) =>
  (await linhas('select status, entregador_id from solicitacao where id = ?', id))[0];
const comEndereco = async (endereco: string) =>
  (await linhas('select id from solicitacao where endereco = ?', endereco)).length;

/** Creates couriers, each with a delivered offer. */
async function comOferta(quantos: number): Promise<{ quem: SignedIn; id: number }[]> {
  const todos = await entregadores(quantos);
  await ficarOnline(...todos);
  const feitas: { quem: SignedIn; id: number }[] = [];
  for (const quem of todos) {
    const [id] = await pedir(loja);
    expect((await ofertaDe(quem)).proxima_entrega?.id).toBe(id);
    feitas.push({ quem, id });
  }
  return feitas;
}
const um = <T>([primeiro]: readonly T[]): T => {
  if (!primeiro) throw new Error('unreachable');
  return primeiro;
};

describe('twenty acts that come at once', () => {
  it('are done in one turn, in their order; one that may not, one that breaks and one who left take nobody with them', async () => {
    const [leva, recusa1, anda, cancela, dada, parada] = await comOferta(6);
    if (!leva || !recusa1 || !anda || !cancela || !dada || !parada) throw new Error('unreachable');
    await aceitar(anda.quem, anda.id);
    await aceitar(parada.quem, parada.id);
    const [chega, sai, suspenso, livre] = await entregadores(4);
    if (!chega || !sai || !suspenso || !livre) throw new Error('unreachable');
    await ficarOnline(sai, suspenso, livre);
    ouvidos.splice(0);
    const corte = new AbortController();
    const quemSaiu = (): Responde =>
      fetch(`${api.base}/api${caminhoDe(loja)}`, {
        method: 'POST',
        signal: corte.signal,
        headers: { cookie: loja.cliente.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ endereco: 'Rua de quem saiu', valor_estimado: 9 }),
      }).then(
        () => expect.unreachable(),
        () => ({ status: 0, headers: new Headers(), body: {} }),
      );
    const foram = async () => {
      const texto = await metricsOf(api.base, { authorization: `Bearer ${'x'.repeat(16)}` });
      return sampleSum(texto, 'http_request_duration_seconds_count', { status: '499' });
    };
    const antes = await foram();
    const { respostas, ...feito } = await juntos(
      [
        pedido('Rua Um, 1'),
        aceite(leva.quem, leva.id),
        recusa(recusa1.quem),
        pedido('Rua Dois, 2', crypto.randomUUID()),
        etapa(anda.quem, anda.id, 'em_retirada'),
        cancelamento(outraLoja, dada.id),
        cancelamento(loja, cancela.id),
        quemSaiu,
        online(chega, true),
        online(sai, false),
        pedido('Rua que quebra', 'quebra'),
        () =>
          suporte.cliente.put('/suporte/suspender-entregador', {
            entregador_id: suspenso.id,
            motivo: 'Teste',
            duracao_horas: 1,
          }),
        () => suporte.cliente.put('/suporte/atribuir-entrega', { solicitacao_id: dada.id, entregador_id: livre.id }),
        () =>
          suporte.cliente.put(`/suporte/solicitacao/${parada.id}/intervir`, {
            acao: 'cancelar',
            motivo: 'O carro quebrou',
          }),
        pedido('Rua Três, 3'),
        recusa(anda.quem),
        etapa(anda.quem, anda.id, 'em_entrega'),
        () => suporte.cliente.put(`/suporte/resetar-recusas/${recusa1.quem.id}`),
        etapa(anda.quem, anda.id, 'finalizada'),
        pedido('Rua Quatro, 4'),
      ],
      async () => {
        corte.abort();
        await ate(async () => (await foram()) > antes);
      },
    );
    expect(respostas.map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 403, 200, 0, 200, 200, 500, 200, 200, 200, 200, 400, 200, 200, 200, 200,
    ]);
    // The first act has a turn of its own, because it waits at the lock while the others arrive.
    expect(feito).toEqual({ turnos: 2, atos: 20 });
    expect(await estado(leva.id)).toEqual({ status: 'aceita', entregador_id: leva.quem.id });
    expect(await estado(anda.id)).toEqual({ status: 'finalizada', entregador_id: anda.quem.id });
    expect(await estado(dada.id)).toEqual({ status: 'aceita', entregador_id: livre.id });
    expect(await estado(cancela.id)).toMatchObject({ status: 'cancelada' });
    expect(await estado(parada.id)).toMatchObject({ status: 'cancelada' });
    for (const endereco of ['Rua que quebra', 'Rua de quem saiu']) expect(await comEndereco(endereco)).toBe(0);
    for (const endereco of ['Rua Um, 1', 'Rua Dois, 2', 'Rua Três, 3', 'Rua Quatro, 4']) {
      expect(await comEndereco(endereco)).toBe(1);
    }
    expect(await linhas(`select chave from idempotencia where chave = 'quebra'`)).toEqual([]);
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });

  it('tell what they did once, and nothing of what was undone', async () => {
    const { respostas } = await juntos([
      pedido('Av. Cerro Azul, 9'),
      pedido('Rua que quebra', 'quebra'),
      pedido('Av. Brasil, 9'),
    ]);
    const ids = respostas.flatMap(({ body }) => body.solicitacao_ids ?? []);
    expect(ids).toHaveLength(2);
    await ouvinte.query(`select pg_notify('corre', '["fim"]')`);
    await vi.waitFor(() => expect(ouvidos).toContain('["fim"]'));
    const contadas = ouvidos
      // A process also receives its own probes.
      .flatMap((carga) => (carga.startsWith('[') ? JSON.parse(carga) : []))
      .flatMap(({ tipo, solicitacao_id }) => (tipo === 'solicitacao' ? [solicitacao_id] : []));
    expect(contadas).toEqual(ids);
  });

  it('are each done alone when their commit is refused: only the one that is at fault hears of it', async () => {
    const enderecos = ['Rua A, 1', 'Rua que não fecha', 'Rua B, 2'];
    const { respostas } = await juntos(enderecos.map((endereco) => pedido(endereco)));
    expect(respostas.map(({ status }) => status)).toEqual([200, 500, 200]);
    expect(await Promise.all(enderecos.map(comEndereco))).toEqual([1, 0, 1]);
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });

  it('hear 503 when their connection is lost, all of them, and nothing of theirs has happened', async () => {
    const enderecos = ['Rua E, 1', 'Rua do Sono', 'Rua F, 2'];
    const cortar = async () => {
      const cortadas = () =>
        linhas(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
        );
      await ate(async () => (await cortadas()).length > 0);
    };
    let corte: Promise<void> | undefined;
    const { respostas } = await juntos(
      enderecos.map((endereco) => pedido(endereco)),
      async () => {
        corte = cortar();
      },
    );
    await corte;
    expect(respostas.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(3).fill([503, '2']),
    );
    expect(await Promise.all(enderecos.map(comEndereco))).toEqual([0, 0, 0]);
    expect((await pedido('Rua E, 1')()).status).toBe(200);
  });

  it('do not wait for a row that somebody else holds: who needs it is done alone, behind them', async () => {
    const { quem, id } = um(await comOferta(1));
    await aceitar(quem, id);
    let parada: Responde | undefined;
    await api.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from solicitacao where id = ? for no key update', [id]);
      const parado = async (): Responde => {
        parada = etapa(quem, id, 'em_retirada')();
        return { status: 0, headers: new Headers(), body: {} };
      };
      const { respostas } = await juntos([pedido('Rua C, 1'), parado, pedido('Rua D, 2')]);
      expect(respostas.map(({ status }) => status)).toEqual([200, 0, 200]);
      expect(await estado(id)).toMatchObject({ status: 'aceita' });
    });
    expect((await parada)?.status).toBe(200);
    expect(await estado(id)).toMatchObject({ status: 'em_retirada' });
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });
});

describe('within one turn', () => {
  it('the same key has one effect and one answer, and another request under it is refused', async () => {
    const chave = crypto.randomUUID();
    const { respostas, turnos: vezes } = await juntos([
      pedido('Rua Repetida, 1', chave),
      pedido('Rua Repetida, 1', chave),
      pedido('Rua Repetida, 1', chave, 15),
      pedido('Rua Repetida, 1', chave),
    ]);
    expect(vezes).toBe(2);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 409, 200]);
    expect(new Set([0, 1, 3].map((i) => JSON.stringify(respostas[i]?.body))).size).toBe(1);
    expect(await comEndereco('Rua Repetida, 1')).toBe(1);
  });

  it('a key whose first call was undone is free for the next', async () => {
    await api.orm.em.fork().execute('alter table idempotencia disable trigger quebra');
    const chave = crypto.randomUUID();
    const { quem, id } = um(await comOferta(1));
    const etapaComChave = (novo_status: string) => (): Responde =>
      quem.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status }, { 'idempotency-key': chave });
    const { respostas } = await juntos([etapaComChave('em_retirada'), aceite(quem, id), etapaComChave('em_retirada')]);
    await api.orm.em.fork().execute('alter table idempotencia enable trigger quebra');
    expect(respostas.map(({ status }) => status)).toEqual([403, 200, 200]);
    expect(await estado(id)).toMatchObject({ status: 'em_retirada' });
  });

  it('a courier who accepts and refuses the same offer did what came first', async () => {
    const [primeiro, segundo] = await comOferta(2);
    if (!primeiro || !segundo) throw new Error('unreachable');
    const { respostas } = await juntos([
      aceite(primeiro.quem, primeiro.id),
      recusa(primeiro.quem),
      recusa(segundo.quem),
      aceite(segundo.quem, segundo.id),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 400, 200, 400]);
    expect(await estado(primeiro.id)).toEqual({ status: 'aceita', entregador_id: primeiro.quem.id });
    expect(await estado(segundo.id)).toEqual({ status: 'aguardando', entregador_id: null });
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });

  it('a shop that cancels what a courier accepts has cancelled it, whoever came first', async () => {
    const [antes, depois] = await comOferta(2);
    if (!antes || !depois) throw new Error('unreachable');
    const { respostas } = await juntos([
      cancelamento(loja, antes.id),
      aceite(antes.quem, antes.id),
      aceite(depois.quem, depois.id),
      cancelamento(loja, depois.id),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 400, 200, 200]);
    expect(await estado(antes.id)).toEqual({ status: 'cancelada', entregador_id: null });
    expect(await estado(depois.id)).toEqual({ status: 'cancelada', entregador_id: depois.quem.id });
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });

  it('who refuses first stands before who refuses next at the end of the queue, and who comes online behind both', async () => {
    const [ana, bia, caio] = await comOferta(3);
    const [novo] = await entregadores(1);
    if (!ana || !bia || !caio || !novo) throw new Error('unreachable');
    await juntos([recusa(caio.quem), online(novo, true), recusa(ana.quem), recusa(bia.quem)]);
    const fila = await linhas(
      'select entregador_id as id from fila_entregador where online order by fila_desde, entregador_id',
    );
    expect(fila).toEqual([caio.quem, novo, ana.quem, bia.quem].map(({ id }) => ({ id })));
    expect(await linhas('select distinct fila_desde from fila_entregador where online')).toHaveLength(4);
  });

  it('two stops of a route that are finished apart are no step taken together', async () => {
    const [ana] = await entregadores(1);
    if (!ana) throw new Error('unreachable');
    await ficarOnline(ana);
    const ids = await pedir(loja, { multiplas_entregas: [{ endereco: 'Av. Brasil, 1200', valor_estimado: 8 }] });
    await ofertaDe(ana);
    await aceitar(ana, ids[0]);
    await avancar(ana, ids[0], 'em_retirada', 'em_entrega');
    const { respostas } = await juntos(
      ids.flatMap((id) => [etapa(ana, id, 'finalizada'), etapa(ana, id, 'finalizada')]),
    );
    expect(respostas.map(({ body }) => body.solicitacao_ids)).toEqual(ids.flatMap((id) => [[id], [id]]));
  });
});
