import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../auditoria/auditar.ts';
import { encerrarTodas } from '../sessoes/sessoes.ts';
import { acharPessoa, ContaRecusada } from './achar-pessoa.ts';
import { OPERADOR } from './contas.ts';

/**
 * Throws for the last administrator, because no panel can create another. The lock orders two parallel calls, so that
 * one of them fails.
 */
async function conferirQueNaoEUltima(em: Em, id: number): Promise<void> {
  const admins = await em
    .getKysely()
    .selectFrom('funcionario')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('ativo', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.id === id) {
    throw new ContaRecusada('Esta é a única conta admin. Crie outra antes de encerrar esta.');
  }
}

/**
 * Ends a staff account: it has no login and no session any more. Its acts stay in the audit log. Returns the number of
 * ended sessions.
 */
export async function encerrarConta(em: Em, user_type: TipoFuncionario, quem: string): Promise<number> {
  const { id, ativo } = await acharPessoa(em, user_type, quem);
  if (!ativo) throw new ContaRecusada(`A conta ${user_type} "${quem}" já está encerrada.`);
  if (user_type === 'admin') await conferirQueNaoEUltima(em, id);
  await em
    .getKysely()
    .updateTable('funcionario')
    .set({ ativo: false, encerrado_em: agora })
    .where('id', '=', id)
    .execute();
  await auditar(em, OPERADOR, 'conta_encerrada', 'funcionario', id, { user_type });
  return encerrarTodas(em, { user_type, id });
}
