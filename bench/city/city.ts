import { parseArgs } from 'node:util';
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { planejarDia } from './day.ts';
import { measure } from './measure.ts';
import { simular } from './simulate.ts';

/**
 * `npm run simulate -- --seed 1 --orders 250 --shops 90 --couriers 70 [--compare OFERTA_SEGUNDOS=10,15,20]` simulates
 * a city-day against the real API. It moves the database's clock from act to act. The same seed gives the same day and
 * the same fingerprint. Exit code 1 when a count that must be zero is not.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '250' },
    shops: { type: 'string', default: '90' },
    couriers: { type: 'string', default: '70' },
    compare: { type: 'string' },
  },
});

/** Returns the settings to try one after another: `OFERTA_SEGUNDOS=10,15,20` gives three. */
function ajustes(compare: string | undefined): Record<string, string>[] {
  const [nome, list] = (compare ?? '').split('=', 2);
  return nome && list ? list.split(',').map((valor) => ({ [nome]: valor })) : [{}];
}

const tamanho = {
  semente: Number(values.seed),
  pedidos: Number(values.orders),
  lojas: Number(values.shops),
  entregadores: Number(values.couriers),
};
const cluster = await startTestCluster();
process.env[clusterVariable] = cluster.url;
const columns: { title: string; measures: Record<string, string> }[] = [];
for (const ajuste of ajustes(values.compare)) {
  const title =
    Object.entries(ajuste)
      .map(([nome, valor]) => `${nome}=${valor}`)
      .join(' ') || 'default';
  let hora = -1;
  const inicio = performance.now();
  const { api, inversoes, checked, times } = await simular(planejarDia(tamanho), tamanho.lojas, ajuste, (segundo) => {
    if (Math.floor(segundo / 3_600) === hora) return;
    hora = Math.floor(segundo / 3_600);
    console.error(`${title}: ${hora}:00`);
  });
  const seconds = ((performance.now() - inicio) / 1000).toFixed(0);
  const em = api.orm.em.fork();
  const broken = await quebras(em, api.config);
  for (const linha of [...times, ...inversoes.slice(0, 20), ...broken]) console.error(`${title}: ${linha}`);
  const measures = await measure(em, { inversoes: inversoes.length, quebradas: broken.length });
  columns.push({
    title,
    measures: { 'simulated in': `${seconds} s`, 'offers held to rules': String(checked), ...measures },
  });
  await api.close();
}
await cluster.stop();

const nomes = Object.keys(columns[0]?.measures ?? {});
const width = Math.max(...nomes.map((nome) => nome.length));
console.log(`\nseed ${values.seed}: ${values.orders} orders, ${values.shops} shops, ${values.couriers} couriers\n`);
console.log([' '.repeat(width), ...columns.map(({ title }) => title.padStart(20))].join('  '));
for (const nome of nomes) {
  console.log([nome.padEnd(width), ...columns.map(({ measures }) => (measures[nome] ?? '').padStart(20))].join('  '));
}
const errado = columns.some(({ measures }) =>
  nomes.some((nome) => nome.includes('must be 0') && measures[nome] !== '0'),
);
process.exit(errado ? 1 : 0);
