import type { DadosDeCobranca, NovosDadosDeCobranca } from '@corre/contract/comercios/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Vault } from '../../base/vault.ts';
import { avisar } from '../../eventos/avisar.ts';
import { camposMudados } from '../campos-mudados.ts';

/** Returns a shop's legal name and its CNPJ or CPF, or nulls [dados-de-cobranca]. */
export async function dadosDeCobranca(em: Em, vault: Vault, comercio_id: number): Promise<DadosDeCobranca> {
  const { razao_social, documento } = await em
    .getKysely()
    .selectFrom('comercio')
    .select(['razao_social', 'documento'])
    .where('id', '=', comercio_id)
    .executeTakeFirstOrThrow();
  return {
    razao_social: razao_social === null ? null : vault.open(razao_social),
    documento: documento === null ? null : vault.open(documento),
  };
}

const CAMPOS = ['razao_social', 'documento'] as const;

/**
 * Saves or removes a shop's legal data, sealed. Charges that the bank refused are sent again at once with the new data;
 * those that the bank has keep the old. Throws 409 if somebody changed meanwhile what the form showed. Returns the
 * changed fields. Index `cobranca_viva`.
 */
export async function salvarDadosDeCobranca(
  em: Em,
  vault: Vault,
  ator: Ator,
  comercio_id: number,
  { antes, ...novo }: NovosDadosDeCobranca,
): Promise<{ campos: readonly (typeof CAMPOS)[number][] }> {
  const db = em.getKysely();
  await db.selectFrom('comercio').select('id').where('id', '=', comercio_id).forNoKeyUpdate().execute();
  const atual = await dadosDeCobranca(em, vault, comercio_id);
  const campos = camposMudados(CAMPOS, { atual, novo, antes });
  // The shop's own save is a wish to try again. The administrator may have changed something else.
  if (campos.length === 0 && ator.user_type !== 'comercio') return { campos };
  const { razao_social, documento } = novo;
  await db
    .updateTable('comercio')
    .set({
      razao_social: razao_social === null ? null : vault.seal(razao_social),
      documento: documento === null ? null : vault.seal(documento),
    })
    .where('id', '=', comercio_id)
    .execute();
  await db
    .updateTable('cobranca')
    .set({ proximo_envio: sql`greatest(agora(), tomado_ate)`, falhas: 0 })
    .where('estado', '=', 'a_registrar')
    .where('encerrada_em', 'is', null)
    .where('fatura_id', 'in', db.selectFrom('fatura').select('id').where('comercio_id', '=', comercio_id))
    .execute();
  if (campos.length === 0) return { campos };
  const acao = documento === null ? 'dados-de-cobranca-removidos' : 'dados-de-cobranca';
  await auditar(em, ator, acao, 'comercio', comercio_id);
  await avisar(em, { tipo: 'cadastro', comercio_id });
  return { campos };
}
