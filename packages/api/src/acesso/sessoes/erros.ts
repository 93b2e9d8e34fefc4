import { CADASTRO_EM_ANALISE, cadastroRecusado } from '@corre/contract/sessao/contrato.ts';
import { CREDENCIAIS_INVALIDAS } from '@corre/contract/sessao/regras.ts';
import type { Row } from '@corre/db/database.ts';
import { BusinessError } from '../../base/business-error.ts';

export const sessaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Esta sessão já terminou');
export const contaNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Conta não encontrada');
/** For a registration that is pending or was refused, after a correct password (ADR 0072). */
export const emAprovacao = ({ aprovacao, recusa_motivo }: Pick<Row<'entregador'>, 'aprovacao' | 'recusa_motivo'>) =>
  new BusinessError(
    'FORBIDDEN',
    aprovacao === 'recusada' ? cadastroRecusado(recusa_motivo ?? '') : CADASTRO_EM_ANALISE,
  );
/** One text for an unknown user, a removed account and a wrong password [entrada]. */
export const credenciaisInvalidas = () => new BusinessError('UNAUTHORIZED', CREDENCIAIS_INVALIDAS);
