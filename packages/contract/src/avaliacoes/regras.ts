/** What each rating is called (specification §5). The position in the list is the `nota`. */
export const NOMES_DA_NOTA = ['Sem nota', 'Muito ruim', 'Ruim', 'Regular', 'Bom', 'Excelente'] as const;
export const NOTA_MAX = NOMES_DA_NOTA.length - 1;
/** What the dialog has chosen beforehand, and the server takes where none is given. */
export const NOTA_PADRAO = NOTA_MAX;
