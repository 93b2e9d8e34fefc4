import { parseArgs } from 'node:util';
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { planejarDia } from './day.ts';
import { medir } from './measure.ts';
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
  const [nome, lista] = (compare ?? '').split('=', 2);
  return nome && lista ? lista.split(',').map((valor) => ({ [nome]: valor })) : [{}];
}

const tamanho = {
  semente: Number(values.seed),
  pedidos: Number(values.orders),
  lojas: Number(values.shops),
  entregadores: Number(values.couriers),
};
const cluster = await startTestCluster();
process.env[clusterVariable] = cluster.url;
const colunas: { titulo: string; medidas: Record<string, string> }[] = [];
for (const ajuste of ajustes(values.compare)) {
  const titulo =
    Object.entries(ajuste)
      .map(([nome, valor]) => `${nome}=${valor}`)
      .join(' ') || 'default';
  let hora = -1;
  const inicio = performance.now();
  const { api, inversoes, conferidas, tempos } = await simular(
    planejarDia(tamanho),
    tamanho.lojas,
    ajuste,
    (segundo) => {
      if (Math.floor(segundo / 3_600) === hora) return;
      hora = Math.floor(segundo / 3_600);
      console.error(`${titulo}: ${hora}:00`);
    },
  );
  const segundos = ((performance.now() - inicio) / 1000).toFixed(0);
  const em = api.orm.em.fork();
  const quebradas = await quebras(em, api.config);
  for (const linha of [...tempos, ...inversoes.slice(0, 20), ...quebradas]) console.error(`${titulo}: ${linha}`);
  const medidas = await medir(em, { inversoes: inversoes.length, quebradas: quebradas.length });
  colunas.push({
    titulo,
    medidas: { 'simulated in': `${segundos} s`, 'offers held to rules': String(conferidas), ...medidas },
  });
  await api.fechar();
}
await cluster.stop();

const nomes = Object.keys(colunas[0]?.medidas ?? {});
const largura = Math.max(...nomes.map((nome) => nome.length));
console.log(`\nseed ${values.seed}: ${values.orders} orders, ${values.shops} shops, ${values.couriers} couriers\n`);
console.log([' '.repeat(largura), ...colunas.map(({ titulo }) => titulo.padStart(20))].join('  '));
for (const nome of nomes) {
  console.log([nome.padEnd(largura), ...colunas.map(({ medidas }) => (medidas[nome] ?? '').padStart(20))].join('  '));
}
const errado = colunas.some(({ medidas }) => nomes.some((nome) => nome.includes('must be 0') && medidas[nome] !== '0'));
process.exit(errado ? 1 : 0);
