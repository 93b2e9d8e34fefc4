import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@corre/db/embedded.ts';
import { initOrm } from '@corre/db/orm.ts';
import { iniciarFrota } from './caos.ts';
import { contar } from './contagem.ts';
import { type Ambiente, type Caderno, comercio, entregador } from './pessoas.ts';

/**
 * `npm run soak -- --minutes 3 --processes 2`: shops and couriers at work over HTTP while API processes and PostgreSQL are
 * killed with -9 again and again; then everything is drained and counted. Exit code 1 when anything is not zero.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, processes: { type: 'string', default: '2' } },
});
const MINUTOS = Number(values.minutes);
const PROCESSOS = Number(values.processes);
/** Between two deaths of an API process, of PostgreSQL; in milliseconds. */
const MATAR_API_MS = 4_000;
const MATAR_POSTGRES_MS = 20_000;
const COURIERS = ['joao', 'maria', 'pedro', 'ana', 'lucas', 'bia'];
const SHOPS = ['Pizzaria Bella Massa', 'Farmácia São João', 'Açaí & Cia', 'Mercado do Zé'];

const pasta = await mkdtemp(path.join(tmpdir(), 'corre-soak-'));
const banco = await startEmbedded({ dataDir: pasta, durable: true, log: () => undefined });
const frota = await iniciarFrota(banco.url, PROCESSOS, pasta);
const caderno: Caderno = { pedidos: new Map(), aceites: new Map(), finalizados: new Set(), tentativas: 0 };
const fechaEm = Date.now() + MINUTOS * 60_000;
let fim = false;
const ambiente: Ambiente = { bases: frota.bases, caderno, aberto: () => Date.now() < fechaEm, fim: () => fim };

const matadores = [
  setInterval(() => void frota.matarApi(), MATAR_API_MS),
  setInterval(() => void frota.matarPostgres(), MATAR_POSTGRES_MS),
];
const progresso = setInterval(() => {
  const { pedidos, aceites, finalizados } = caderno;
  console.log(
    `${Math.max(0, Math.round((fechaEm - Date.now()) / 1000))} s left: ${pedidos.size} asked, ${aceites.size} accepted, ` +
      `${finalizados.size} ended; ${frota.quedas.api} API and ${frota.quedas.postgres} PostgreSQL kills`,
  );
}, 10_000);

const lojas = SHOPS.map((nome) => comercio(ambiente, nome));
const rua = COURIERS.map((usuario) => entregador(ambiente, usuario));
await Promise.all(lojas);
for (const matador of matadores) clearInterval(matador);

const orm = await initOrm({ url: banco.url, poolMax: 4 });
const abertos = async () => {
  const [linha] = await orm.em
    .fork()
    .execute<{ n: number }[]>(
      `select count(*)::int as n from solicitacao where status not in ('finalizada', 'cancelada')`,
    )
    .catch(() => [{ n: -1 }]);
  return linha?.n ?? -1;
};
console.log('the shops are closed; draining');
for (const limite = Date.now() + 180_000; Date.now() < limite && (await abertos()) !== 0; ) await wait(500);
fim = true;
await Promise.all(rua);
clearInterval(progresso);

const contagem = await contar(orm.em.fork(), caderno);
console.log(
  `\n${MINUTOS} min, ${PROCESSOS} API processes, ${frota.quedas.api} killed, PostgreSQL killed ${frota.quedas.postgres} times`,
);
console.log(
  `${caderno.pedidos.size} requests asked, ${caderno.aceites.size} accepted, ${caderno.finalizados.size} ended, ${caderno.tentativas} calls\n`,
);
for (const [nome, quantos] of Object.entries(contagem)) console.log(`${String(quantos).padStart(6)}  ${nome}`);
await orm.close();
await frota.parar();
await banco.stop();
await rm(pasta, { recursive: true, force: true });
process.exit(Object.values(contagem).every((quantos) => quantos === 0) ? 0 : 1);
