import type { ChamadaExterna, Integracao, MensagemExterna } from '@corre/contract/integracoes/contrato.ts';
import type { Ambiente, TipoIntegracao } from '@corre/contract/vocabulario.ts';

export const NOME_DO_AMBIENTE: Record<Ambiente, string> = { teste: 'Teste', producao: 'Produção' };

export const NOME_DO_TIPO: Record<TipoIntegracao, string> = {
  opendelivery: 'Open Delivery',
  webhook: 'Webhook',
};

/** The names of the Open Delivery events. Other types are shown unchanged. */
const EVENTOS: Partial<Record<string, string>> = {
  ACCEPTED: 'Entregador aceitou',
  REJECTED: 'Pedido recusado',
  PICKUP_ONGOING: 'A caminho da loja',
  ARRIVED_AT_MERCHANT: 'Chegou à loja',
  ORDER_PICKED: 'Pedido retirado',
  DELIVERY_ONGOING: 'A caminho do cliente',
  ARRIVED_AT_CUSTOMER: 'Chegou ao cliente',
  ORDER_DELIVERED: 'Pedido entregue',
  RETURNING_TO_MERCHANT: 'Voltando à loja',
  RETURNED_TO_MERCHANT: 'Voltou à loja',
  DELIVERY_FINISHED: 'Entrega encerrada',
  CANCELLED: 'Entrega cancelada',
};

export const nomeDoEvento = (tipo: string): string => EVENTOS[tipo] ?? tipo;

/** The names of the calls of a point of sale, and of our own calls that are not events. */
const ROTAS: Partial<Record<string, string>> = {
  token: 'Pediu acesso (token)',
  merchants: 'Consultou as lojas',
  availability: 'Pediu uma cotação',
  delivery: 'Pediu uma entrega',
  details: 'Consultou uma entrega',
  readyForPickup: 'Avisou que está pronto',
  orderPicked: 'Avisou a coleta',
  finishDelivery: 'Encerrou a entrega',
  handleProblem: 'Respondeu a um problema',
  cancel: 'Cancelou uma entrega',
  teste: 'Mensagem de teste',
  codigo: 'Conferência de código',
};

export const nomeDaRota = (rota: string): string => ROTAS[rota] ?? nomeDoEvento(rota);

/** The meaning of a response status, and a hint where there is one. */
const RESPOSTAS: Partial<Record<number, string>> = {
  400: 'não entendeu a mensagem',
  401: 'não aceitou a assinatura (confira o segredo)',
  403: 'não aceitou a assinatura (confira o segredo)',
  404: 'não conhece o pedido ou o endereço',
  410: 'pediu para não receber mais',
  429: 'pediu para esperar',
};

/** Says how a call ended: 'respondeu 404, não conhece o pedido ou o endereço'. */
export function comoTerminou({ http, erro }: { http: number | null; erro: string | null }): string {
  if (http === null) return erro ?? 'sem resposta';
  if (http >= 200 && http < 300) return `respondeu ${http}`;
  const motivo = RESPOSTAS[http] ?? (http >= 500 ? 'o sistema teve um problema' : erro);
  return motivo ? `respondeu ${http}, ${motivo}` : `respondeu ${http}`;
}

export const deuCerto = ({ http }: Pick<ChamadaExterna, 'http'>): boolean => http !== null && http >= 200 && http < 300;

/** Returns whether the last known result is a failure. */
export function withError({
  ultimo_erro,
  ultimo_sucesso,
}: Pick<Integracao, 'ultimo_erro' | 'ultimo_sucesso'>): boolean {
  return ultimo_erro !== null && (ultimo_sucesso === null || ultimo_erro.quando > ultimo_sucesso);
}

/** Returns the state of a message in a few words. */
export function estadoDaMensagem({ estado, envios, http, erro }: MensagemExterna): string {
  if (estado === 'entregue') return 'Entregue';
  if (envios === 0) return 'Na vez';
  const fim = comoTerminou({ http, erro });
  const vezes = envios === 1 ? '1 tentativa' : `${envios} tentativas`;
  return estado === 'desistida' ? `Desistimos após ${vezes}: ${fim}` : `${vezes}: ${fim}`;
}
