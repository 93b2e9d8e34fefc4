/** The labels of the kinds of adjustment. */
export const NOME_DO_AJUSTE = { bonus: 'Bônus', dano: 'Dano', adiantamento: 'Adiantamento' } as const;
