import { reais } from '@corre/contract/custodia/resumo.ts';
import { BusinessError } from '../../base/business-error.ts';

export const prestacaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Entrega de dinheiro não encontrada');
export const prestacaoDeOutro = () =>
  new BusinessError('FORBIDDEN', 'Esta entrega de dinheiro pertence a outra conta.');
export const comercioNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Comércio não encontrado');
export const entregadorNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Entregador não encontrado');

export const semSaldo = (saldo: number) =>
  new BusinessError(
    'CONFLICT',
    saldo > 0
      ? `O entregador está com ${reais(saldo)} desta loja: não dá para prestar contas de mais do que isso.`
      : 'O entregador não está com dinheiro desta loja. Entregas lançadas pela loja são liberadas em Pendentes.',
    { campo: 'valor' },
  );
export const recebidoAcimaDoSaldo = (saldo: number) =>
  new BusinessError('CONFLICT', `O entregador está com ${reais(saldo)} desta loja. Confira o valor recebido.`, {
    campo: 'valor_recebido',
  });
export const nadaRecebido = () =>
  new BusinessError('BAD_REQUEST', 'Se nada foi recebido, recuse a entrega ou diga o motivo da diferença.', {
    campo: 'valor_recebido',
  });
export const jaAvisada = (valor: number) =>
  new BusinessError(
    'CONFLICT',
    `Você já avisou uma entrega de ${reais(valor)} a esta loja. Cancele essa antes de avisar outra.`,
  );
export const esperaConfirmacao = (valor: number) =>
  new BusinessError('CONFLICT', `O entregador já avisou uma entrega de ${reais(valor)}. Confirme ou recuse essa.`);
export const prestacaoCancelada = () => new BusinessError('CONFLICT', 'Esta entrega de dinheiro foi cancelada.');
export const jaConfirmada = () => new BusinessError('CONFLICT', 'Esta entrega de dinheiro já foi confirmada.');

export const digaOCodigo = () =>
  new BusinessError('BAD_REQUEST', 'Digite o código que a loja ou o suporte mostra.', { campo: 'codigo' });
export const codigoErrado = (restantes: number) =>
  new BusinessError(
    'BAD_REQUEST',
    restantes > 0
      ? `Código incorreto. ${restantes === 1 ? 'Resta 1 tentativa' : `Restam ${restantes} tentativas`}.`
      : 'Código incorreto. Peça à loja ou ao suporte que confirme.',
    { campo: 'codigo' },
  );
export const codigosDemais = () =>
  new BusinessError('CONFLICT', 'Muitos códigos incorretos. Peça à loja ou ao suporte que confirme.');

export const trocoSemEntrega = () =>
  new BusinessError('CONFLICT', 'Só leva troco quem está com uma entrega desta loja em andamento.');

export const semDiferenca = () => new BusinessError('CONFLICT', 'Esta entrega de dinheiro não tem diferença.');
export const jaContestada = () => new BusinessError('CONFLICT', 'Você já contestou esta diferença.');
export const contestacaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Contestação não encontrada');
export const jaRespondida = () => new BusinessError('CONFLICT', 'Esta contestação já foi respondida.');
