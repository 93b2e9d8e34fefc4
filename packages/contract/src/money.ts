import { z } from 'zod';
import { emCentavos, emReais, somarReais } from './cents.ts';
import { TAXA_PERCENTUAL } from './constants.ts';

// These are in a file without zod, because a courier's first load has no room for zod (cents.ts).
export { emCentavos, emReais, somarReais };

/** Largest amount a single delivery may carry, in reais. */
export const VALOR_MAX = 10_000;

/**
 * Compares with the nearest double of whole cents, without a tolerance: `1e-9` is near zero and still no valid amount.
 */
const temDoisDecimais = (valor: number) => valor === Math.round(valor * 100) / 100;

/**
 * An amount in reais, zero or more, with at most two decimals. `mensagem` is the error text for a missing or wrong
 * value.
 */
export const valorSchema = (mensagem = 'Valor inválido') =>
  z
    .number({ error: mensagem })
    .min(0, mensagem)
    .max(VALOR_MAX, 'Valor alto demais')
    .refine(temDoisDecimais, 'Use no máximo duas casas decimais');

/**
 * An amount in reais with at most two decimals. It may be negative, but not zero. This is a function, like
 * `valorSchema`, because a schema at load time would put zod into the first load of every page that adds money.
 */
export const valorAssinadoSchema = () =>
  z
    .number({ error: 'Informe o valor' })
    .min(-VALOR_MAX, 'Valor alto demais')
    .max(VALOR_MAX, 'Valor alto demais')
    .refine((valor) => valor !== 0, 'O valor não pode ser zero')
    .refine(temDoisDecimais, 'Use no máximo duas casas decimais');

/** Returns the administrative fee of a total in cents, rounded half up to the cent [taxa]. */
export const taxaEmCentavos = (centavos: number): number => Math.floor((centavos * TAXA_PERCENTUAL + 50) / 100);

/** Returns `reais` less the fee, in reais. */
export const liquido = (reais: number): number => {
  const centavos = emCentavos(reais);
  return emReais(centavos - taxaEmCentavos(centavos));
};
