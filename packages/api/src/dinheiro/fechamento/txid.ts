/** The id of a payout in its PIX and in the bank's statement: week and courier, at most 25 letters and digits. */
export const txidDoPagamento = (semana_inicio: string, entregador_id: number): string =>
  `S${semana_inicio.replaceAll('-', '')}E${entregador_id}`;

/** The id of a shop's invoice, likewise. */
export const txidDaFatura = (semana_inicio: string, comercio_id: number): string =>
  `F${semana_inicio.replaceAll('-', '')}C${comercio_id}`;
