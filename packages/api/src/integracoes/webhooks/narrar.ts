import { type Desfecho, STATUS_SOLICITACAO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Fato, NovaMensagem } from '../../saida/envio/fluxo.ts';
import { corpoDoWebhook, type Noticia, type PedidoMagro, type TipoWebhook } from './corpo.ts';

/** A fact as a stored row has it, or as the script of a test has it. */
export type FatoDito = Omit<Fato, 'id'>;

/** The message for a fact: its type and the fields of this type. Null if the fact has no message. */
type Dita = Pick<Noticia, 'type' | 'mais'> | null;

/** Returns whether a fact's value is a status of a request. */
export const ehStatus = (valor: string): valor is StatusSolicitacao =>
  STATUS_SOLICITACAO.some((status) => status === valor);

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

/** The problems that facts name, by id. */
export type Problemas = Map<string, Pick<Row<'problema'>, 'id' | 'motivo'>>;

function dizer({ tipo, valor, ator_tipo }: FatoDito, problemas: Problemas): Dita {
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

const ehFim = ({ tipo, valor }: FatoDito) => tipo === 'etapa' && (valor === 'finalizada' || valor === 'cancelada');

/**
 * Puts the end of a request last. In one transaction, the code is recorded after the final step that it permits, but it
 * was checked before.
 */
function fimPorUltimo(fatos: readonly FatoDito[]): FatoDito[] {
  const fim = fatos.find(ehFim);
  if (!fim) return [...fatos];
  const antes = fatos.filter((fato) => fato !== fim);
  return [...antes.map((fato) => (fato.quando > fim.quando ? { ...fato, quando: fim.quando } : fato)), fim];
}

/** What the facts of one request refer to, and where its stream stands. */
export interface Sabido {
  /** first names by the courier's id */
  nomes: ReadonlyMap<number, string>;
  problemas: Problemas;
  /** the last number of the stream */
  sequencia: number;
  /** the last status that the stream reported */
  status: StatusSolicitacao;
}

/** Returns the outcome of a request in this status. What was asked for as a test has no stored outcome. */
function desfechoEm(status: StatusSolicitacao, { desfecho }: PedidoMagro): Desfecho | null {
  if (status === 'cancelada') return 'cancelada';
  return status === 'finalizada' ? (desfecho ?? 'entregue') : null;
}

/**
 * Returns the messages for facts in their order, and the status after them. A fact without a type gives no message.
 * `status` of a message is the status after the fact itself, not the current one, so that a repeated message never
 * differs.
 */
export function narrar(
  pedido: PedidoMagro,
  fatos: readonly FatoDito[],
  { nomes, problemas, ...inicio }: Sabido,
): { mensagens: NovaMensagem[]; passo: StatusSolicitacao } {
  let { sequencia, status } = inicio;
  const mensagens = fimPorUltimo(fatos).flatMap((fato) => {
    if (fato.tipo === 'etapa' && ehStatus(fato.valor)) status = fato.valor;
    const dita = dizer(fato, problemas);
    if (!dita) return [];
    const { quando, entregador_id } = fato;
    const entregador_nome = (entregador_id !== null && nomes.get(entregador_id)) || null;
    sequencia += 1;
    const desfecho = desfechoEm(status, pedido);
    const noticia = { ...dita, quando, sequencia, status, desfecho, entregador_id, entregador_nome };
    return [{ tipo: dita.type, quando, corpo: corpoDoWebhook(pedido, noticia) }];
  });
  return { mensagens, passo: status };
}
