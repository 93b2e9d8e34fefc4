import { STATUS_SOLICITACAO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { comLinksSemCodigo } from '../../pedidos/rastreio/links.ts';
import { primeiroNome } from '../../pedidos/rastreio/primeiro-nome.ts';
import type { Expander } from '../../saida/envio/expandir.ts';
import type { Fato } from '../../saida/envio/fluxo.ts';
import { corpoDoWebhook, type Noticia, type PedidoMagro, type TipoWebhook } from './corpo.ts';

/** The message for a fact: its type and the fields of this type. Null if the fact has no message. */
type Dita = Pick<Noticia, 'type' | 'mais'> | null;

const ehStatus = (valor: string): valor is StatusSolicitacao => STATUS_SOLICITACAO.some((status) => status === valor);

const TIPO_DO_STATUS: Record<StatusSolicitacao, TipoWebhook> = {
  aguardando: 'solicitacao.criada',
  aceita: 'solicitacao.aceita',
  em_retirada: 'solicitacao.em_retirada',
  em_entrega: 'solicitacao.em_entrega',
  finalizada: 'solicitacao.finalizada',
  cancelada: 'solicitacao.cancelada',
};

/** The delivery code was right, or support let the delivery end without it. */
const CODIGOS: Record<string, string> = { codigo_ok: 'confirmado', codigo_dispensado: 'dispensado' };

type Problemas = Map<string, Pick<Row<'problema'>, 'id' | 'motivo'>>;

function dizer({ tipo, valor, ator_tipo }: Fato, problemas: Problemas): Dita {
  if (tipo === 'etapa' && ehStatus(valor)) {
    return { type: TIPO_DO_STATUS[valor], mais: valor === 'cancelada' ? { cancelada_por: ator_tipo } : {} };
  }
  if (tipo === 'problema') {
    const problema = problemas.get(valor);
    return problema ? { type: 'solicitacao.problema', mais: { problema } } : null;
  }
  if (tipo === 'transferida') return { type: 'solicitacao.transferida', mais: {} };
  const codigo = tipo === 'marco' ? CODIGOS[valor] : undefined;
  return codigo === undefined ? null : { type: 'solicitacao.codigo', mais: { codigo } };
}

const ehFim = ({ tipo, valor }: Fato) => tipo === 'etapa' && (valor === 'finalizada' || valor === 'cancelada');

/**
 * Puts the end of a request last. In one transaction, the code is recorded after the final step that it permits, but it
 * was checked before.
 */
function fimPorUltimo(fatos: readonly Fato[]): Fato[] {
  const fim = fatos.find(ehFim);
  if (!fim) return [...fatos];
  const antes = fatos.filter((fato) => fato !== fim);
  return [...antes.map((fato) => (fato.quando > fim.quando ? { ...fato, quando: fim.quando } : fato)), fim];
}

type Meios = Pick<Deps, 'config' | 'vault'>;

/**
 * Returns what every message says of the request. The link is that of the page without the delivery code, because a
 * receiver is no caller who may read the code. It is the same in all messages of the request.
 */
async function pedidoMagro(em: Em, meios: Meios, id: number): Promise<PedidoMagro> {
  const { link, rastreio_recusado_em, exige_codigo, ...pedido } = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .leftJoin('rastreio as t', 't.solicitacao_id', 's.id')
    .select(['s.id', 's.rota_id', 's.ordem', 's.origem', 's.canal', 's.numero_pedido', 's.referencia_externa'])
    .select(['s.urgente', 's.valor_estimado', 's.pagamento', 's.pronto_em', 's.data_solicitacao', 's.exige_codigo'])
    .select(['t.recusado_em as rastreio_recusado_em', sql<Buffer | null>`t.semente || t.token_sha256`.as('link')])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: solicitacao_id, origem } = pedido;
  const lido = { id: solicitacao_id, origem, link, rastreio_recusado_em, exige_codigo, status: 'aguardando' as const };
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
 * Expands facts into the messages of a shop's webhook, in the order of the facts (ADR 0037). A fact without a type
 * gives no message. `status` is the status after the fact itself, not the current one, so that a repeated message never
 * differs.
 */
export const expanderDoWebhook =
  (meios: Meios): Expander =>
  async (em, fluxo, fatos) => {
    if (fluxo.solicitacao_id === null) return { mensagens: [] };
    const pedido = await pedidoMagro(em, meios, fluxo.solicitacao_id);
    const nomes = await nomesDe(em, fatos);
    const problemas = await problemasDe(em, fatos);
    let sequencia = await ultimaSequencia(em, fluxo.id);
    let status: StatusSolicitacao = fluxo.passo !== null && ehStatus(fluxo.passo) ? fluxo.passo : 'aguardando';
    const mensagens = fimPorUltimo(fatos).flatMap((fato) => {
      if (fato.tipo === 'etapa' && ehStatus(fato.valor)) status = fato.valor;
      const dita = dizer(fato, problemas);
      if (!dita) return [];
      const { quando, entregador_id } = fato;
      const entregador_nome = (entregador_id !== null && nomes.get(entregador_id)) || null;
      sequencia += 1;
      const noticia = { ...dita, quando, sequencia, status, entregador_id, entregador_nome };
      return [{ tipo: dita.type, quando, corpo: corpoDoWebhook(pedido, noticia) }];
    });
    return { mensagens, passo: status };
  };
