import { CASO_HORAS } from '../replay/contrato.ts';
import { NOME_STATUS } from '../solicitacoes/regras.ts';
import { ESCOLHA_QUEM_LEVA } from '../solicitacoes/suporte-contrato.ts';
import type { StatusSolicitacao } from '../vocabulario.ts';
import { badRequest, conflict, forbidden, type InStatus, notFound, type Written } from './kinds.ts';

/** Sentences for statuses that have no next step. */
const FIM: Partial<Record<StatusSolicitacao, string>> = {
  finalizada: 'Esta entrega já foi finalizada.',
  cancelada: 'Esta entrega foi cancelada.',
};

/** Errors about the queue: offers, the steps of a request, assignment and suspensions. */
export const DESPACHO = {
  /** The courier's app asks for the next offer at once [oferta-aceite]. */
  OFERTA_EXPIRADA: badRequest(
    'Oferta expirada. A entrega passou para o próximo entregador.',
    'Ask for the next offer.',
  ),
  /** Verbatim [oferta-aceite]. */
  SOLICITACAO_NAO_DISPONIVEL: badRequest('Solicitação não disponível', 'Ask for the next offer.'),
  SEM_OFERTA_PARA_RECUSAR: badRequest('Não há oferta para recusar.', 'Ask for the present offer.'),
  SEM_RECUSA_RECENTE: badRequest(
    'O motivo vale por uma hora depois da recusa. Não há recusa recente.',
    'Send the reason within one hour of the refusal.',
  ),
  CONTA_SUSPENSA: forbidden(({ frase }: Written) => frase, 'Wait for the end of the suspension, or contest it.', {
    example: { frase: 'Conta suspensa até 23/11/2026 18:40. Motivo: Reclamação de cliente' },
  }),
  SOLICITACAO_NAO_ENCONTRADA: notFound('Solicitação não encontrada', 'Read the list of requests again.'),
  SOLICITACAO_DE_OUTRA_CONTA: forbidden(
    'Esta solicitação pertence a outra conta.',
    "Send the id of one of the caller's own requests.",
  ),
  ETAPA_FORA_DE_ORDEM: conflict(
    ({ status }: InStatus) =>
      FIM[status] ?? `Esta entrega está em ${NOME_STATUS[status]}. Atualize a tela e confirme a próxima etapa.`,
    'Read the request again, and send its next step.',
    { example: { status: 'em_retirada' } },
  ),
  /** `de_fora`: the recipient has the code from a point of sale, and our tracking page does not show it. */
  FALTA_CODIGO: badRequest(
    ({ de_fora }: { de_fora: boolean }) =>
      `Esta entrega pede um código. Peça ao cliente ${de_fora ? 'o código do pedido' : 'os 4 números da página de acompanhamento'} e digite aqui.`,
    "Send the recipient's code.",
    { campo: 'codigo', example: { de_fora: false } },
  ),
  FALTA_RECEBEDOR: badRequest(
    'Esta entrega pede o nome de quem recebeu. Pergunte e digite aqui.',
    'Send the name of the recipient.',
    { campo: 'recebedor' },
  ),
  FALTA_FOTO: badRequest(
    'Esta entrega pede uma foto. Tire a foto antes de finalizar.',
    'Send the photo, then the step.',
    { campo: 'foto' },
  ),
  SOLICITACAO_NAO_CANCELAVEL: conflict(
    ({ status }: InStatus) => `Esta solicitação está em ${NOME_STATUS[status]} e não pode mais ser cancelada.`,
    'Ask support, who can end a delivery that is under way.',
    { example: { status: 'em_entrega' } },
  ),
  SOLICITACAO_NAO_ATRIBUIVEL: conflict(
    ({ status }: InStatus) =>
      `Só solicitações em ${NOME_STATUS.aguardando} podem ser atribuídas; esta está em ${NOME_STATUS[status]}.`,
    'Read the request again.',
    { example: { status: 'aceita' } },
  ),
  /** Names each request that can no longer be assigned, so that the reader can remove it from the selection. */
  SOLICITACOES_NAO_ATRIBUIVEIS: conflict(
    ({ presas }: { presas: readonly { endereco: string; status: StatusSolicitacao }[] }) =>
      `Nada foi atribuído: ${presas.map(({ endereco, status }) => `${endereco} já está em ${NOME_STATUS[status]}`).join('; ')}. Tire da seleção e atribua as outras.`,
    'Send the selection again without these requests.',
    { example: { presas: [{ endereco: 'Rua Mem de Sá, 1033', status: 'aceita' }] } },
  ),
  ENTREGADOR_SUSPENSO: conflict(
    'Este entregador está suspenso. Remova a suspensão antes de atribuir.',
    'Remove the suspension, or choose another courier.',
  ),
  ENTREGADOR_DE_OUTRA_PRACA: conflict(
    'Este entregador trabalha em outra praça. Escolha um da praça do pedido.',
    "Choose a courier of the request's praça.",
  ),
  ENTREGADOR_OCUPADO: conflict(
    'Este entregador está ocupado. Marque "Permitir atribuicao para entregadores ocupados" para colocar na fila dele.',
    'Send `force_assign`, or choose another courier.',
  ),
  INTERVENCAO_FORA_DE_HORA: conflict(
    ({ status }: InStatus) => `Só dá para intervir em entregas em andamento; esta está em ${NOME_STATUS[status]}.`,
    'Read the request again.',
    { example: { status: 'finalizada' } },
  ),
  FALTA_QUEM_LEVA: badRequest(ESCOLHA_QUEM_LEVA, 'Send the courier who takes the delivery.'),
  ENTREGA_JA_COM_ENTREGADOR: conflict(
    'A entrega já está com este entregador. Escolha outro.',
    'Choose another courier.',
  ),
  ENTREGADOR_JA_SUSPENSO: conflict('Este entregador já está suspenso', 'Read the courier again.'),
  ENTREGADOR_NAO_SUSPENSO: conflict('Este entregador não está suspenso', 'Read the courier again.'),
  CONTA_NAO_SUSPENSA: conflict('Sua conta não está suspensa', 'Read the state of the account again.'),
  SUSPENSAO_JA_CONTESTADA: conflict(
    'Você já contestou esta suspensão. O suporte responde por aqui.',
    "Wait for support's answer.",
  ),
  SUSPENSAO_TERMINADA: conflict(
    'A suspensão contestada já terminou. Use Responder.',
    'Answer without the removal of a suspension.',
  ),
  SUSPENSAO_JA_RESPONDIDA: conflict('Esta contestação já foi respondida', 'Read the objections again.'),
  MOMENTO_NAO_VISIVEL: notFound(
    `Este momento não pode mais ser visto: só as últimas ${CASO_HORAS} horas.`,
    'Ask for a later moment.',
  ),
};
