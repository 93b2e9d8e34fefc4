import type { TipoChavePix } from '../vocabulario.ts';

/** What a kind of PIX key is called on the screens. */
export const NOME_CHAVE_PIX: Record<TipoChavePix, string> = {
  cpf: 'CPF',
  telefone: 'Telefone',
  email: 'E-mail',
  aleatoria: 'Aleatória',
};
