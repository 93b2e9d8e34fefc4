import { randomBytes } from 'node:crypto';
import { codigoDeFora } from '@corre/contract/prova/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { codigoDaEntrega, hmacDoCodigo } from '../codigo/codigo.ts';

const HMAC_BYTES = 32;

/**
 * Stores the codes' HMACs of new requests that ask for a code, in the transaction that creates them. `codigo_de_fora`
 * means that another system knows the code. The HMAC is then random, so that no code matches it.
 */
export async function guardarCodigos(
  em: Em,
  vault: Pick<Vault, 'codigo'>,
  criadas: readonly { id: number; exige_codigo: boolean; codigo_de_fora: boolean }[],
): Promise<void> {
  const comCodigo = criadas.filter(({ exige_codigo }) => exige_codigo);
  if (comCodigo.length === 0) return;
  const hmacDe = (id: number, de_fora: boolean) =>
    de_fora ? randomBytes(HMAC_BYTES) : hmacDoCodigo(vault, id, codigoDaEntrega(vault, id));
  await em
    .getKysely()
    .insertInto('codigo_entrega')
    .values(
      comCodigo.map(({ id, codigo_de_fora: de_fora }) => ({ solicitacao_id: id, hmac: hmacDe(id, de_fora), de_fora })),
    )
    .execute();
}

/** Returns the code of the shop's own request, so that the shop can tell its customer. Throws 403, 404 and 409. */
export async function codigoDaLoja(em: Em, vault: Pick<Vault, 'codigo'>, comercio_id: number, solicitacao_id: number) {
  const pedido = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .leftJoin('codigo_entrega as c', 'c.solicitacao_id', 's.id')
    .select(['s.comercio_id', 's.exige_codigo', 's.origem', 's.codigo_de_fora', 'c.versao'])
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!pedido) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (pedido.comercio_id !== comercio_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (!pedido.exige_codigo) throw new BusinessError('ENTREGA_SEM_CODIGO');
  if (codigoDeFora(pedido)) throw new BusinessError('CODIGO_DO_SISTEMA');
  return { codigo: codigoDaEntrega(vault, solicitacao_id, pedido.versao ?? 0) };
}
