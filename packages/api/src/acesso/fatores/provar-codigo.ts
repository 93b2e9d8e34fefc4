import type { MetodoDeEntrada } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import type { Conta } from '../conta.queries.ts';
import { ehCodigo, usarCodigo } from './codigo.ts';
import { usarRecuperacao } from './recuperacao.ts';

/**
 * Uses a typed code up: one of the account's app, or a recovery code. Returns which it was. Returns null for a wrong or
 * a used one. Blanks, hyphens and the case of letters do not matter.
 */
export async function provarCodigo(
  em: Em,
  vault: Vault,
  conta: Conta,
  digitado: string,
): Promise<MetodoDeEntrada | null> {
  const codigo = digitado.replaceAll(/[\s-]/g, '');
  if (ehCodigo(codigo)) return (await usarCodigo(em, vault, conta, codigo)) ? 'senha_codigo' : null;
  return (await usarRecuperacao(em, vault, conta, codigo)) ? 'senha_recuperacao' : null;
}
