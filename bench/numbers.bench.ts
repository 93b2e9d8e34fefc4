import { readConfig } from '@corre/api/base/config.ts';
import { dinheiroDoPeriodo } from '@corre/api/numeros/dinheiro.ts';
import { entregadoresDoPeriodo } from '@corre/api/numeros/entregadores.ts';
import { DE_TODOS } from '@corre/api/numeros/fatos/recorte.ts';
import { fecharNumeros } from '@corre/api/numeros/fechar.ts';
import { lojasDoPeriodo } from '@corre/api/numeros/lojas.ts';
import { ofertasDoPeriodo } from '@corre/api/numeros/ofertas.ts';
import { operacao } from '@corre/api/numeros/operacao.ts';
import { maisDias } from '@corre/api/numeros/periodo.ts';
import { portaDoPeriodo } from '@corre/api/numeros/porta.ts';
import { type Em, initOrm } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { figure } from './harness/in-turns.ts';
import type { Figures, Line, Row } from './harness/row.ts';
import { yearOf } from './numbers/year.sql.ts';

/** Deliveries of the year, and the most milliseconds of SQL for one page of figures. */
const YEARS = [
  { deliveries: 1_000_000, days: 365, most: 150 },
  { deliveries: 10_000_000, days: 365, most: 300 },
];
const SHORT = [{ deliveries: 2_000, days: 20, most: 150 }];

const config = readConfig({});

/** The calls of the administrator's page, by name. The span is the last year, as a person chooses it. */
const calls = (em: Em, de: string, ate: string): Record<string, () => Promise<unknown>> => {
  const pedido = { de, ate, sujeito: DE_TODOS };
  return {
    deliveries: () => operacao(em, config, pedido),
    offers: () => ofertasDoPeriodo(em, pedido),
    couriers: () => entregadoresDoPeriodo(em, config, pedido),
    money: () => dinheiroDoPeriodo(em, pedido),
    shops: () => lojasDoPeriodo(em, pedido),
    doors: () => portaDoPeriodo(em, pedido),
    'one shop': () => operacao(em, config, { ...pedido, sujeito: { ...DE_TODOS, loja: { loja: 1 } } }),
  };
};

/** Pages and rows that all sessions have read of tables and indexes until now. Other machines count the same. */
async function counters(em: Em): Promise<{ pages: number; rows: number }> {
  await rows(em, sql`select pg_stat_force_next_flush()`);
  return onlyRow(
    em,
    sql<{ pages: number; rows: number }>`
      select (select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)
                + coalesce(toast_blks_read + toast_blks_hit, 0)) from pg_statio_user_tables)::float8 as pages,
             (select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables)::float8 as rows`,
  );
}

async function measure(em: Em, ask: () => Promise<unknown>): Promise<Figures> {
  const before = await counters(em);
  const from = performance.now();
  await ask();
  const ms = performance.now() - from;
  const after = await counters(em);
  return { ms, pages: after.pages - before.pages, rows: after.rows - before.rows };
}

const row: Row = {
  name: 'numbers',
  what: 'Each call of the page of figures over a year of one company, from the cells of closed days and months. Milliseconds include the statements’ round trips.',
  against: 'a limit',
  goal: '10⁶ deliveries: at most 150 ms; 10⁷: at most 300 ms',
  async run(bench) {
    const lines: Line[] = [];
    for (const { deliveries, days, most } of bench.short ? SHORT : YEARS) {
      const { url } = await bench.database();
      for (const statement of yearOf(deliveries, days)) {
        await runSql(url, `set session_replication_role = replica; ${statement}`.replace(/^.*?; (vacuum)/, '$1'));
        bench.say(`  ${deliveries.toLocaleString('en')}: ${statement.slice(0, 40)}`);
      }
      const orm = await initOrm({ url, poolMax: 1 });
      bench.atEnd(() => orm.close());
      while ((await fecharNumeros(orm.em.fork(), '-infinity')).mais) {}
      await runSql(url, 'vacuum analyze numero_somado');
      const { ate } = await onlyRow(
        orm.em.fork(),
        sql<{ ate: string }>`select (agora() - interval '1 day')::date as ate`,
      );
      const em = orm.em.fork();
      for (const [name, ask] of Object.entries(calls(em, maisDias(ate, -364), ate))) {
        const { [name]: measured = [] } = await bench.inTurns({ [name]: () => measure(em, ask) });
        const what = `${name}, a year of ${deliveries.toLocaleString('en')}`;
        lines.push({ what, unit: 'ms', ours: figure(measured, 'ms'), goals: [{ of: 'value', most }] });
        lines.push({ what: `${what}: pages read`, unit: '', ours: figure(measured, 'pages') });
        lines.push({ what: `${what}: rows read`, unit: '', ours: figure(measured, 'rows') });
      }
    }
    return lines;
  },
};
export default row;
