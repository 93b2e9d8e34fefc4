import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { describe, expect, it } from 'vitest';
import { semanaAtual } from '../entregas/semana-atual.ts';
import { semanaCorrente, semanasDe } from '../entregas/semanas.ts';
import { acompanhamentoSemanal } from './acompanhamento.ts';
import { dadosComercios, relatorioComercios } from './comercios.ts';
import { relatorioDaSemana, relatorioEntregadores } from './entregadores.ts';
import { topSemana } from './ranking.ts';

const ENTREGAS = 1_000_000;
const ENTREGADORES = 100;
const COMERCIOS = 40;
const SEMANAS = 156;

/** A million deliveries over three years, inserted without triggers. One statement computes the weekly sums. */
const SEMEAR = `
${entregadores(ENTREGADORES)}
${comercios(COMERCIOS)}
insert into entrega (comercio_id, entregador_id, quantidade, valor, valor_liquido, tipo_pagamento, status, data, data_entrega)
select 1 + i % ${COMERCIOS}, 1 + (i / 7) % ${ENTREGADORES}, 1, v, v - round(v * 0.1, 2), 'online', 'concluida', t, t
  from (select i, 5 + (i % 1500) * 0.01 as v, (select agora()) - make_interval(secs => i::float8 / ${ENTREGAS} * ${SEMANAS} * 604800) as t
          from generate_series(1, ${ENTREGAS}) i) g;
insert into resumo_semanal
select semana_inicio, entregador_id, comercio_id, count(*), sum(quantidade), sum(valor) from entrega group by 1, 2, 3;`;

const historia = longHistory(SEMEAR);

/** The rows that one report reads of the deliveries. */
const deEntregas = (ler: (em: Em) => Promise<unknown>) => historia.read(['entrega'], ler);
/** The rows that one report reads of the weekly sums. */
const deSomas = (ler: (em: Em) => Promise<unknown>) => historia.read(['resumo_semanal'], ler);

const total = (consulta: ReturnType<typeof sql<{ total: number }>>) =>
  onlyRow(historia.em(), consulta).then((linha) => linha.total);

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
      const { varreduras, linhas } = await deEntregas(relatorio);
      expect({ nome, varreduras, linhas }).toEqual({ nome, varreduras: 0, linhas: 0 });
    }
  });

  it('the report of one week reads the sums of that week, not of the years before', async () => {
    const semana = await semanaCorrente(historia.em());
    const daSemana = await total(
      sql`select count(*)::int as total from resumo_semanal where semana_inicio = ${semana}::date`,
    );
    expect((await deSomas(relatorioDaSemana)).linhas).toBeLessThanOrEqual(daSemana);
    expect((await deSomas((em) => relatorioComercios(em, semana))).linhas).toBeLessThanOrEqual(daSemana);
    // One read finds the week, another reads it.
    expect((await deSomas((em) => acompanhamentoSemanal(em, semana))).linhas).toBeLessThanOrEqual(2 * daSemana);
  });

  it('a courier reads their week by index: no more deliveries than they made, three times over', async () => {
    const minhas = await total(
      sql`select count(*)::int as total from entrega where entregador_id = 7 and semana_inicio = semana_de(agora())`,
    );
    const { varreduras, linhas } = await deEntregas((em) => semanaAtual(em, 7));
    expect(varreduras).toBe(0);
    expect(linhas).toBeLessThanOrEqual(3 * minhas);
  });

  it('a shop opens one week of its history without the others', async () => {
    const semana = await semanaCorrente(historia.em());
    const dela = await total(
      sql`select count(*)::int as total from entrega where comercio_id = 3 and semana_inicio = semana_de(agora())`,
    );
    const { varreduras, linhas } = await deEntregas((em) => semanasDe(em, { comercio_id: 3 }, semana));
    expect(varreduras).toBe(0);
    expect(linhas).toBe(dela);
  });

  it('the shops and the couriers agree about the fee to the cent', async () => {
    const em = historia.em();
    const dasLojas = (await relatorioComercios(em, null)).reduce(
      (t, { total_taxa }) => t + Math.round(total_taxa * 100),
      0,
    );
    const deles = (await relatorioEntregadores(em)).reduce((t, { total_taxa }) => t + Math.round(total_taxa * 100), 0);
    expect(dasLojas).toBe(deles);
  });
});
