/**
 * Environment that shortens the pauses of the product's loops for tests. A test that moves the clock then waits a tenth
 * of a second for the next look, and a process that stops answers no further second.
 */
export const QUICK_LOOKS = {
  SAIDA_SEGUNDOS: '0',
  ENVIO_VARREDURA_SEGUNDOS: '0.1',
  OD_VARREDURA_SEGUNDOS: '0.1',
  PIX_PAUSA_SEGUNDOS: '0.1',
};
