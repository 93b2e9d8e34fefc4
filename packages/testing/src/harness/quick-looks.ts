/**
 * Environment that shortens the pauses of the product's loops for tests. A test that moves the clock then waits part of
 * a second for the next look, and a process that stops answers no further second. Shorter pauses cost more than they
 * save: a dozen processes look at the same time.
 */
export const QUICK_LOOKS = {
  SAIDA_SEGUNDOS: '0',
  ENVIO_VARREDURA_SEGUNDOS: '0.25',
  OD_VARREDURA_SEGUNDOS: '0.5',
  PIX_PAUSA_SEGUNDOS: '0.25',
};

/** Environment in which the loops hardly look. For tests that count statements, rows or round trips. */
export const NO_LOOKS = {
  VARREDURA_SEGUNDOS: '3600',
  ENVIO_VARREDURA_SEGUNDOS: '3600',
  OD_VARREDURA_SEGUNDOS: '3600',
  PIX_PAUSA_SEGUNDOS: '60',
};
