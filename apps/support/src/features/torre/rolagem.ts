/** From here on each part of the tower scrolls by itself, and the page does not; lower windows, and very large text, scroll the page. */
export const TORRE_CABE = '(min-height: 600px)';
/** From here on the three columns stand side by side. */
export const TRES_COLUNAS = '(min-width: 1200px)';
