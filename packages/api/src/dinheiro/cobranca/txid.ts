import type { Vault } from '../../base/vault.ts';

/** Length of a charge's `txid`: from 26 to 35 letters and digits. */
const TXID_LENGTH = 32;

/**
 * Returns the `txid` of a charge: its invoice and revision, readable in a bank statement, filled up with a code of this
 * installation. The same charge always has the same `txid`, and two installations of one company never share one.
 */
export function txidDaCobranca(
  vault: Pick<Vault, 'index'>,
  { semana_inicio, comercio_id }: { semana_inicio: string; comercio_id: number },
  revisao: number,
): string {
  const readable = `F${semana_inicio.replaceAll('-', '')}C${comercio_id}R${revisao}x`;
  return (readable + vault.index(`cobranca:${readable}`)).slice(0, TXID_LENGTH);
}

/** The identification of a static code: week and shop (`txidDaFatura`). */
const ESTATICO = /^F(\d{4})(\d{2})(\d{2})C([1-9]\d{0,8})$/;

/** Returns the invoice that a static code's identification names, or null if it is of another form. */
export function faturaDoTxid(txid: string): { semana_inicio: string; comercio_id: number } | null {
  const [, ano, mes, dia, comercio] = ESTATICO.exec(txid) ?? [];
  if (comercio === undefined) return null;
  const semana_inicio = `${ano}-${mes}-${dia}`;
  const monday = new Date(`${semana_inicio}T12:00:00Z`);
  return !Number.isNaN(monday.getTime()) && monday.getUTCDay() === 1 && monday.toISOString().startsWith(semana_inicio)
    ? { semana_inicio, comercio_id: Number(comercio) }
    : null;
}
