import { randomBytes } from 'node:crypto';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { codigoDaEntrega, hmacDoCodigo } from '../codigo/codigo.ts';

const HMAC_BYTES = 32;

/**
 * Stores the codes' HMACs of new requests that ask for a code, in the transaction that creates them. `de_fora` means
 * that a point of sale knows the codes. The HMAC is then random, so that no code matches it.
 */
export async function guardarCodigos(
  em: Em,
  vault: Pick<Vault, 'codigo'>,
  criadas: readonly { id: number; exige_codigo: boolean }[],
  de_fora = false,
): Promise<void> {
  const comCodigo = criadas.filter(({ exige_codigo }) => exige_codigo);
  if (comCodigo.length === 0) return;
  const hmacDe = (id: number) =>
    de_fora ? randomBytes(HMAC_BYTES) : hmacDoCodigo(vault, id, codigoDaEntrega(vault, id));
  await em
    .getKysely()
    .insertInto('codigo_entrega')
    .values(comCodigo.map(({ id }) => ({ solicitacao_id: id, hmac: hmacDe(id), de_fora })))
    .execute();
}
