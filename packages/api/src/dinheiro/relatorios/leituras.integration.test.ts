import { type Em, initOrm, type Orm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { semanaAtual } from '../entregas/semana-atual.ts';
import { semanaCorrente, semanasDe } from '../entregas/semanas.ts';
import { topSemana } from '../ranking/top-semana.ts';
import { acompanhamentoSemanal } from './acompanhamento.ts';
import { dadosComercios, relatorioComercios } from './comercios.ts';
import { relatorioDaSemana, relatorioEntregadores } from './entregadores.ts';

const ENTREGAS = 1_000_000;
const ENTREGADORES = 100;
const COMERCIOS = 40;
const SEMANAS = 156;

/** A million deliveries over three years, past the triggers; the weekly sums by one statement. */
const SEMEAR = `
set session_replication_role = replica;
insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco, bairro,
  cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
select 'e' || i, 'Entregador ' || i, '2026-01-05', '1995-03-10', 'x', 'i' || i, 'x', 'solteiro', 'Rua A', 'Zona 1',
  '87013060', '+5544998124076', 'email', 'x', 'x', 'x' from generate_series(1, ${ENTREGADORES}) i;
insert into comercio (nome, nome_chave, senha_hash) select 'Loja ' || i, 'loja ' || i, 'x' from generate_series(1, ${COMERCIOS}) i;
insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
select 1 + i % ${COMERCIOS}, 1 + (i / 7) % ${ENTREGADORES}, 1, 5 + (i % 1500) * 0.01, 'online', 'concluida', t, t
  from (select i, (select agora()) - make_interval(secs => i::float8 / ${ENTREGAS} * ${SEMANAS} * 604800) as t
          from generate_series(1, ${ENTREGAS}) i) g;
insert into resumo_semanal
select semana_inicio, entregador_id, comercio_id, count(*), sum(quantidade), sum(valor) from entrega group by 1, 2, 3;
analyze;`;

let banco: TestDatabase;
let orm: Orm;
beforeAll(async () => {
  banco = await createTestDatabase();
  await runSql(banco.url, SEMEAR);
  orm = await initOrm({ url: banco.url, poolMax: 2 });
});
afterAll(async () => {
  await orm.close();
  await banco.drop();
});

interface Leituras {
  varreduras: number;
  entregas: number;
  somas: number;
}

/** What this transaction has read so far: scans of `entrega` from end to end, its rows, and rows of the weekly sums. */
const contar = (em: Em) =>
  onlyRow(
    em,
    sql<Leituras>`
      select sum(seq_scan) filter (where relname = 'entrega')::int as varreduras,
             sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) filter (where relname = 'entrega')::int as entregas,
             sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) filter (where relname = 'resumo_semanal')::int as somas
        from pg_stat_xact_user_tables`,
  );

/** What one report reads. */
const leiturasDe = (ler: (em: Em) => Promise<unknown>): Promise<Leituras> =>
  orm.em.fork().transactional(async (em) => {
    const antes = await contar(em);
    await ler(em);
    const depois = await contar(em);
    return {
      varreduras: depois.varreduras - antes.varreduras,
      entregas: depois.entregas - antes.entregas,
      somas: depois.somas - antes.somas,
    };
  });

const total = (consulta: ReturnType<typeof sql<{ total: number }>>) =>
  onlyRow(orm.em.fork(), consulta).then((linha) => linha.total);

describe('with a million deliveries', () => {
  it('the reports never touch a delivery', async () => {
    expect(await total(sql`select count(*)::int as total from entrega`)).toBe(ENTREGAS);
    const relatorios: Record<string, (em: Em) => Promise<unknown>> = {
      relatorioEntregadores,
      relatorioComercios: (em) => relatorioComercios(em, null),
      dadosComercios,
      acompanhamentoSemanal: (em) => acompanhamentoSemanal(em, null),
      relatorioDaSemana,
      topSemana,
    };
    for (const [nome, relatorio] of Object.entries(relatorios)) {
      const { varreduras, entregas } = await leiturasDe(relatorio);
      expect({ nome, varreduras, entregas }).toEqual({ nome, varreduras: 0, entregas: 0 });
    }
  });

  it('the report of one week reads the sums of that week, not of the years before', async () => {
    const semana = await semanaCorrente(orm.em.fork());
    const daSemana = await total(
      sql`select count(*)::int as total from resumo_semanal where semana_inicio = ${semana}::date`,
    );
    expect((await leiturasDe(relatorioDaSemana)).somas).toBeLessThanOrEqual(daSemana);
    expect((await leiturasDe((em) => relatorioComercios(em, semana))).somas).toBeLessThanOrEqual(daSemana);
    // once to find the week, once to read it
    expect((await leiturasDe((em) => acompanhamentoSemanal(em, semana))).somas).toBeLessThanOrEqual(2 * daSemana);
  });

  it('a courier reads their week by index: no more deliveries than they made, three times over', async () => {
    const minhas = await total(
      sql`select count(*)::int as total from entrega where entregador_id = 7 and semana_inicio = semana_de(agora())`,
    );
    const { varreduras, entregas } = await leiturasDe((em) => semanaAtual(em, 7));
    expect(varreduras).toBe(0);
    expect(entregas).toBeLessThanOrEqual(3 * minhas);
  });

  it('a shop opens one week of its history without the others', async () => {
    const semana = await semanaCorrente(orm.em.fork());
    const dela = await total(
      sql`select count(*)::int as total from entrega where comercio_id = 3 and semana_inicio = semana_de(agora())`,
    );
    const { varreduras, entregas } = await leiturasDe((em) => semanasDe(em, { comercio_id: 3 }, semana));
    expect(varreduras).toBe(0);
    expect(entregas).toBe(dela);
  });

  it('the shops and the couriers agree about the fee to the cent', async () => {
    const em = orm.em.fork();
    const dasLojas = (await relatorioComercios(em, null)).reduce(
      (t, { total_taxa }) => t + Math.round(total_taxa * 100),
      0,
    );
    const deles = (await relatorioEntregadores(em)).reduce((t, { total_taxa }) => t + Math.round(total_taxa * 100), 0);
    expect(dasLojas).toBe(deles);
  });
});
