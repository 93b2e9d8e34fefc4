import { type Em, initOrm, type Orm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempoEntreEtapas, temposAte, temposConhecidos } from './tempo-entre-etapas.ts';

const PEDIDOS = 60_000;
/** Shops 1 to 3; the third has five requests only, too few to say anything. */
const DA_TERCEIRA = 5;

/** Of request i: accepted after 40 s (of the first shop: 20 s), at the shop after 5 min, left 1 to 10 min later, done 10 min after that. */
const SEMEAR = `
set session_replication_role = replica;
insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco, bairro,
  cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
values ('e1', 'Entregador 1', '2026-01-05', '1995-03-10', 'x', 'i1', 'x', 'solteiro', 'Rua A', 'Zona 1',
  '87013060', '+5544998124076', 'email', 'x', 'x', 'x');
insert into comercio (nome, nome_chave, senha_hash) select 'Loja ' || i, 'loja ' || i, 'x' from generate_series(1, 3) i;
insert into rota (comercio_id, aguardando, criada_em)
select case when i <= ${DA_TERCEIRA} then 3 else 1 + i % 2 end, false, (select agora()) - make_interval(mins => i) from generate_series(1, ${PEDIDOS}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
select id, comercio_id, 1, 'Rua A, 1', 'manual', 9, 'finalizada', criada_em, criada_em + interval '1 hour' from rota order by id;
insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
select s.id, p.status, s.data_solicitacao + make_interval(secs => p.segundos), 'sistema' from solicitacao s, lateral (values
  ('aguardando', 0), ('aceita', case when s.comercio_id = 1 then 20 else 40 end), ('em_retirada', 340),
  ('em_entrega', 340 + 60 * (1 + s.id / 2 % 10)), ('finalizada', 940 + 60 * (1 + s.id / 2 % 10))) p (status, segundos);
analyze;`;

let banco: TestDatabase;
let orm: Orm;
beforeAll(async () => {
  banco = await createTestDatabase();
  await runSql(banco.url, SEMEAR);
  orm = await initOrm({ url: banco.url, poolMax: 2 });
}, 120_000);
afterAll(async () => {
  await orm.close();
  await banco.drop();
});

describe('how long the steps take', () => {
  it('is told of a shop from its own newest requests, in seconds', async () => {
    const em = orm.em.fork();
    expect(await tempoEntreEtapas(em, { de: 'aguardando', ate: 'aceita', comercio_id: 1 })).toEqual({
      amostra: 120,
      p25: 20,
      p50: 20,
      p90: 20,
    });
    const balcao = await tempoEntreEtapas(em, { de: 'em_retirada', ate: 'em_entrega', comercio_id: 2 });
    expect(balcao).toMatchObject({ p50: 330, p90: 546 });
  });

  it('is told of the whole company, of every step at once', async () => {
    const tempos = await temposAte(orm.em.fork(), 'finalizada', null);
    expect(Object.keys(tempos).sort()).toEqual(['aceita', 'aguardando', 'em_entrega', 'em_retirada']);
    expect(tempos.em_entrega).toMatchObject({ amostra: 400, p25: 600, p50: 600, p90: 600 });
  });

  it('is silent about a shop with too few, and about a step that comes later', async () => {
    const em = orm.em.fork();
    expect(await temposAte(em, 'finalizada', 3)).toEqual({});
    expect(await tempoEntreEtapas(em, { de: 'em_entrega', ate: 'aceita', comercio_id: 1 })).toBeNull();
    expect((await temposConhecidos(em, 'aceita', 3)).aguardando?.amostra).toBe(400);
  });

  it('counts the wait of a scheduled request from when it was offered, not from when it was asked for', async () => {
    const em = orm.em.fork();
    await em.transactional(async (dela) => {
      await dela.execute(
        "update rota set oferecer_apos = criada_em + interval '15 s' where comercio_id = 2 and not aguardando",
      );
      const aceite = await tempoEntreEtapas(dela, { de: 'aguardando', ate: 'aceita', comercio_id: 2 });
      expect(aceite).toMatchObject({ p50: 25, p90: 25 });
      const fim = await temposAte(dela, 'finalizada', 2);
      expect(fim.aguardando?.p50).toBe((fim.aceita?.p50 ?? 0) + 25);
      await dela.execute('update rota set oferecer_apos = null where comercio_id = 2');
    });
  });

  it('reads the newest requests by index, however many lie behind', async () => {
    const contar = (em: Em) =>
      onlyRow(
        em,
        sql<{ varreduras: number; linhas: number }>`
          select sum(seq_scan)::int as varreduras, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as linhas
            from pg_stat_xact_user_tables where relname in ('solicitacao', 'solicitacao_historico')`,
      );
    for (const { comercio_id, pedidos } of [
      { comercio_id: 1, pedidos: 120 },
      { comercio_id: null, pedidos: 400 },
    ]) {
      const lido = await orm.em.fork().transactional(async (em) => {
        const antes = await contar(em);
        await temposAte(em, 'finalizada', comercio_id);
        const depois = await contar(em);
        return { varreduras: depois.varreduras - antes.varreduras, linhas: depois.linhas - antes.linhas };
      });
      expect(lido.varreduras).toBe(0);
      // each with its end and its five steps; the shop's are found among those of everybody
      expect(lido.linhas).toBeLessThanOrEqual(pedidos * 8 + 200);
    }
  });
});
