/** Kinds of adjustments as they are read. */
export const NOME_DO_AJUSTE = { bonus: 'Bônus', dano: 'Dano', adiantamento: 'Adiantamento' } as const;
