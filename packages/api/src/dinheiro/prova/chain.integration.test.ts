import { withCopySession } from '@corre/db/copy/session.ts';
import { type Friday, startFriday } from '@corre/testing/harness/friday.ts';
import { countStatus } from '@corre/testing/harness/race.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conferir } from './conferir.ts';

let sexta: Friday;
beforeAll(async () => {
  sexta = await startFriday();
});
afterAll(() => sexta.race.api.close());

describe('the chain', () => {
  const ids = async () =>
    (await sexta.race.rows('select id, anterior, hash from elo order by id')) as {
      id: number;
      anterior: string;
      hash: string;
    }[];
  const semFenda = async () => {
    const elos = await ids();
    expect(elos.map(({ id }) => id)).toEqual(elos.map((_, i) => i + 1));
    expect(elos.slice(1).map(({ anterior }) => anterior)).toEqual(elos.slice(0, -1).map(({ hash }) => hash));
    return elos.length;
  };

  it('does not fork when two processes write at once, in several weeks', async () => {
    const antes = await semFenda();
    const semanas = ['2026-01-05', '2026-01-12', '2026-01-19'];
    const couriers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => sexta.entregou(semanas[i % 3] ?? '', 10 + i)),
    );
    const respostas = await Promise.all(
      couriers.map(({ id }, i) =>
        sexta.race.via(sexta.admin, i).cliente.put(`/admin/fechamento/${semanas[i % 3]}/pagar/${id}`),
      ),
    );
    expect(countStatus(respostas, 200)).toBe(12);
    expect(await semFenda()).toBe(antes + 12);
  });

  it('has no gap where a connection died with an act under way', async () => {
    const antes = await semFenda();
    const quem = await sexta.entregou('2026-02-02', 77);
    await withCopySession(sexta.race.api.url, async (client) => {
      await client.query('begin');
      await client.query(
        `with p as (
           insert into pagamento (semana_inicio, entregador_id, total_entregas, total_valor, total_taxa, total_liquido) values ($1, $2, 1, 77, 7.7, 69.3) returning id
         ) insert into quitacao (pagamento_id, tentativa, tipo, feita_por) select id, 1, 'paga', $3 from p`,
        ['2026-02-02', quem.id, sexta.admin.id],
      );
      const { rows } = await client.query('select pg_backend_pid() as pid, (select max(id) from elo) as ultimo');
      expect(rows[0].ultimo).toBe(antes + 1);
      // The open transaction holds the lock of the chain. The other act waits until its connection is killed.
      const outro = sexta.admin.cliente.put(`/admin/fechamento/2026-02-02/pagar/${quem.id}`);
      await sexta.race.rows('select pg_terminate_backend(?)', rows[0].pid);
      expect((await outro).status).toBe(200);
    });
    expect(await semFenda()).toBe(antes + 1);
    const { url, vault } = sexta.race.api;
    await expect(
      conferir(url, { semana: null, elo: null, abrir: vault.open }, () => undefined),
    ).resolves.toBeUndefined();
  });

  it('has no name, no key and no word that somebody typed', async () => {
    const { admin, loja, entregou, race } = sexta;
    const ana = await entregou('2026-03-02', 12);
    const caminho = '/admin/fechamento/2026-03-02';
    await admin.cliente.put(`${caminho}/pagar/${ana.id}`, { id_transacao: 'E123' });
    await admin.cliente.put(`${caminho}/estornar/${ana.id}`, { motivo: 'Conta errada' });
    await admin.cliente.put(`${caminho}/faturas/${loja.id}/receber`);
    const textos = (await race.rows('select conteudo from elo order by id desc limit 3')) as { conteudo: string }[];
    expect(textos.map(({ conteudo }) => conteudo.split('=')[0])).toEqual([
      'v1 recebimento',
      'v1 quitacao',
      'v1 quitacao',
    ]);
    for (const { conteudo } of textos) expect(conteudo).toMatch(/^v1( [a-z]+=[A-Za-z0-9.:_-]+)+$/);
    expect(textos[1]?.conteudo).not.toContain('errada');
  });

  it.each(['elo', 'quitacao', 'recebimento'])('keeps %s as it was written, against TRUNCATE too', async (tabela) => {
    await expect(sexta.race.rows(`update ${tabela} set id = id + 1000`)).rejects.toThrow(`append-only table ${tabela}`);
    await expect(sexta.race.rows(`delete from ${tabela}`)).rejects.toThrow(`append-only table ${tabela}`);
    await expect(sexta.race.rows(`truncate ${tabela}`)).rejects.toThrow(`append-only table ${tabela}`);
  });
});
