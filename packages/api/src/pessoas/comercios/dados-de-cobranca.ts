import type { DadosDeCobranca, NovosDadosDeCobranca } from '@corre/contract/comercios/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Vault } from '../../base/vault.ts';
import { avisar } from '../../eventos/avisar.ts';

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

/**
 * Saves or removes a shop's legal data, sealed. Charges that the bank refused are sent again at once with the new data;
 * those that the bank has keep the old. Index `cobranca_viva`.
 */
export async function salvarDadosDeCobranca(
  em: Em,
  vault: Vault,
  ator: Ator,
  { razao_social, documento }: NovosDadosDeCobranca,
) {
  const db = em.getKysely();
  await db
    .updateTable('comercio')
    .set({
      razao_social: razao_social === null ? null : vault.seal(razao_social),
      documento: documento === null ? null : vault.seal(documento),
    })
    .where('id', '=', ator.id)
    .execute();
  await db
    .updateTable('cobranca')
    .set({ proximo_envio: sql`greatest(agora(), tomado_ate)`, falhas: 0 })
    .where('estado', '=', 'a_registrar')
    .where('encerrada_em', 'is', null)
    .where('fatura_id', 'in', db.selectFrom('fatura').select('id').where('comercio_id', '=', ator.id))
    .execute();
  await auditar(
    em,
    ator,
    documento === null ? 'dados-de-cobranca-removidos' : 'dados-de-cobranca',
    'comercio',
    ator.id,
  );
  await avisar(em, { tipo: 'cadastro', comercio_id: ator.id });
  return { message: 'Dados da fatura salvos!', razao_social, documento };
}
