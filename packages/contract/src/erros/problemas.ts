import { NOME_MOTIVO_PROBLEMA } from '../problemas/regras.ts';
import { NOME_STATUS } from '../solicitacoes/regras.ts';
import type { MotivoProblema } from '../vocabulario.ts';
import { conflict, forbidden, type InStatus, notFound } from './kinds.ts';

/** Errors about what goes wrong on the way: a courier's problem, a call for help, the watchdog's notice (ADR 0025). */
export const PROBLEMAS = {
  PROBLEMA_SO_EM_ANDAMENTO: conflict(
    ({ status }: InStatus) =>
      `Só dá para avisar de um problema em entregas em andamento; esta está em ${NOME_STATUS[status]}.`,
    'Read the request again.',
    { example: { status: 'finalizada' } },
  ),
  MOTIVO_FORA_DE_HORA: conflict(
    ({ status, motivo }: InStatus & { motivo: MotivoProblema }) =>
      `Com a entrega em ${NOME_STATUS[status]} não dá para avisar "${NOME_MOTIVO_PROBLEMA[motivo]}". Escolha outro motivo.`,
    'Choose another reason.',
    { campo: 'motivo', example: { status: 'aceita', motivo: 'ninguem_atende' } },
  ),
  PROBLEMA_NAO_ENCONTRADO: notFound('Problema não encontrado', 'Read the list of problems again.'),
  PROBLEMA_DE_OUTRA_LOJA: forbidden(
    'Este problema é de uma entrega de outra loja.',
    "Send the id of a problem of the shop's own deliveries.",
  ),
  PROBLEMA_DE_OUTRO_ENTREGADOR: forbidden(
    'Este problema é de uma entrega de outro entregador.',
    "Send the id of the courier's own problem.",
  ),
  FOTO_DO_PROBLEMA_TARDE: conflict(
    'Este problema já passou: a foto não vai mais. Se precisar, mande pelo chat.',
    'Drop the photo.',
  ),
  PROBLEMAS_DEMAIS: conflict(
    'Esta entrega já teve problemas demais. Ligue para o suporte: vocês resolvem por telefone.',
    'Call support.',
  ),
  PROBLEMA_JA_RESPONDIDO: conflict(
    'Este problema já foi respondido. Atualize a tela para ver a resposta.',
    'Read the problem again.',
  ),
  PROBLEMA_PASSOU: conflict(
    'A entrega terminou ou mudou de entregador: este problema já passou.',
    'Read the list of problems again.',
  ),
  PEDIDO_DE_AJUDA_NAO_ENCONTRADO: notFound('Este pedido de ajuda não existe mais', 'Read the calls for help again.'),
  AVISO_NAO_ENCONTRADO: notFound('Este aviso não existe mais', "Read the watchdog's notices again."),
};
