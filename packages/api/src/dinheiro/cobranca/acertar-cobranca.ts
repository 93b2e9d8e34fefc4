import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type Expression, rows, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { saldoDaFatura } from './saldo.queries.ts';
import { txidDaCobranca } from './txid.ts';

type Viva = Pick<Row<'cobranca'>, 'id' | 'valor' | 'estado'>;

/** A call that is under way keeps its row until its end, so that two calls about one charge never overlap. */
const LOGO = sql<string>`greatest(agora(), tomado_ate)`;

/** Returns the state in which a charge asks the bank for another amount. A new one is registered with it at once. */
const aRevisar = ({ estado }: Viva) => (estado === 'a_registrar' ? 'a_registrar' : 'a_revisar');

/**
 * SQL condition: a charge of the invoice was paid, and its Pix is not booked yet. Another charge would ask for the same
 * money twice. Index `pix_do_txid`.
 */
export const pagaSemPix = (fatura_id: Expression<number>) => sql<boolean>`
  exists (select from cobranca q where q.fatura_id = ${fatura_id} and q.estado = 'concluida'
             and not exists (select from pix where pix.txid = q.txid))`;

async function nova(
  em: Em,
  { config, vault }: Pick<Deps, 'config' | 'vault'>,
  { fatura_id, semana_inicio, comercio_id, vence_em }: Awaited<ReturnType<typeof saldoDaFatura>>,
  valor: number,
): Promise<void> {
  const [{ revisao = 1, com_dados = false } = {}] = await rows(
    em,
    sql<{ revisao: number; com_dados: boolean }>`
      select coalesce((select max(b.revisao) from cobranca b where b.fatura_id = ${fatura_id}), 0) + 1 as revisao,
             c.ativo and c.documento is not null and not (${pagaSemPix(sql`${fatura_id}::int`)}) as com_dados
        from comercio c where c.id = ${comercio_id}`,
  );
  if (!com_dados) return;
  const txid = txidDaCobranca(vault, { semana_inicio, comercio_id }, revisao);
  await sql`
    insert into cobranca (fatura_id, revisao, txid, tipo, valor, vence_em)
    values (${fatura_id}, ${revisao}, ${txid}, ${config.PIX_COBV ? 'cobv' : 'cob'}, ${valor},
            greatest(${vence_em}::date, timezone('America/Sao_Paulo', agora())::date))`.execute(em.getKysely());
}

/**
 * Makes an invoice's charge what the invoice needs [cobranca-pix]: a charge of the open amount, another amount, or
 * none. Only writes rows; the bank is called after the commit (ADR 0017). Call it under the week's lock, after each
 * change of the invoice. Does nothing without a bank, and charges no shop without its legal data.
 */
export async function acertarCobranca(em: Em, deps: Pick<Deps, 'config' | 'vault'>, fatura_id: number): Promise<void> {
  if (deps.config.PIX_URL === undefined) return;
  const saldo = await saldoDaFatura(em, fatura_id);
  const [viva] = await rows(
    em,
    sql<Viva>`select id, valor, estado from cobranca where fatura_id = ${fatura_id} and encerrada_em is null for update`,
  );
  if (!viva) {
    if (saldo.aberto > 0) await nova(em, deps, saldo, saldo.aberto);
    return;
  }
  // A removal may have reached the bank already. The next charge follows after the bank's answer.
  if (viva.estado === 'a_remover') return;
  const db = em.getKysely();
  if (saldo.aberto === 0) {
    await db
      .updateTable('cobranca')
      .set({ estado: 'a_remover', proximo_envio: LOGO, falhas: 0 })
      .where('id', '=', viva.id)
      .execute();
  } else if (viva.valor !== saldo.aberto) {
    await db
      .updateTable('cobranca')
      .set({ valor: saldo.aberto, estado: aRevisar(viva), proximo_envio: LOGO, falhas: 0 })
      .where('id', '=', viva.id)
      .execute();
  }
}

/** Ends the charge of a `txid` that the bank says was paid. Returns whether there was one. */
export async function concluirCobranca(em: Em, txid: string): Promise<boolean> {
  const { numUpdatedRows } = await em
    .getKysely()
    .updateTable('cobranca')
    .set({ estado: 'concluida', encerrada_em: agora, proximo_envio: null, tomado_ate: null, erro: null })
    .where('txid', '=', txid)
    .where('encerrada_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
