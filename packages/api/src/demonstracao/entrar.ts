import type { EntradaNaDemonstracao, entrarNaDemonstracaoSchema } from '@corre/contract/demonstracao/entradas.ts';
import { SENHA_DEMO } from '@corre/demo/people.ts';
import type { z } from 'zod';
import type { Pedido } from '../acesso/entrada/abrir-sessao.ts';
import { entrar, entrarComercio } from '../acesso/entrada/entrar.ts';
import { BusinessError } from '../base/business-error.ts';
import { contasDaDemonstracao } from './entrar-contas.ts';
import { mostraDemonstracao } from './exigir-demonstracao.ts';

/**
 * Signs in as an account of the demonstration, preferably one that nobody else uses now. It is the login with the
 * public password, so limits, second factor and notices are the login's, and it opens nothing that the login would not.
 * @throws BusinessError 404 outside of the demonstration, and if no account of that kind has its password any more
 */
export async function entrarNaDemonstracao(
  pedido: Pedido,
  { como }: z.output<typeof entrarNaDemonstracaoSchema>,
): Promise<EntradaNaDemonstracao> {
  if (!(await mostraDemonstracao(pedido.em, pedido.deps.config))) throw new BusinessError('DEMONSTRACAO_DESLIGADA');
  const [conta] = await contasDaDemonstracao(pedido.em, como);
  if (!conta) throw new BusinessError('DEMONSTRACAO_SEM_CONTA');
  const credenciais = { usuario: conta.usuario, senha: SENHA_DEMO };
  return como === 'comercio'
    ? entrarComercio(pedido, credenciais)
    : entrar(pedido, { ...credenciais, user_type: como });
}
