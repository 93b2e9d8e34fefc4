import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import { startEmbedded } from '@corre/db/embedded.ts';
import { type Em, initOrm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { agir, chance, entrar, insistir, type Pessoa } from './calls.ts';
import { iniciarFrota } from './chaos.ts';
import { count, RUA_DO_SOAK } from './count.ts';
import { esquecerTransacoes } from './forgotten.ts';
import { type Environment, newLedger } from './ledger.ts';
import { comercio } from './shops.ts';
import { entregador } from './street.ts';

/** How long a suspension lasts before support removes it, in milliseconds. */
const PACIENCIA_MS = 3_000;

interface Suspensao {
  entregador_id: number;
  data_suspensao: string;
  data_remocao: string | null;
}

async function removerSuspensoes(suporte: Pessoa): Promise<void> {
  const { env } = suporte;
  const { body } = await insistir<Suspensao[]>(suporte, (cliente) => cliente.get('/suporte/historico-suspensoes'));
  const maduras = body.filter(
    ({ data_remocao, data_suspensao, entregador_id }) =>
      data_remocao === null &&
      env.rua.has(entregador_id) &&
      (!env.aberto() || Date.now() - Date.parse(data_suspensao) > PACIENCIA_MS),
  );
  for (const { entregador_id } of maduras) {
    const { status } = await agir(suporte, (cliente, chave) =>
      cliente.put(`/suporte/remover-suspensao/${entregador_id}`, undefined, chave),
    );
    if (status === 200) env.ledger.suspensoesRemovidas += 1;
  }
}

/** Assigns a waiting request to any courier of the street, with or without force, also if a courier has its offer. */
async function atribuir(suporte: Pessoa): Promise<void> {
  const { ledger, rua } = suporte.env;
  const { body } = await insistir<{ id: number; status: string }[]>(suporte, (cliente) =>
    cliente.get('/suporte/todas-solicitacoes'),
  );
  const espera = body.filter(({ status }) => status === 'aguardando');
  const chosen = espera[Math.floor(Math.random() * espera.length)];
  const entregador_id = [...rua][Math.floor(Math.random() * rua.size)];
  if (!chosen || entregador_id === undefined) return;
  const payload = { solicitacao_id: chosen.id, entregador_id, force_assign: chance(0.5) };
  const { status } = await agir(suporte, (cliente, chave) => cliente.put('/suporte/atribuir-entrega', payload, chave));
  if (status === 200) ledger.atribuidos.set(chosen.id, entregador_id);
}

/** Simulates support: removes suspensions, and assigns a waiting request every few seconds while the day is open. */
async function atender(env: Environment): Promise<void> {
  const suporte = await entrar(env, '/login', 'suporte');
  while (!env.fim()) {
    await removerSuspensoes(suporte);
    if (env.aberto() && chance(0.3)) await atribuir(suporte);
    await wait(700 + Math.random() * 600);
  }
}

/**
 * `npm run soak -- --minutes 3 --processes 2`: shops, couriers and support work over HTTP while API processes and
 * PostgreSQL are killed with -9 again and again. At the end everything is drained and counted. Exit code 1 when a
 * count is not zero. Each violated rule is printed with its cases.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, processes: { type: 'string', default: '2' } },
});
const MINUTOS = Number(values.minutes);
const PROCESSOS = Number(values.processes);
/** Intervals between two kills of an API process and of PostgreSQL, and the limit of the drain, in milliseconds. */
const MATAR_API_MS = 4_000;
// A short run also kills PostgreSQL once.
const MATAR_POSTGRES_MS = Math.min(20_000, MINUTOS * 30_000);
const ESCOAR_MS = 180_000;
/** Most cases printed for one violated rule. */
const MOSTRADOS = 20;
const COURIERS = ['joao', 'maria', 'pedro', 'ana', 'lucas', 'bia'];
const SHOPS = ['Pizzaria Bella Massa', 'Farmácia São João', 'Açaí & Cia', 'Mercado do Zé'];

const folder = await mkdtemp(path.join(tmpdir(), 'corre-soak-'));
const database = await startEmbedded({ dataDir: folder, durable: true, log: () => undefined });
// The processes migrate the database. The kills need PostgreSQL's own address.
const frota = await iniciarFrota(database.ownerUrl, PROCESSOS, folder);

/** Opens a new connection each time, because PostgreSQL may have been killed since the last. */
async function withDatabase<T>(act: (em: Em) => Promise<T>): Promise<T> {
  const orm = await initOrm({ url: database.ownerUrl, poolMax: 4 });
  try {
    return await act(orm.em.fork());
  } finally {
    await orm.close();
  }
}
const inicio = await withDatabase((em) => onlyRow(em, sql<{ agora: string }>`select agora()::text as agora`));
const ledger = newLedger();
const fechaEm = Date.now() + MINUTOS * 60_000;
let fim = false;
const env: Environment = {
  bases: frota.bases,
  ledger,
  rua: new Set(),
  aberto: () => Date.now() < fechaEm,
  fim: () => fim,
};

const killers = [
  setInterval(() => void frota.killApi(), MATAR_API_MS),
  setInterval(() => void frota.killPostgres(), MATAR_POSTGRES_MS),
];
const resumo = () => {
  const { pedidos, rotas, aceites, atribuidos, cancelados, finalizados, mensagens } = ledger;
  const { recusas, suspensoes, suspensoesRemovidas, saidas, repetidas, tentativas, esquecidas } = ledger;
  return (
    `${pedidos.size} requests asked (${rotas} routes), ${aceites.size} accepted, ${atribuidos.size} assigned, ` +
    `${cancelados.size} cancelled, ${finalizados.size} ended; ${mensagens.size} messages; ${recusas} refusals, ` +
    `${suspensoes} suspensions (${suspensoesRemovidas} lifted), ${saidas} taken offline and back; ` +
    `${repetidas} answers asked for again, ${tentativas} calls; ${esquecidas.vezes} forgotten transactions, under which ` +
    `${esquecidas.feitos} acts were done and ${esquecidas.recusados} refused`
  );
};
const progresso = setInterval(() => {
  const resta = Math.max(0, Math.round((fechaEm - Date.now()) / 1000));
  console.log(`${resta} s left; killed: ${frota.quedas.api} API, ${frota.quedas.postgres} PostgreSQL; ${resumo()}`);
}, 10_000);

const lojas = SHOPS.map((nome) => comercio(env, nome));
const esquecidas = esquecerTransacoes(database.ownerUrl, env);
const rua = [...COURIERS.map((usuario) => entregador(env, usuario)), atender(env)];
await Promise.all([...lojas, esquecidas]);
for (const killer of killers) clearInterval(killer);

console.log('the shops are closed; draining');
const abertas = () =>
  withDatabase((em) =>
    em
      .getKysely()
      .selectFrom('solicitacao')
      .select('id')
      .where('endereco', 'like', RUA_DO_SOAK)
      .where('status', 'in', STATUS_ABERTO)
      .execute(),
  );
for (const limite = Date.now() + ESCOAR_MS; Date.now() < limite; await wait(500)) {
  if ((await abertas().catch(() => null))?.length === 0) break;
}
fim = true;
await Promise.all(rua);
clearInterval(progresso);

const contagem = await withDatabase((em) => count(em, ledger, inicio.agora));
console.log(
  `\n${MINUTOS} min, ${PROCESSOS} API processes, ${frota.quedas.api} killed, PostgreSQL killed ${frota.quedas.postgres} times`,
);
console.log(`${resumo()}\n`);
for (const [frase, achados] of Object.entries(contagem)) {
  console.log(`${String(achados.length).padStart(6)}  ${frase}`);
  for (const found of achados.slice(0, MOSTRADOS)) {
    console.log(`          ${typeof found === 'string' ? found : JSON.stringify(found)}`);
  }
}
await frota.stop();
await database.stop();
await rm(folder, { recursive: true, force: true });
process.exit(Object.values(contagem).every(({ length }) => length === 0) ? 0 : 1);
