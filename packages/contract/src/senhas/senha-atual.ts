// This file has no zod, because the courier's dialogs do not load zod.

/** The error text of a missing present password. */
export const DIGITE_A_SENHA_ATUAL = 'Digite a senha atual';
