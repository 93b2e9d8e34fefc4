import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Deps } from '../../base/deps.ts';
import { avisar } from '../../eventos/avisar.ts';
import { acertarCobranca } from './acertar-cobranca.ts';
import { saldoDaFatura } from './saldo.queries.ts';

export type Meios = Pick<Deps, 'config' | 'vault'>;

/** Who did an act: the Pix alone, or a person with it. */
interface Quem {
  pix_id: number;
  feito_por: number | null;
}

const autorDe = ({ feito_por }: Quem) =>
  feito_por === null ? { user_type: 'sistema', id: null } : { user_type: 'admin', id: feito_por };

/**
 * Marks an invoice as received once Pix paid all of it. An invoice that a discount made free stays unmarked. The act is
 * a link of the chain (ADR 0020). Call it under the week's lock.
 */
export async function completarFatura(em: Em, fatura_id: number, quem: Quem): Promise<void> {
  const { recebida, valor, aberto, tentativa } = await saldoDaFatura(em, fatura_id);
  if (recebida || aberto > 0 || valor === 0) return;
  await em
    .getKysely()
    .insertInto('recebimento')
    .values({ fatura_id, tentativa: tentativa + 1, tipo: 'recebida', ...quem })
    .execute();
  await auditar(em, autorDe(quem), 'fatura-recebida', 'fatura', fatura_id, { pix_id: quem.pix_id });
}

/** The reason of a reversal that no person made. */
const PIX_DEVOLVIDO = 'Pix devolvido';

/** Opens an invoice again whose money was refunded, also one that somebody marked by hand. Same lock. */
export async function reabrirFatura(em: Em, fatura_id: number, quem: Quem): Promise<void> {
  const { recebida, tentativa } = await saldoDaFatura(em, fatura_id);
  if (!recebida) return;
  await em
    .getKysely()
    .insertInto('recebimento')
    .values({ fatura_id, tentativa, tipo: 'estornada', motivo: PIX_DEVOLVIDO, ...quem })
    .execute();
  await auditar(em, autorDe(quem), 'fatura-estornada', 'fatura', fatura_id, { pix_id: quem.pix_id });
}

/** Makes the charges of these invoices right, and tells the panels of their shops. */
export async function acertarFaturas(em: Em, meios: Meios, faturas: Iterable<number | null>): Promise<void> {
  for (const fatura_id of faturas) {
    if (fatura_id === null) await avisar(em, { tipo: 'entrega' });
    else {
      await acertarCobranca(em, meios, fatura_id);
      const { comercio_id } = await saldoDaFatura(em, fatura_id);
      await avisar(em, { tipo: 'entrega', comercio_id });
    }
  }
}
