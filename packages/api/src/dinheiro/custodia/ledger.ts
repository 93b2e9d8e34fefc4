import type { CONTAS_CUSTODIA, TipoMovimento } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';

type Conta = (typeof CONTAS_CUSTODIA)[number];

/** A courier and a shop. The courier holds the cash, and the shop owns it. */
export interface Par {
  entregador_id: number;
  comercio_id: number;
}

/** The account that acts. */
export type Quem = Pick<Ator, 'user_type' | 'id'>;

/** A movement to be written. It moves `valor` reais from one account to another. */
interface Movimento extends Par {
  tipo: TipoMovimento;
  de: Conta;
  para: Conta;
  valor: number;
  solicitacao_id?: number | undefined;
  prestacao_id?: number;
}

/**
 * Locks everything that a courier has in hand. Take this lock after the dispatch lock and before a lock on the
 * courier's deliveries. Values read under it do not change until the commit.
 */
export async function travarEntregador(em: Em, entregador_id: number): Promise<void> {
  await em.getKysely().selectFrom('entregador').select('id').where('id', '=', entregador_id).forNoKeyUpdate().execute();
}

/** Returns the cash of this shop that the courier has in hand, in reais. Index `custodia_do_par`. */
export async function saldoCom(em: Em, { entregador_id, comercio_id }: Par): Promise<number> {
  const { saldo } = await onlyRow(
    em,
    sql<{ saldo: number }>`select saldo_com(${entregador_id}::int, ${comercio_id}::int) as saldo`,
  );
  return saldo;
}

/** Writes one movement with its two legs and notifies both parties. */
export async function registrarMovimento(em: Em, movimento: Movimento, { user_type, id }: Quem): Promise<void> {
  const { tipo, entregador_id, comercio_id, solicitacao_id, prestacao_id, de, para, valor } = movimento;
  await sql`select registrar_custodia(${tipo}::text, ${entregador_id}::int, ${comercio_id}::int, ${solicitacao_id ?? null}::int,
    ${prestacao_id ?? null}::int, ${de}::text, ${para}::text, ${valor}::numeric, ${user_type}::text, ${id}::int, null)`.execute(
    em.getKysely(),
  );
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
}
