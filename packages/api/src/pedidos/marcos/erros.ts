import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { BusinessError } from '../../base/business-error.ts';

export const marcoForaDeHora = (status: StatusSolicitacao) =>
  new BusinessError(
    'CONFLICT',
    status === 'cancelada'
      ? 'Esta entrega foi cancelada.'
      : `Esta entrega está em ${NOME_STATUS[status]}: isto não se marca agora. Atualize a tela.`,
  );

export const nadaVolta = () =>
  new BusinessError(
    'CONFLICT',
    'Este pedido foi pago online: nada volta ao comércio depois de entregue. Confirme a entrega finalizada.',
  );

export const devolucaoTarde = () =>
  new BusinessError('CONFLICT', 'Passaram mais de 24 horas desde o fim desta entrega. Fale com o comércio.');
