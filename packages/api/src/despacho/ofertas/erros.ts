import { BusinessError } from '../../base/business-error.ts';

/** The word 'expirada' makes the panel ask for the next offer [oferta-aceite]. */
export const ofertaExpirada = () =>
  new BusinessError('BAD_REQUEST', 'Oferta expirada. A entrega passou para o próximo entregador.');
/** Verbatim [oferta-aceite]. */
export const naoDisponivel = () => new BusinessError('BAD_REQUEST', 'Solicitação não disponível');
export const nadaParaRecusar = () => new BusinessError('BAD_REQUEST', 'Não há oferta para recusar.');
export const semRecusa = () =>
  new BusinessError('BAD_REQUEST', 'O motivo vale por uma hora depois da recusa. Não há recusa recente.');
