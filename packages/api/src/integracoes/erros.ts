import { INTEGRACOES_POR_LOJA } from '@corre/contract/integracoes/regras.ts';
import { BusinessError } from '../base/business-error.ts';

export const integracaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Integração não encontrada');
export const comercioNaoEncontrado = () =>
  new BusinessError('NOT_FOUND', 'Comércio não encontrado', { campo: 'comercio_nome' });
export const integracoesDemais = () =>
  new BusinessError('CONFLICT', `O comércio já tem ${INTEGRACOES_POR_LOJA} integrações. Remova as que não usa mais.`);
export const naoMuda = (campo: 'comercio_nome' | 'ambiente') =>
  new BusinessError('BAD_REQUEST', 'O comércio e o ambiente de uma integração não mudam. Crie outra.', { campo });
export const faltaEndereco = () =>
  new BusinessError('BAD_REQUEST', 'Informe o endereço que recebe os avisos.', { campo: 'url_eventos' });
export const outroMerchant = () =>
  new BusinessError('CONFLICT', 'O sistema já diz outro código de loja. Atualize a página e confira de novo.', {
    campo: 'merchant_id',
  });
export const semEnderecoParaTestar = () =>
  new BusinessError(
    'CONFLICT',
    'Esta integração ainda não tem endereço dos avisos. Informe-o em Editar e teste de novo.',
  );
/** An order of the shop's own point of sale would be refused for the same reason. */
export const passeioRecusado = (porque: string) =>
  new BusinessError('CONFLICT', `O pedido de teste seria recusado, como um de verdade: ${porque}`);
export const passeioSoEmTeste = () =>
  new BusinessError('CONFLICT', 'O pedido de teste só anda em integrações de teste. Crie uma com o ambiente Teste.');
export const desligadaNaoTesta = () =>
  new BusinessError('CONFLICT', 'Esta integração está desligada. Ligue-a e teste de novo.');
