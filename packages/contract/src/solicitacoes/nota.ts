/** The names of the ratings. The index in the list is the `nota` [avaliacao]. */
export const NOMES_DA_NOTA = ['Sem nota', 'Muito ruim', 'Ruim', 'Regular', 'Bom', 'Excelente'] as const;
export const NOTA_MAX = NOMES_DA_NOTA.length - 1;
/** The preset rating of the dialog. The server also takes it when no rating is given. */
export const NOTA_PADRAO = NOTA_MAX;
