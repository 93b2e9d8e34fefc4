import { toCents, toReais } from '@corre/contract/cents.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** Money of a Pix at one place, in reais: an invoice, or the unassigned rest (`fatura_id` null). */
export interface Parcela {
  fatura_id: number | null;
  valor: number;
  principal: number;
}

type Lancamento = Row<'pix_lancamento'>;
type Origem = Pick<Lancamento, 'tipo'> & Partial<Pick<Lancamento, 'motivo' | 'feito_por' | 'devolucao_id'>>;

/**
 * Lets one transaction at a time change where the money of Pix is. Take it before the weeks (ADR 0017). Pix are few, so
 * nobody waits long, and no two acts divide the same money.
 */
export const travarPix = (em: Em): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock(hashtext('corre.pix'))`);

/** Adds rows to the ledger of a Pix. A part of 0 is left out. */
export async function lancar(em: Em, pix_id: number, origem: Origem, parcelas: readonly Parcela[]): Promise<void> {
  const linhas = parcelas.filter(({ valor }) => valor !== 0);
  if (linhas.length === 0) return;
  await em
    .getKysely()
    .insertInto('pix_lancamento')
    .values(linhas.map((parcela) => ({ pix_id, ...origem, ...parcela })))
    .execute();
}

/** Returns where the money of a Pix is, the rest first, then the newest invoice. Index `pix_lancamento_do_pix`. */
export const parcelasDoPix = (em: Em, pix_id: number): Promise<(Parcela & { semana_inicio: string | null })[]> =>
  rows(
    em,
    sql<Parcela & { semana_inicio: string | null }>`
      select l.fatura_id, f.semana_inicio, sum(l.valor) as valor, sum(l.principal) as principal
        from pix_lancamento l left join fatura f on f.id = l.fatura_id
       where l.pix_id = ${pix_id}
       group by l.fatura_id, f.semana_inicio having sum(l.valor) <> 0
       order by l.fatura_id desc nulls first`,
  );

/** Returns the last Pix that pays an invoice, or null. Index `pix_lancamento_da_fatura`. */
export async function ultimoPixDaFatura(em: Em, fatura_id: number): Promise<number | null> {
  const [ultimo] = await rows(
    em,
    sql<{ pix_id: number }>`
      select pix_id from pix_lancamento where fatura_id = ${fatura_id}
       group by pix_id having sum(principal) > 0 order by max(id) desc limit 1`,
  );
  return ultimo?.pix_id ?? null;
}

/** Returns what has to be taken from each place for `valor` reais to leave the Pix. The rest goes first. */
export function tirar(parcelas: readonly Parcela[], valor: number): Parcela[] {
  let falta = toCents(valor);
  return parcelas.map((parcela) => {
    const cabe = Math.min(falta, toCents(parcela.valor));
    falta -= cabe;
    const tudo = cabe === toCents(parcela.valor);
    const principal = tudo ? toCents(parcela.principal) : Math.min(cabe, toCents(parcela.principal));
    return { fatura_id: parcela.fatura_id, valor: toReais(-cabe), principal: toReais(-principal) };
  });
}

/**
 * Takes the money of all Pix from an invoice, back to what is unassigned, with the reason. Call it under `travarPix`
 * and the week's lock. Index `pix_lancamento_da_fatura`.
 */
export async function retirarDaFatura(
  em: Em,
  fatura_id: number,
  quem: { motivo: string; feito_por: number },
): Promise<void> {
  const daFatura = await rows(
    em,
    sql<{ pix_id: number; valor: number; principal: number }>`
      select pix_id, sum(valor) as valor, sum(principal) as principal from pix_lancamento
       where fatura_id = ${fatura_id} group by pix_id having sum(valor) <> 0 order by pix_id`,
  );
  for (const { pix_id, valor, principal } of daFatura) {
    await lancar(em, pix_id, { tipo: 'retirado', ...quem }, [
      { fatura_id, valor: -valor, principal: -principal },
      { fatura_id: null, valor, principal: 0 },
    ]);
  }
}
