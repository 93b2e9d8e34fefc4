import {
  type AcaoProblema,
  MOTIVOS_PROBLEMA,
  type MotivoProblema,
  type MotivoRecusa,
  type STATUS_EM_ANDAMENTO,
  type StatusSolicitacao,
} from '../vocabulario.ts';

/** What is said when the answer is a new address and there is none. */
export const FALTA_O_ENDERECO = 'Escreva o novo endereço';

/** How often a courier may be in trouble with one delivery: each needs an answer of a person first. */
export const PROBLEMAS_POR_ENTREGA = 20;

/** So long after the problem its photo may still come. */
export const FOTO_DO_PROBLEMA_HORAS = 1;

/** Where the photo of a problem is, for those who may see it. */
export const urlDaFotoDoProblema = (problema_id: number): string => `/api/problema/${problema_id}/foto`;

/** What happened, as people read it. */
export const NOME_MOTIVO_PROBLEMA: Record<MotivoProblema, string> = {
  ninguem_atende: 'Ninguém atende',
  endereco_errado: 'Endereço errado',
  cliente_recusa: 'Cliente recusou',
  avariado: 'Pedido avariado',
  pane: 'Veículo parou',
  outro: 'Outro problema',
};

/** What can have happened in each step: nobody is missed at a door before the courier left for it, and nothing broke that they do not have. */
const MOTIVOS_DO_STATUS: Record<(typeof STATUS_EM_ANDAMENTO)[number], readonly MotivoProblema[]> = {
  aceita: ['endereco_errado', 'pane', 'outro'],
  em_retirada: ['endereco_errado', 'avariado', 'pane', 'outro'],
  em_entrega: MOTIVOS_PROBLEMA,
};

/** What a courier may say of a delivery in this status; nothing of one that is not under way. */
export const motivosDoStatus = (status: StatusSolicitacao): readonly MotivoProblema[] =>
  status === 'aceita' || status === 'em_retirada' || status === 'em_entrega' ? MOTIVOS_DO_STATUS[status] : [];

/** What is answered, as people read it. */
export const NOME_ACAO_PROBLEMA: Record<AcaoProblema, string> = {
  tentar_de_novo: 'Tentar de novo',
  trazer_de_volta: 'Trazer de volta',
  cancelar: 'Cancelar',
  novo_endereco: 'Novo endereço',
};

/** Why an offer was refused, as people read it. */
export const NOME_MOTIVO_RECUSA: Record<MotivoRecusa, string> = {
  pneu: 'Pneu ou moto',
  chuva: 'Chuva',
  longe: 'Muito longe',
  outro: 'Outro motivo',
};
