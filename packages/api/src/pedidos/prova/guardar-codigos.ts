import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { codigoDaEntrega, hmacDoCodigo } from './codigo.ts';

/** Keeps the codes' hashes of the requests just made that ask for one, in the transaction that makes them. */
export async function guardarCodigos(
  em: Em,
  vault: Pick<Vault, 'codigo'>,
  criadas: readonly { id: number; exige_codigo: boolean }[],
): Promise<void> {
  const comCodigo = criadas.filter(({ exige_codigo }) => exige_codigo);
  if (comCodigo.length === 0) return;
  await em
    .getKysely()
    .insertInto('codigo_entrega')
    .values(
      comCodigo.map(({ id }) => ({ solicitacao_id: id, hmac: hmacDoCodigo(vault, id, codigoDaEntrega(vault, id)) })),
    )
    .execute();
}
