import { readFileSync } from 'node:fs';
import type { PoolCounts } from '@corre/db/orm.ts';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { measured } from '../../base/measures.ts';
import type { Streams } from '../../base/stream-ports.ts';
import type { DatabaseFigures, DatabaseLook } from './database-figures.ts';

/** The longest wait of a scrape for the database, in milliseconds. Prometheus gives up after 10 s. */
const DATABASE_MS = 1_500;

/** The sources of the figures. */
export interface Sources {
  database: Pick<DatabaseLook, 'read'>;
  streams: Pick<Streams, 'counts'>;
  pool: PoolCounts | null;
}

const ofDatabase: Record<Exclude<keyof DatabaseFigures, 'last_offer_id'>, string> = {
  requests_waiting: 'Rotas à espera de entregador (um pedido avulso é uma rota), no banco inteiro',
  oldest_waiting_seconds: 'Há quanto tempo espera a rota mais antiga, no banco inteiro; 0 quando nada espera',
  queue_length: 'Entregadores na fila, no banco inteiro',
  couriers_online: 'Entregadores online, livres ou ocupados, no banco inteiro',
  offers_open: 'Ofertas abertas agora, no banco inteiro',
  pushes_pending: 'Ofertas por push que nenhum processo enviou ainda, no banco inteiro',
  outbox_waiting: 'Mensagens a outros sistemas que esperam, no banco inteiro; conta até 10.000',
  outbox_oldest_seconds: 'Há quanto tempo espera a mensagem mais antiga a um sistema ligado; 0 quando nenhuma espera',
  sweep_failed_kinds: 'Tipos de dados antigos que a última limpeza não conseguiu apagar',
  sweep_age_seconds: 'Há quanto tempo terminou a última limpeza; 0 antes da primeira',
};

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

let eventLoopMeasured = false;
/** Registers the runtime's figures once per process: event loop, memory, garbage collection. */
function measureRuntime(): void {
  if (!eventLoopMeasured) collectDefaultMetrics({ register: measured });
  eventLoopMeasured = true;
}

const asked = (figures: Promise<DatabaseFigures>) =>
  new Promise<DatabaseFigures | null>((resolve) => {
    const late = setTimeout(() => resolve(null), DATABASE_MS);
    figures.then(resolve, () => resolve(null)).finally(() => clearTimeout(late));
  });

/**
 * Returns a function that writes a scrape in Prometheus's text format, within two seconds. If the database does not
 * answer, its figures are missing and `corre_database_up` is 0.
 */
export function processFigures({ streams, pool, database: look }: Sources): () => Promise<string> {
  measureRuntime();
  const own = new Registry();
  const database = new Registry();
  const gauge = (name: string, help: string, registry = own) => new Gauge({ name, help, registers: [registry] });
  new Gauge({ name: 'corre_build_info', help: 'Versão da API', labelNames: ['version'], registers: [own] }).set(
    { version },
    1,
  );
  const up = gauge('corre_database_up', '1 quando o banco respondeu a esta leitura a tempo');
  const open = gauge('corre_streams_open', 'Fluxos ao vivo abertos neste processo');
  const dropped = gauge('corre_stream_hints_dropped', 'Avisos trocados por um "olhe tudo" para leitores lentos');
  const total = gauge('corre_db_pool_total', 'Conexões do pool deste processo');
  const idle = gauge('corre_db_pool_idle', 'Conexões do pool sem uso');
  const waiting = gauge('corre_db_pool_waiting', 'Quem espera por uma conexão do pool');
  const known = Object.entries(ofDatabase).map(([name, help]) => ({
    name: name as keyof typeof ofDatabase,
    gauge: gauge(`corre_${name}`, help, database),
  }));
  return async () => {
    const figures = await asked(look.read());
    up.set(figures ? 1 : 0);
    for (const { name, gauge } of known) gauge.set(figures?.[name] ?? 0);
    open.set(streams.counts.open);
    dropped.set(streams.counts.dropped);
    total.set(pool?.totalCount ?? 0);
    idle.set(pool?.idleCount ?? 0);
    waiting.set(pool?.waitingCount ?? 0);
    return Registry.merge([measured, own, ...(figures ? [database] : [])]).metrics();
  };
}
