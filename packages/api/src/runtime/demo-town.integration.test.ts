import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EstadoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { SENHA_DEMO } from '@corre/demo/people.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { townsAt } from '@corre/testing/harness/town-process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../base/config.ts';
import { mayHaveDemoTown } from './demo-town.ts';

let database: TestDatabase;
let served: TestProcess;
let orm: Orm;
let folder: string;
let desde: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'corre-cidade-'));
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, CHAVE_DADOS: '0'.repeat(64) };
  served = await startProcess({ ...env, SEED: 'demo', DEMO_VIVA: 'true' });
  orm = await initOrm({ url: database.url, poolMax: 2 });
  const [agora] = await read<{ agora: string }>(sql`select agora()::text as agora`);
  desde = agora?.agora ?? '';
});
afterAll(async () => {
  await served?.kill();
  await orm?.close();
  await database?.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const read = <T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> => rows(orm.em.fork(), statement);

/** Reads again until `found` returns something. The test's own limit ends it. */
async function until<T>(found: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const it = await found();
    if (it !== undefined && it !== false) return it;
    await wait(100);
  }
}

async function entrar(usuario: string, user_type: string): Promise<Client> {
  const cliente = new Client(served.base);
  expect((await cliente.post('/login', { usuario, senha: SENHA_DEMO, user_type })).status).toBe(200);
  return cliente;
}

interface Mensagem {
  remetente_tipo: string;
  mensagem: string;
}
interface Problema {
  solicitacao_id: number;
  acao: string | null;
  resposta: string | null;
}
interface Pedido {
  id: number;
  status: string;
  entregador_id: number | null;
}
/** The requests that came since the start: the town made them, because nobody else is there. */
const pedidos = () =>
  read<Pedido>(
    sql<Pedido>`select id, status, entregador_id from solicitacao where data_solicitacao > ${desde}::timestamptz order by id`,
  );
const finalizados = async () => (await pedidos()).filter(({ status }) => status === 'finalizada');

/** Waits until the town has reported so many times more, and thus has heard what was said before. */
async function batidas(vezes: number): Promise<void> {
  const visto = async () => (await read<{ em: string }>(sql`select visto_em::text as em from cidade_viva`))[0]?.em;
  for (let vez = 0; vez < vezes; vez += 1) {
    const antes = await visto();
    await until(async () => (await visto()) !== antes);
  }
}

describe('the town of the demonstration, as a process', () => {
  let admin: Client;
  it('asks, accepts and finishes by itself', async () => {
    admin = await entrar('admin', 'admin');
    await until(async () => (await admin.put('/demonstracao/cidade', { ritmo: 20 })).status === 200);
    const [feito] = await until(async () => (await finalizados()).length > 0 && (await finalizados()));
    const [aceite] = await read<{ resultado: string }>(
      sql`select resultado from oferta where entregador_id = ${feito?.entregador_id ?? 0}
            and enviada_em > ${desde}::timestamptz and resultado = 'aceita'`,
    );
    expect(aceite).toEqual({ resultado: 'aceita' });
    const chaves = await read<{ ator: string }>(
      sql`select distinct ator from idempotencia where ator like 'entregador:%'`,
    );
    expect(chaves.length).toBeGreaterThan(0);
  }, 60_000);

  it('leaves an account alone in which a person signs in', async () => {
    const emMaos = async () =>
      (await pedidos()).find(({ status }) => ['aceita', 'em_retirada', 'em_entrega'].includes(status));
    const { entregador_id } = await until(emMaos);
    const [conta] = await read<{ usuario: string }>(
      sql`select usuario from entregador where id = ${entregador_id ?? 0}`,
    );
    await entrar(conta?.usuario ?? '', 'entregador');
    await batidas(2);
    const dela = async () => (await pedidos()).filter((pedido) => pedido.entregador_id === entregador_id);
    const [antes, feitos] = [await dela(), (await finalizados()).length];
    await until(async () => (await finalizados()).length >= feitos + 2);
    expect(await dela()).toEqual(antes);
  }, 60_000);

  it('makes the request that somebody wishes', async () => {
    const { body } = await admin.post<{ pedido: { id: number } }>('/demonstracao/pedido');
    const feito = await until(async () => {
      const [desejo] = await read<{ solicitacao_id: number | null }>(
        sql`select solicitacao_id from pedido_da_cidade where id = ${body.pedido.id} and feito_em is not null`,
      );
      return desejo;
    });
    expect((await pedidos()).map(({ id }) => id)).toContain(feito.solicitacao_id);
  }, 60_000);

  it('makes no new request while it is held', async () => {
    await admin.put('/demonstracao/cidade', { parada: true });
    await batidas(2);
    const antes = (await pedidos()).length;
    await batidas(4);
    expect((await pedidos()).length).toBe(antes);
    await admin.put('/demonstracao/cidade', { parada: false });
    await until(async () => (await pedidos()).length > antes);
  }, 60_000);

  describe('answers people', () => {
    let joao: Client;
    let id: number;
    let minha: { id: number; comercio_id: number; comercio: string };
    const escrever = (mensagem: string) =>
      joao.post(`/entregador/${id}/enviar-mensagem`, { entrega_id: minha.id, mensagem });
    const ultima = async () => {
      const { body } = await joao.get<{ mensagens: Mensagem[] }>(`/entregador/${id}/mensagens/${minha.id}`);
      return body.mensagens.at(-1);
    };

    it("a shop answers the courier's message", async () => {
      joao = await entrar('joao', 'entregador');
      id = (await joao.get<{ user_id: number }>('/sessao')).body.user_id;
      await joao.put(`/entregador/${id}/status-online`, { online: true });
      // Nobody wishes it: a person who waits gets one of the next requests.
      const oferta = await until(async () => {
        const { body } = await joao.get<{ proxima_entrega: typeof minha | null }>(`/entregador/${id}/proxima-entrega`);
        return body.proxima_entrega ?? undefined;
      });
      expect((await joao.put(`/entregador/${id}/aceitar-solicitacao/${oferta.id}`)).status).toBe(200);
      const { body } = await joao.get<(typeof minha)[]>(`/entregador/${id}/minhas-solicitacoes`);
      const [dela] = body;
      if (!dela) throw new Error('nothing in hand');
      minha = dela;
      expect((await escrever('Oi! Já está pronto?')).status).toBe(200);
      const resposta = await until(async () => {
        const dita = await ultima();
        return dita?.remetente_tipo === 'comercio' && dita;
      });
      expect(resposta.mensagem).toBe('Sai em 5 minutos.');
    }, 60_000);

    it('a shop answers a problem', async () => {
      const problema = { motivo: 'outro', mensagem: 'A caixa não cabe na mochila.' };
      expect((await joao.post(`/entregador/solicitacao/${minha.id}/problema`, problema)).status).toBe(200);
      const respondido = await until(async () => {
        const { body } = await joao.get<Problema[]>(`/entregador/${id}/problemas`);
        return body.find(({ acao }) => acao !== null);
      });
      expect(respondido).toMatchObject({ acao: 'tentar_de_novo', respondido_por: 'comercio' });
      expect(respondido.resposta).toBe('Certo. Siga quando puder.');
    }, 60_000);

    it('support takes up a call for help', async () => {
      expect((await joao.post(`/entregador/${id}/ajuda`)).status).toBe(200);
      await until(async () => {
        const { body } = await joao.get<{ aberta: object | null }>(`/entregador/${id}/ajuda`);
        return body.aberta === null;
      });
    }, 60_000);

    it('nobody answers for an account in which a person is signed in', async () => {
      const [loja] = await read<{ nome: string }>(sql`select nome from comercio where id = ${minha.comercio_id}`);
      const suporte = await entrar('suporte', 'suporte');
      const dono = new Client(served.base);
      expect((await dono.post('/login/comercio', { usuario: loja?.nome, senha: SENHA_DEMO })).status).toBe(200);
      await batidas(2);
      await escrever('Tem alguém aí?');
      await joao.post(`/entregador/solicitacao/${minha.id}/problema`, { motivo: 'outro', mensagem: 'E agora?' });
      await joao.post(`/entregador/${id}/ajuda`);
      await batidas(5);
      expect((await ultima())?.mensagem).toBe('Tem alguém aí?');
      const { body: problemas } = await dono.get<Problema[]>(
        `/comercio/${encodeURIComponent(loja?.nome ?? '')}/problemas`,
      );
      expect(problemas.find(({ solicitacao_id }) => solicitacao_id === minha.id)?.acao).toBeNull();
      expect((await suporte.get<object[]>('/suporte/ajuda')).body).toHaveLength(1);

      // The same shop writes to a courier of the town.
      await admin.put('/demonstracao/cidade', { ritmo: 5 });
      const nome = encodeURIComponent(loja?.nome ?? '');
      const pedido = { endereco: 'Av. Brasil, 3520, Zona 1', valor_estimado: 9, pagamento: 'online' };
      const { body: feito } = await dono.post<{ solicitacao_ids: number[] }>(
        `/comercio/${nome}/solicitar-entrega`,
        pedido,
      );
      const [entrega_id] = feito.solicitacao_ids;
      await until(async () => (await pedidos()).find(({ id, status }) => id === entrega_id && status !== 'aguardando'));
      expect(
        (await dono.post(`/comercio/${nome}/enviar-mensagem`, { entrega_id, mensagem: 'Leva a maquininha?' })).status,
      ).toBe(200);
      const resposta = await until(async () => {
        const { body } = await dono.get<{ mensagens: Mensagem[] }>(`/comercio/${nome}/mensagens/${entrega_id}`);
        const dita = body.mensagens.at(-1);
        return dita?.remetente_tipo === 'entregador' && dita;
      });
      expect(['Levo comigo.', 'Está comigo.']).toContain(resposta.mensagem);
      await admin.put('/demonstracao/cidade', { ritmo: 20 });
    }, 180_000);
  });

  it.runIf(process.platform === 'linux')(
    'says at once that it stopped, and one press starts it again, however many press',
    async () => {
      const estado = async () => (await admin.get<EstadoDaCidade>('/demonstracao/cidade')).body;
      expect(await estado()).toMatchObject({ andamento: 'trabalhando', comecando: false, pode_ligar: false });
      const { body } = await admin.post<{ pedido: { id: number } }>('/demonstracao/pedido');
      const desejo = async () =>
        (
          await read<{ solicitacao_id: number | null; feito_em: string | null }>(
            sql`select solicitacao_id, feito_em from pedido_da_cidade where id = ${body.pedido.id}`,
          )
        )[0];
      const feita = await until(async () => (await desejo())?.feito_em && (await desejo())?.solicitacao_id);
      const antes = await townsAt(served.base);
      expect(antes).toHaveLength(1);
      for (const pid of antes) process.kill(pid, 'SIGKILL');
      await until(async () => (await estado()).andamento === 'desligada');
      // As if it had been killed between the request and its report.
      await read(
        sql`update pedido_da_cidade set feito_em = null, solicitacao_id = null where id = ${body.pedido.id} returning id`,
      );
      expect(await estado()).toMatchObject({ comecando: false, pode_ligar: true });
      const vezes = await Promise.all(
        Array.from({ length: 5 }, () => admin.post<EstadoDaCidade>('/demonstracao/cidade/ligar')),
      );
      for (const { status, body } of vezes) expect([status, body.comecando]).toEqual([200, true]);
      await until(async () => (await estado()).andamento === 'trabalhando');
      const depois = await townsAt(served.base);
      expect(depois).toHaveLength(1);
      expect(depois).not.toEqual(antes);
      expect(await until(async () => (await desejo())?.feito_em && (await desejo())?.solicitacao_id)).toBe(feita);
      const feitos = (await finalizados()).length;
      await until(async () => (await finalizados()).length > feitos);
    },
    60_000,
  );

  it.runIf(process.platform === 'linux')(
    'ends when the process is killed that started it',
    async () => {
      const [pid = 0] = await townsAt(served.base);
      expect(pid).toBeGreaterThan(0);
      await served.kill();
      // Where nobody collects it, a process that has ended stays as a zombie.
      await until(async () => {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
        return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
      });
    },
    60_000,
  );
});

it.each([
  ['where it is switched off', { DEMO_VIVA: 'false' }],
  ['without the demonstration', { SEED: 'none' }],
  ['where a network reaches the process', { HOST: '0.0.0.0' }],
  ['behind a proxy', { TRUST_PROXY: '1' }],
])('no town is started %s', (_where, env) => {
  const of = (own: Record<string, string>) => readConfig({ SEED: 'demo', HOST: '127.0.0.1', ...own });
  expect(mayHaveDemoTown(of({}), { demo: true })).toBe(true);
  expect(mayHaveDemoTown(of({}), { demo: false })).toBe(false);
  expect(mayHaveDemoTown(of(env), { demo: true })).toBe(false);
});
