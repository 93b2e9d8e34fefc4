import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';
import { avisarAcesso } from './avisos.ts';
import type { PasskeyDaConta } from './usar-passkey.ts';

type Pedido = Pick<Context, 'aparelho' | 'request_id'>;

/** Adds a refused passkey to the audit log. Returns the refusal. */
export async function passkeyRecusada(
  em: Em,
  { request_id }: Pedido,
  passkey: PasskeyDaConta | null,
): Promise<BusinessError> {
  const conta = passkey?.conta;
  const alvo = conta ? ACCOUNT_TABLES[conta.user_type] : null;
  await auditar(em, null, 'passkey_recusada', alvo, conta?.id ?? null, { request_id });
  return new BusinessError('PASSKEY_RECUSADA');
}

/**
 * Adds a passkey whose counter did not grow to the audit log, and tells the account's sessions [passkeys]. Returns the
 * refusal.
 */
export async function passkeyCopiada(
  em: Em,
  { aparelho, request_id }: Pedido,
  { id: passkey_id, conta }: PasskeyDaConta,
): Promise<BusinessError> {
  await em.transactional(async (tx) => {
    const detalhes = { passkey_id, request_id };
    await auditar(tx, null, 'passkey_copiada', ACCOUNT_TABLES[conta.user_type], conta.id, detalhes);
    await avisarAcesso(tx, conta, { tipo: 'passkey_copiada', aparelho });
  });
  return new BusinessError('PASSKEY_COPIADA');
}
