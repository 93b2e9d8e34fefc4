import { ESCOLHA_QUEM_LEVA } from '@corre/contract/solicitacoes/intervir-contrato.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { BusinessError } from '../../base/business-error.ts';

export const solicitacaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Solicitação não encontrada');
export const solicitacaoDeOutro = () => new BusinessError('FORBIDDEN', 'Esta solicitação pertence a outra conta.');

/** Sentences for statuses that have no next step. */
const FIM: Partial<Record<StatusSolicitacao, string>> = {
  finalizada: 'Esta entrega já foi finalizada.',
  cancelada: 'Esta entrega foi cancelada.',
};

export const etapaForaDeOrdem = (status: StatusSolicitacao) =>
  new BusinessError(
    'CONFLICT',
    FIM[status] ?? `Esta entrega está em ${NOME_STATUS[status]}. Atualize a tela e confirme a próxima etapa.`,
  );

/** `de_fora`: the recipient has the code from a point of sale, and our tracking page does not show it. */
export const faltaCodigo = (de_fora: boolean) =>
  new BusinessError(
    'BAD_REQUEST',
    `Esta entrega pede um código. Peça ao cliente ${de_fora ? 'o código do pedido' : 'os 4 números da página de acompanhamento'} e digite aqui.`,
    { campo: 'codigo' },
  );
export const faltaRecebedor = () =>
  new BusinessError('BAD_REQUEST', 'Esta entrega pede o nome de quem recebeu. Pergunte e digite aqui.', {
    campo: 'recebedor',
  });
export const faltaFoto = () =>
  new BusinessError('BAD_REQUEST', 'Esta entrega pede uma foto. Tire a foto antes de finalizar.', { campo: 'foto' });

export const naoCancelavel = (status: StatusSolicitacao) =>
  new BusinessError('CONFLICT', `Esta solicitação está em ${NOME_STATUS[status]} e não pode mais ser cancelada.`);

export const naoAtribuivel = (status: StatusSolicitacao) =>
  new BusinessError(
    'CONFLICT',
    `Só solicitações em ${NOME_STATUS.aguardando} podem ser atribuídas; esta está em ${NOME_STATUS[status]}.`,
  );

/** Names each request that can no longer be assigned, so that the reader can remove it from the selection. */
export const naoAtribuiveis = (presas: readonly { endereco: string; status: StatusSolicitacao }[]) =>
  new BusinessError(
    'CONFLICT',
    `Nada foi atribuído: ${presas.map(({ endereco, status }) => `${endereco} já está em ${NOME_STATUS[status]}`).join('; ')}. Tire da seleção e atribua as outras.`,
  );

export const entregadorNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Entregador não encontrado');
export const entregadorSuspenso = () =>
  new BusinessError('CONFLICT', 'Este entregador está suspenso. Remova a suspensão antes de atribuir.');
export const deOutraPraca = () =>
  new BusinessError('CONFLICT', 'Este entregador trabalha em outra praça. Escolha um da praça do pedido.');
export const entregadorOcupado = () =>
  new BusinessError(
    'CONFLICT',
    'Este entregador está ocupado. Marque "Permitir atribuicao para entregadores ocupados" para colocar na fila dele.',
  );

export const contaRemovida = () => new BusinessError('FORBIDDEN', 'Esta conta foi removida.');

export const naoIntervenivel = (status: StatusSolicitacao) =>
  new BusinessError('CONFLICT', `Só dá para intervir em entregas em andamento; esta está em ${NOME_STATUS[status]}.`);
export const escolhaQuemLeva = () => new BusinessError('BAD_REQUEST', ESCOLHA_QUEM_LEVA);
export const jaEstaComEle = () =>
  new BusinessError('CONFLICT', 'A entrega já está com este entregador. Escolha outro.');
