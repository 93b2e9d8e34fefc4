/**
 * From this window height, each column of the tower scrolls on its own. Below it, also with very large text, the page
 * scrolls.
 */
export const TORRE_CABE = '(min-height: 600px)';
/** From this window width, the three columns are side by side. */
export const TRES_COLUNAS = '(min-width: 1200px)';
