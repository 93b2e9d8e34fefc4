import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { encerrarDesafios } from '../fatores/desafios.ts';
import { trocarLinks } from '../links-abertos.queries.ts';
import { encerrarTodas } from '../sessoes/sessoes.ts';
import { APAGADO } from './apagado.ts';

/**
 * Locks all active administrators and returns their ids. Everybody locks them in the order of their ids, so that two
 * who disable each other run one after the other, and the second finds what the first left.
 */
async function trancarAdministradores(em: Em): Promise<number[]> {
  const admins = await em
    .getKysely()
    .selectFrom('funcionario')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('ativo', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/** Returns a staff account and locks it. An anonymised account is nobody any more. */
export async function trancarFuncionario(em: Em, id: number): Promise<{ user_type: TipoFuncionario; ativo: boolean }> {
  const achado = await em
    .getKysely()
    .selectFrom('funcionario')
    .select(['user_type', 'ativo'])
    .where('id', '=', id)
    .where('senha_hash', '<>', APAGADO)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!achado) throw new BusinessError('FUNCIONARIO_NAO_ENCONTRADO');
  return achado;
}

/**
 * Disables a staff account: it has no login, no session and no one-time link any more. Its acts stay in the audit log.
 * Returns the number of ended sessions, or null for an account that was disabled before.
 * @throws BusinessError PROPRIA_CONTA for the author's own account, ULTIMO_ADMINISTRADOR for the last active
 *   administrator, SESSAO_TERMINADA for an administrator who was disabled meanwhile
 */
export async function desativarFuncionario(em: Em, autor: Autor, id: number): Promise<number | null> {
  const admins = await trancarAdministradores(em);
  const { user_type, ativo } = await trancarFuncionario(em, id);
  if (autor?.user_type === 'admin') {
    if (autor.id === id) throw new BusinessError('PROPRIA_CONTA');
    if (autor.id === null || !admins.includes(autor.id)) throw new BusinessError('SESSAO_TERMINADA');
  }
  if (!ativo) return null;
  if (admins.length === 1 && admins[0] === id) throw new BusinessError('ULTIMO_ADMINISTRADOR');
  await em
    .getKysely()
    .updateTable('funcionario')
    .set({ ativo: false, encerrado_em: agora })
    .where('id', '=', id)
    .execute();
  await trocarLinks(em, { user_type, id });
  await encerrarDesafios(em, { user_type, id });
  await auditar(em, autor, 'conta_encerrada', 'funcionario', id, { user_type });
  return encerrarTodas(em, { user_type, id });
}
