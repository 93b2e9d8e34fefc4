import { readConfig } from '@corre/api/base/config.ts';
import { type Em, initOrm, type Orm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levantar } from './levantar.ts';
import { pisos } from './limites.ts';

const ENCERRADAS = 60_000;
/** Under way, each with a courier of its own; one in five stands still for an hour. */
const ABERTAS = 200;
const PARADAS = ABERTAS / 5;

/** A long history, and what is under way, past the triggers. Everybody was heard from just now. */
const SEMEAR = `
set session_replication_role = replica;
insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco, bairro,
  cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
select 'e' || i, 'Entregador ' || i, '2026-01-05', '1995-03-10', 'x', 'i' || i, 'x', 'solteiro', 'Rua A', 'Zona 1',
  '87013060', '+5544998124076', 'email', 'x', 'x', 'x' from generate_series(1, ${ABERTAS}) i;
insert into sinal (entregador_id, ultimo_sinal) select id, agora() from entregador;
insert into comercio (nome, nome_chave, senha_hash) values ('Loja 1', 'loja 1', 'x');
insert into rota (comercio_id, aguardando, criada_em)
select 1, false, (select agora()) - make_interval(mins => i) from generate_series(1, ${ENCERRADAS + ABERTAS}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
select id, 1, 1 + id % ${ABERTAS}, 'Rua A, 1', 'manual', 9, 'finalizada', criada_em,
       criada_em - interval '1 day'
  from rota where id <= ${ENCERRADAS} order by id;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
select id, 1, id - ${ENCERRADAS}, 'Rua A, 1', 'manual', 9, (array['aceita', 'em_retirada', 'em_entrega'])[1 + id % 3],
       (select agora()) - interval '3 hours', (select agora()) - make_interval(mins => case when id % 5 = 0 then 90 else 1 end)
  from rota where id > ${ENCERRADAS} order by id;
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
      select seq_scan::int as varreduras, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as linhas
        from pg_stat_xact_user_tables where relname = 'solicitacao'`,
  );

const olhar = () =>
  orm.em.fork().transactional(async (em) => {
    const antes = await contar(em);
    const levantadas = await levantar(em, pisos(readConfig({})), 10);
    const depois = await contar(em);
    return {
      levantadas: levantadas.length,
      varreduras: depois.varreduras - antes.varreduras,
      linhas: depois.linhas - antes.linhas,
    };
  });

it('a round of the watchdog reads what is under way, by index, however many deliveries lie behind', async () => {
  const primeira = await olhar();
  expect(primeira).toMatchObject({ levantadas: PARADAS, varreduras: 0 });
  // the silence of each that is under way, then some look-ups for each that stands still
  expect(primeira.linhas).toBeLessThanOrEqual(ABERTAS * 3 + PARADAS * 12);
  const segunda = await olhar();
  expect(segunda).toMatchObject({ levantadas: 0, varreduras: 0 });
  expect(segunda.linhas).toBeLessThanOrEqual(primeira.linhas);
});
