/** Returns a payout's id for its PIX code and the bank statement: week and courier, at most 25 letters and digits. */
export const txidDoPagamento = (semana_inicio: string, entregador_id: number): string =>
  `S${semana_inicio.replaceAll('-', '')}E${entregador_id}`;

/** Returns an invoice's id for its PIX code and the bank statement: week and shop, at most 25 letters and digits. */
export const txidDaFatura = (semana_inicio: string, comercio_id: number): string =>
  `F${semana_inicio.replaceAll('-', '')}C${comercio_id}`;
