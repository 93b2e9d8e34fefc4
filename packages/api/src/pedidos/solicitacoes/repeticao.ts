import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { Origem } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';

type Chamada = Omit<NovaSolicitacao, 'origem'> & { comercio_id: number; origem: Origem };

/** The columns of a new request, or the ids of an earlier one that the same call made. */
interface Repeticao {
  /** null: no stop has a reference */
  pedido_hash: Buffer | null;
  solicitacao_ids?: number[];
}

const SEM_REFERENCIA: Repeticao = { pedido_hash: null };

/**
 * Returns a keyed hash of the call's values. It is keyed, because the values hold an address and a phone. Absent fields
 * do not count, so that a field of a later release does not change the hash of a call without this field.
 */
const hashDe = (vault: Pick<Vault, 'index'>, chamada: Chamada) =>
  Buffer.from(vault.index(JSON.stringify(chamada, (_, valor: unknown) => valor ?? undefined)), 'hex');

/**
 * Selects the requests of the calls that brought these references. Indexes `solicitacao_da_referencia`,
 * `solicitacao_ordem_na_rota`.
 */
const daReferencia = (em: Em, comercio_id: number, referencias: string[], pedido_hash: Buffer) =>
  rows(
    em,
    sql<{ id: number; igual: boolean }>`
      select s.id, s.pedido_hash = ${pedido_hash} as igual
        from (select distinct rota_id, pedido_hash from solicitacao
               where comercio_id = ${comercio_id} and referencia_externa = any(${referencias}::text[])) n
        join solicitacao s on s.rota_id = n.rota_id and s.pedido_hash = n.pedido_hash
       order by s.rota_id, s.ordem`,
  );

/**
 * Finds out whether a call with references repeats an earlier one [referencia-externa]. Two calls with one reference
 * wait for each other here, before the dispatch lock, so the second one sees the requests of the first. References are
 * locked in order, so that two routes do not wait for each other. A call without a reference costs no round trip.
 * @throws BusinessError 409 when a reference belongs to a call with other values.
 */
export async function repeticao(em: Em, vault: Pick<Vault, 'index'>, chamada: Chamada): Promise<Repeticao> {
  const { comercio_id, multiplas_entregas, referencia_externa } = chamada;
  const referencias = [referencia_externa, ...multiplas_entregas.map((parada) => parada.referencia_externa)]
    .filter((referencia) => referencia !== null)
    .sort();
  if (referencias.length === 0) return SEM_REFERENCIA;
  for (const referencia of referencias)
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, ?))', [
      `corre.referencia.${referencia}`,
      comercio_id,
    ]);
  const pedido_hash = hashDe(vault, chamada);
  const anteriores = await daReferencia(em, comercio_id, referencias, pedido_hash);
  if (anteriores.length === 0) return { pedido_hash };
  if (!anteriores.every(({ igual }) => igual)) throw new BusinessError('REFERENCIA_USADA');
  return { pedido_hash, solicitacao_ids: anteriores.map(({ id }) => id) };
}
