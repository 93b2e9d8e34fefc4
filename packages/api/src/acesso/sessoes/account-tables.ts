/** In which table the account of each type of user stands. */
export const TABELAS = {
  entregador: 'entregador',
  comercio: 'comercio',
  admin: 'funcionario',
  suporte: 'funcionario',
} as const;
