import { AGENDAR_DIAS } from '@corre/contract/solicitacoes/preparo-contrato.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { BusinessError } from '../../base/business-error.ts';

export const longeDemais = () =>
  new BusinessError('BAD_REQUEST', `Agende para no máximo ${AGENDAR_DIAS} dias à frente.`);

export const jaPronto = () =>
  new BusinessError('CONFLICT', 'Este pedido já está pronto: não há outro horário a dizer.');

export const jaSaiu = (status: StatusSolicitacao) =>
  new BusinessError(
    'CONFLICT',
    status === 'em_entrega'
      ? 'O entregador já saiu com este pedido: não há mais o que avisar.'
      : `Este pedido está em ${NOME_STATUS[status]}: não há mais o que avisar.`,
  );
