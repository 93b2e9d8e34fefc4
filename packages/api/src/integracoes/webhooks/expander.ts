import { STATUS_SOLICITACAO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
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

const pedidoMagro = (em: Em, id: number): Promise<PedidoMagro> =>
  em
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'rota_id', 'ordem', 'origem', 'canal', 'numero_pedido', 'urgente', 'valor_estimado', 'pagamento'])
    .select(['pronto_em', 'data_solicitacao'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

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
export const expanderDoWebhook: Expander = async (em, fluxo, fatos) => {
  if (fluxo.solicitacao_id === null) return { mensagens: [] };
  const pedido = await pedidoMagro(em, fluxo.solicitacao_id);
  const problemas = await problemasDe(em, fatos);
  let sequencia = await ultimaSequencia(em, fluxo.id);
  let status: StatusSolicitacao = fluxo.passo !== null && ehStatus(fluxo.passo) ? fluxo.passo : 'aguardando';
  const mensagens = fimPorUltimo(fatos).flatMap((fato) => {
    if (fato.tipo === 'etapa' && ehStatus(fato.valor)) status = fato.valor;
    const dita = dizer(fato, problemas);
    if (!dita) return [];
    const { quando, entregador_id } = fato;
    sequencia += 1;
    return [
      { tipo: dita.type, quando, corpo: corpoDoWebhook(pedido, { ...dita, quando, sequencia, status, entregador_id }) },
    ];
  });
  return { mensagens, passo: status };
};
