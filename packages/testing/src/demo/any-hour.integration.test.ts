import { createVault } from '@corre/api/base/vault.ts';
import { topSemana } from '@corre/api/dinheiro/relatorios/ranking.ts';
import { demoLender } from '@corre/api/runtime/first-start.ts';
import { initOrm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { plantarDemo } from '@corre/demo/plant-demo.ts';
import { expect, test } from 'vitest';
import { quebras } from '../model/invariants.ts';

test.each([
  ['seconds after a week began', '2026-11-23 00:00:20-03'],
  ['seconds before it ends', '2026-11-22 23:59:50-03'],
  ['across a new year', '2027-01-01 03:00-03'],
  ['on a leap day at dinner time', '2028-02-29 20:30-03'],
  ['five minutes into a Monday', '2026-11-30 00:05-03'],
  ['late on a Friday', '2026-11-27 23:50-03'],
  ['on a Sunday at noon', '2026-11-29 12:00-03'],
])('planted %s, nothing lies in the future and last week has its ranking', async (_quando, instant) => {
  const database = await createTestDatabase();
  const orm = await initOrm({ url: database.url, poolMax: 2 });
  const em = orm.em.fork();
  await em.execute('update relogio_de_teste set deslocamento = ?::timestamptz - clock_timestamp()', [instant]);
  await plantarDemo(em, demoLender(createVault('0'.repeat(64))));
  const { futuras } = await onlyRow(
    em,
    sql<{ futuras: number }>`
      select (select count(*) from entrega where greatest(data, data_entrega) > agora())
           + (select count(*) from turno where fim > agora() or fim < inicio)
           + (select count(*) from solicitacao_historico where quando > agora())
           + (select count(*) from avaliacao where data_avaliacao > agora())
           + (select count(*) from mensagem where data_envio > agora())
           + (select count(*) from custodia_movimento where feito_em > agora()) as futuras`,
  );
  expect(await quebras(em)).toEqual([]);
  // On a slow machine the week may have ended meanwhile.
  await em.execute('update relogio_de_teste set deslocamento = ?::timestamptz - clock_timestamp()', [instant]);
  const { top_entregadores } = await topSemana(em);
  expect(futuras).toBe(0);
  expect(top_entregadores.map(({ total_entregas }) => total_entregas)).toEqual([111, 107, 100, 84, 62, 30]);
  await orm.close();
  await database.drop();
});
