/** From here on each column of the dashboard scrolls by itself, and the page does not. */
export const COLUNAS_ROLAM = '(min-width: 1200px) and (min-height: 620px)';
/** Between a phone and the three columns the requests stand still beside what scrolls, and scroll by themselves. */
export const SOLICITACOES_ROLAM = '(min-width: 760px)';
