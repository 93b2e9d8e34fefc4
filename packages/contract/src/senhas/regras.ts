import { SENHA_MIN } from '../constants.ts';

// This file has no zod, because the page of a one-time link does not load zod.

/** The error text of a missing new password, of a short one, and of a missing second one [senha]. */
export const DIGITE_A_NOVA_SENHA = 'Digite a nova senha';
export const SENHA_CURTA = `Senha deve ter pelo menos ${SENHA_MIN} caracteres`;
export const CONFIRME_A_NOVA_SENHA = 'Confirme a nova senha';
