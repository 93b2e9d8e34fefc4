import type { Em } from '@corre/db/orm.ts';
import { agora, secondsAfter, sql } from '@corre/db/sql.ts';
import type { DevolucaoNoBanco } from '../../saida/recebimentos/porta.ts';
import { reabrirFatura } from '../cobranca/atos.ts';
import { lancar, parcelasDoPix, tirar } from '../cobranca/lancar.ts';

/** The wait until a refund under way is asked about again, in seconds. */
const DE_NOVO = 60;

/** Writes the state of a refund. Returns its id when the money has left just now, else null. */
async function anotar(em: Em, pix_id: number, { codigo, valor, estado }: DevolucaoNoBanco): Promise<number | null> {
  const db = em.getKysely();
  const conhecida = await db
    .selectFrom('pix_devolucao')
    .select(['id', 'estado'])
    .where('pix_id', '=', pix_id)
    .where('codigo', '=', codigo)
    .forUpdate()
    .executeTakeFirst();
  if (conhecida?.estado === 'devolvida' || conhecida?.estado === 'nao_realizada') return null;
  const proximo_envio = estado === 'em_processamento' ? secondsAfter(agora, sql<number>`${DE_NOVO}::int`) : null;
  const { id } = conhecida
    ? await db
        .updateTable('pix_devolucao')
        .set({ estado, proximo_envio, erro: null, falhas: 0 })
        .where('id', '=', conhecida.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('pix_devolucao')
        .values({ pix_id, codigo, valor, estado, proximo_envio })
        .returning('id')
        .executeTakeFirstOrThrow();
  return estado === 'devolvida' ? id : null;
}

/**
 * Books what the bank says of a refund. Its end is booked once: the unassigned money goes first, then that of the
 * newest invoice, which opens again [pix-devolvido]. A refund that was made in the bank's own app is booked the same
 * way. Call it under `travarPix` and the locks of the weeks of the invoices that the Pix pays.
 */
export async function refletirDevolucao(em: Em, pix_id: number, devolucao: DevolucaoNoBanco): Promise<void> {
  const devolucao_id = await anotar(em, pix_id, devolucao);
  if (devolucao_id === null) return;
  const saem = tirar(await parcelasDoPix(em, pix_id), devolucao.valor);
  await lancar(em, pix_id, { tipo: 'devolvido', devolucao_id }, saem);
  for (const { fatura_id, valor } of saem)
    if (fatura_id !== null && valor !== 0) await reabrirFatura(em, fatura_id, { pix_id, feito_por: null });
}
