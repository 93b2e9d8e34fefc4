// This file has no zod, because the pages of the login and the registration do not load zod before somebody types.

import { SENHA_MIN } from '../constants.ts';

/** The error text of every failed login, whatever the reason [entrada]. */
export const CREDENCIAIS_INVALIDAS = 'Credenciais inválidas';

/** The error text of a missing new password, of a short one, and of a missing second one [senha]. */
export const DIGITE_A_NOVA_SENHA = 'Digite a nova senha';
export const SENHA_CURTA = `Senha deve ter pelo menos ${SENHA_MIN} caracteres`;
export const CONFIRME_A_NOVA_SENHA = 'Confirme a nova senha';

/** The error text when the two passwords differ [cadastro] [senha]. */
export const SENHAS_NAO_CONFEREM = 'Senhas não conferem';
