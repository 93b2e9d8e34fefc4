import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';
import { trancarConta } from '../fatores/conta-trancada.ts';
import { apagarFatores } from '../fatores/remover-fator.ts';
import { encerrarTodas } from '../sessoes/sessoes.ts';
import { acharPeloNome, acharPessoa, type Pessoa } from './achar-pessoa.ts';
import { OPERADOR } from './contas.ts';

/**
 * Removes all second factors and passkeys of an account that lost them, and ends its sessions [segundo-fator]. The next
 * login takes the password alone; where a factor is demanded, the session may then do nothing but enrol one.
 */
export async function removerSegundoFator(
  em: Em,
  { user_type, quem }: { user_type?: UserType; quem: string },
): Promise<{ pessoa: Pessoa; removidos: number; encerradas: number }> {
  const pessoa = user_type ? await acharPessoa(em, user_type, quem) : await acharPeloNome(em, quem);
  await trancarConta(em, pessoa);
  const removidos = await apagarFatores(em, pessoa);
  const encerradas = await encerrarTodas(em, pessoa);
  await auditar(em, OPERADOR, 'segundo_fator_removido', ACCOUNT_TABLES[pessoa.user_type], pessoa.id, { removidos });
  return { pessoa, removidos, encerradas };
}
