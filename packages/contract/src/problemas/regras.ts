import type {
  AcaoProblema,
  MotivoProblema,
  MotivoRecusa,
  STATUS_EM_ANDAMENTO,
  StatusSolicitacao,
} from '../vocabulario.ts';

/** The error text for the answer 'new address' without an address. */
export const FALTA_O_ENDERECO = 'Escreva o novo endereço';

/** Most problems of one courier with one delivery. A person must answer each one first. */
export const PROBLEMAS_POR_ENTREGA = 20;

/** Hours after a problem in which its photo may arrive. */
export const FOTO_DO_PROBLEMA_HORAS = 1;

/** Returns the URL of a problem's photo. */
export const urlDaFotoDoProblema = (problema_id: number): string => `/api/problema/${problema_id}/foto`;

/** Names of the problems on the screens. */
export const NOME_MOTIVO_PROBLEMA: Record<MotivoProblema, string> = {
  ninguem_atende: 'Ninguém atende',
  endereco_errado: 'Endereço errado',
  cliente_recusa: 'Cliente recusou',
  avariado: 'Pedido avariado',
  pane: 'Veículo parou',
  outro: 'Outro problema',
  nao_pronto: 'Pedido não está pronto',
  loja_fechada: 'Loja fechada',
};

/**
 * Possible problems in each step. 'Nobody there' needs a courier on the way, 'damaged' needs a parcel, and 'not ready'
 * and 'closed' are about the shop, before the parcel is in hand.
 */
const MOTIVOS_DO_STATUS: Record<(typeof STATUS_EM_ANDAMENTO)[number], readonly MotivoProblema[]> = {
  aceita: ['loja_fechada', 'endereco_errado', 'pane', 'outro'],
  em_retirada: ['nao_pronto', 'loja_fechada', 'endereco_errado', 'avariado', 'pane', 'outro'],
  em_entrega: ['ninguem_atende', 'endereco_errado', 'cliente_recusa', 'avariado', 'pane', 'outro'],
};

/** Returns the problems that a courier may report in this status; empty when the delivery is not under way. */
export const motivosDoStatus = (status: StatusSolicitacao): readonly MotivoProblema[] =>
  status === 'aceita' || status === 'em_retirada' || status === 'em_entrega' ? MOTIVOS_DO_STATUS[status] : [];

/** Names of the answers on the screens. */
export const NOME_ACAO_PROBLEMA: Record<AcaoProblema, string> = {
  tentar_de_novo: 'Tentar de novo',
  trazer_de_volta: 'Trazer de volta',
  cancelar: 'Cancelar',
  novo_endereco: 'Novo endereço',
};

/** Names of the reasons of a refusal on the screens. */
export const NOME_MOTIVO_RECUSA: Record<MotivoRecusa, string> = {
  pneu: 'Pneu ou moto',
  chuva: 'Chuva',
  longe: 'Muito longe',
  outro: 'Outro motivo',
};
