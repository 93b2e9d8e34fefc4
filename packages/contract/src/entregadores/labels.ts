import type { TipoChavePix, Veiculo } from '../vocabulario.ts';

/** Names of the kinds of PIX key on the screens. */
export const NOME_CHAVE_PIX: Record<TipoChavePix, string> = {
  cpf: 'CPF',
  telefone: 'Telefone',
  email: 'E-mail',
  aleatoria: 'Aleatória',
};

/** Names of the vehicles on the screens. */
export const NOME_VEICULO: Record<Veiculo, string> = {
  moto_mochila: 'Moto com mochila',
  moto_bau: 'Moto com baú',
  carro: 'Carro',
  bicicleta: 'Bicicleta',
  patinete: 'Patinete',
  utilitario: 'Utilitário',
};
