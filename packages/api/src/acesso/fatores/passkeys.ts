import type { Acao } from '@corre/contract/auditoria/atos.ts';
import type { Passkey } from '@corre/contract/fatores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, COLUNAS, type Conta } from '../conta.queries.ts';

/** Selects an account's passkeys as the account sees them. */
export const vistasDe = (em: Em, { user_type, id }: Conta) =>
  em
    .getKysely()
    .selectFrom('passkey')
    .select(['id', 'nome', 'sincronizada', 'criada_em', 'usada_em'])
    .where(COLUNAS[user_type], '=', id);

/** Returns the account's passkeys, oldest first. Index `passkey_do_*`. */
export const passkeysDe = (em: Em, conta: Conta): Promise<Passkey[]> => vistasDe(em, conta).orderBy('id').execute();

/** Gives one of the caller's passkeys another name. */
export async function renomearPasskey(
  em: Em,
  ator: Ator,
  { passkey_id, nome }: { passkey_id: number; nome: string },
): Promise<{ message: string }> {
  const { numUpdatedRows } = await em
    .getKysely()
    .updateTable('passkey')
    .set({ nome })
    .where('id', '=', passkey_id)
    .where(COLUNAS[ator.user_type], '=', ator.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new BusinessError('PASSKEY_NAO_ENCONTRADA');
  return { message: 'Nome da passkey mudado' };
}

/** Adds an act on the caller's own factors to the audit log. */
export const auditarFator = (em: Em, ator: Ator, acao: Acao, detalhes: Record<string, unknown> = {}) =>
  auditar(em, ator, acao, ACCOUNT_TABLES[ator.user_type], ator.id, detalhes);
