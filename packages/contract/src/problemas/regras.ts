import type { AcaoProblema, MotivoProblema, MotivoRecusa } from '../vocabulario.ts';

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
