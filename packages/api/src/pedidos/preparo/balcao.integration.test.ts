import { type Em, initOrm, type Orm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { balcaoDoComercio, balcoesDaSemana } from './balcao.ts';

const PEDIDOS = 40_000;
/** Of the week that is asked about, all shops together: as many as ten shops of a thousand orders have. */
const DA_SEMANA = 10_000;

/** Request i belongs to shop i % 10 and waited 1 to 10 minutes at its counter; the first ones closed in this week, the others before. */
const SEMEAR = `
set session_replication_role = replica;
insert into comercio (nome, nome_chave, senha_hash) select 'Loja ' || i, 'loja ' || i, 'x' from generate_series(1, 10) i;
insert into rota (comercio_id, aguardando) select 1 + i % 10, false from generate_series(1, ${PEDIDOS}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_status)
select id, comercio_id, 1, 'Rua A, 1', 'manual', 9, 'finalizada',
       (select inicio_da_semana(semana_de(agora()))) + case when id <= ${DA_SEMANA} then make_interval(secs => id) else make_interval(mins => -id) end
  from rota order by id;
insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
select s.id, p.status, s.data_status - make_interval(secs => p.segundos), 'sistema' from solicitacao s, lateral (values
  ('em_retirada', 600 + 60 * (1 + s.id / 10 % 10)), ('em_entrega', 600), ('finalizada', 0)) p (status, segundos);
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

const contar = (em: Em) =>
  onlyRow(
    em,
    sql<{ varreduras: number; linhas: number }>`
      select sum(seq_scan)::int as varreduras, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as linhas
        from pg_stat_xact_user_tables where relname in ('solicitacao', 'solicitacao_historico')`,
  );

/** What a question reads, and its answer. */
const ler = <T>(pergunta: (em: Em) => Promise<T>) =>
  orm.em.fork().transactional(async (em) => {
    const antes = await contar(em);
    const resposta = await pergunta(em);
    const depois = await contar(em);
    return { resposta, linhas: depois.linhas - antes.linhas };
  });

describe('the wait at the counter', () => {
  it('of every shop in a week reads that week, whatever lies behind it', async () => {
    const { resposta, linhas } = await ler((em) => balcoesDaSemana(em));
    expect(resposta.comercios).toHaveLength(10);
    expect(resposta.comercios[0]).toMatchObject({ amostra: DA_SEMANA / 10, mediana_segundos: 330 });
    expect(linhas).toBeLessThanOrEqual(DA_SEMANA * 4);
  });

  it('of one shop reads no more than that week of all', async () => {
    const { resposta, linhas } = await ler((em) => balcaoDoComercio(em, readConfig({}), 3));
    expect(resposta).toMatchObject({ amostra: DA_SEMANA / 10, mediana_segundos: 330 });
    // by the shop's index or by the week's, as the planner likes; the steps of its own only
    expect(linhas).toBeLessThanOrEqual(DA_SEMANA + (DA_SEMANA / 10) * 4 + 1_000);
  });
});
