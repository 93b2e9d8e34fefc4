import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { desfecho } from '../../base/desfecho.ts';
import { comLinksSemCodigo } from '../../pedidos/rastreio/links.ts';
import { primeiroNome } from '../../pedidos/rastreio/primeiro-nome.ts';
import type { Expander } from '../../saida/envio/expandir.ts';
import type { Fato } from '../../saida/envio/fluxo.ts';
import type { PedidoMagro } from './corpo.ts';
import { ehStatus, narrar, type Problemas } from './narrar.ts';

type Meios = Pick<Deps, 'config' | 'vault'>;

/**
 * Returns what every message says of the request. The link is that of the page without the delivery code, because a
 * receiver is no caller who may read the code. It is the same in all messages of the request.
 */
export async function pedidoMagro(em: Em, meios: Meios, id: number): Promise<PedidoMagro> {
  const { link, rastreio_recusado_em, exige_codigo, codigo_de_fora, ...pedido } = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .leftJoin('rastreio as t', 't.solicitacao_id', 's.id')
    .select(['s.id', 's.rota_id', 's.ordem', 's.origem', 's.canal', 's.numero_pedido', 's.referencia_externa'])
    .select(['s.urgente', 's.valor_estimado', 's.pagamento', 's.pronto_em', 's.data_solicitacao'])
    .select(['s.exige_codigo', 's.codigo_de_fora', desfecho.as('desfecho')])
    .select(['t.recusado_em as rastreio_recusado_em', sql<Buffer | null>`t.semente || t.token_sha256`.as('link')])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: solicitacao_id, origem } = pedido;
  const daPorta = { exige_codigo, codigo_de_fora, status: 'aguardando' as const };
  const lido = { id: solicitacao_id, origem, link, rastreio_recusado_em, ...daPorta };
  const { rastreio_url } = only(comLinksSemCodigo(meios, [lido]));
  return { ...pedido, rastreio_url };
}

/** Returns the first names of the couriers of these facts, by id. */
async function nomesDe(em: Em, fatos: readonly Fato[]): Promise<Map<number, string>> {
  const ids = fatos.flatMap(({ entregador_id }) => entregador_id ?? []);
  if (ids.length === 0) return new Map();
  const db = em.getKysely();
  const lidos = await db.selectFrom('entregador').select(['id', 'nome_completo']).where('id', 'in', ids).execute();
  return new Map(lidos.map(({ id, nome_completo }) => [id, primeiroNome(nome_completo)]));
}

async function problemasDe(em: Em, fatos: readonly Fato[]): Promise<Problemas> {
  const ids = fatos.filter(({ tipo }) => tipo === 'problema').map(({ valor }) => Number(valor));
  if (ids.length === 0) return new Map();
  const lidos = await em.getKysely().selectFrom('problema').select(['id', 'motivo']).where('id', 'in', ids).execute();
  return new Map(lidos.map((problema) => [String(problema.id), problema]));
}

/** Returns the last number of the stream. The caller holds the stream's lock, so the next numbers are free. */
async function ultimaSequencia(em: Em, fluxo_id: number): Promise<number> {
  const { sequencia } = await em
    .getKysely()
    .selectFrom('fluxo_externo')
    .select('sequencia')
    .where('id', '=', fluxo_id)
    .executeTakeFirstOrThrow();
  return sequencia;
}

/**
 * Expands facts into the messages of a shop's webhook, in the order of the facts (ADR 0037).
 */
export const expanderDoWebhook =
  (meios: Meios): Expander =>
  async (em, fluxo, fatos) => {
    if (fluxo.solicitacao_id === null) return { mensagens: [] };
    const pedido = await pedidoMagro(em, meios, fluxo.solicitacao_id);
    const nomes = await nomesDe(em, fatos);
    const problemas = await problemasDe(em, fatos);
    const status = fluxo.passo !== null && ehStatus(fluxo.passo) ? fluxo.passo : 'aguardando';
    return narrar(pedido, fatos, { nomes, problemas, sequencia: await ultimaSequencia(em, fluxo.id), status });
  };
