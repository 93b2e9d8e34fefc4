/** Days after a Pix in which the bank still refunds it. */
export const DIAS_PARA_DEVOLVER = 90;
/** Rows of one page of Pix. */
export const PIX_POR_PAGINA = 50;
