import type { TipoChavePix } from '../vocabulario.ts';

/** Names of the kinds of PIX key on the screens. */
export const NOME_CHAVE_PIX: Record<TipoChavePix, string> = {
  cpf: 'CPF',
  telefone: 'Telefone',
  email: 'E-mail',
  aleatoria: 'Aleatória',
};
