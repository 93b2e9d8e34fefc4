import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { demandsFactor } from '../../base/second-factor.ts';
import { COLUNAS, type Conta } from '../conta.queries.ts';
import { temSegundoFator, trancarConta } from './conta-trancada.ts';
import { encerrarDesafios } from './desafios.ts';
import { auditarFator } from './passkeys.ts';
import { apagarRecuperacao, temCodigos } from './recuperacao.ts';

type Exigidos = Pick<Config, 'EXIGIR_SEGUNDO_FATOR'>;

/**
 * Ends a removal: without any factor the recovery codes go as well, and an account whose kind must have a factor keeps
 * its last one. Throws then, and the transaction of the removal is rolled back.
 */
async function depoisDeRemover(em: Em, config: Exigidos, ator: Ator): Promise<void> {
  await encerrarDesafios(em, ator);
  if (await temSegundoFator(em, ator)) return;
  if (demandsFactor(config, ator.user_type)) throw new BusinessError('ULTIMO_FATOR');
  if (temCodigos(ator)) await apagarRecuperacao(em, ator);
}

/** Removes one of the caller's passkeys [passkeys]. */
export async function removerPasskey(
  em: Em,
  config: Exigidos,
  ator: Ator,
  passkey_id: number,
): Promise<{ message: string }> {
  await trancarConta(em, ator);
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('passkey')
    .where('id', '=', passkey_id)
    .where(COLUNAS[ator.user_type], '=', ator.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new BusinessError('PASSKEY_NAO_ENCONTRADA');
  await depoisDeRemover(em, config, ator);
  await auditarFator(em, ator, 'passkey_removida', { passkey_id });
  return { message: 'Passkey removida' };
}

/** Removes the caller's app of codes. */
export async function desativarCodigo(em: Em, config: Exigidos, ator: Ator): Promise<{ message: string }> {
  if (!temCodigos(ator)) throw new BusinessError('CONTA_SEM_ACESSO');
  await trancarConta(em, ator);
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('fator_codigo')
    .where(COLUNAS[ator.user_type], '=', ator.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new BusinessError('SEGUNDO_FATOR_AUSENTE');
  await depoisDeRemover(em, config, ator);
  await auditarFator(em, ator, 'codigo_desativado');
  return { message: 'Códigos desativados' };
}

/** Deletes all factors of an account, without a permission check. Returns their number, recovery codes not counted. */
export async function apagarFatores(em: Em, conta: Conta): Promise<number> {
  const db = em.getKysely();
  const coluna = COLUNAS[conta.user_type];
  await encerrarDesafios(em, conta);
  await db.deleteFrom('aviso_de_acesso').where(coluna, '=', conta.id).execute();
  const { numDeletedRows } = await db.deleteFrom('passkey').where(coluna, '=', conta.id).executeTakeFirstOrThrow();
  if (!temCodigos(conta)) return Number(numDeletedRows);
  await apagarRecuperacao(em, conta);
  const codigo = await db
    .deleteFrom('fator_codigo')
    .where(COLUNAS[conta.user_type], '=', conta.id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows + codigo.numDeletedRows);
}
