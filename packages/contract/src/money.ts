import { z } from 'zod';
import { emCentavos, emReais, somarReais } from './cents.ts';
import { TAXA_PERCENTUAL } from './constants.ts';

// Without zod in a file of its own: a courier's first load has no room for it (cents.ts).
export { emCentavos, emReais, somarReais };

/** Largest amount a single delivery may carry, in reais. */
export const VALOR_MAX = 10_000;

/** The double nearest to whole cents, exactly: `1e-9` is near zero and still no amount. */
const temDoisDecimais = (valor: number) => valor === Math.round(valor * 100) / 100;

/** An amount in reais with at most two decimals, zero or more; `mensagem` when it is missing or no number. */
export const valorSchema = (mensagem = 'Valor inválido') =>
  z
    .number({ error: mensagem })
    .min(0, mensagem)
    .max(VALOR_MAX, 'Valor alto demais')
    .refine(temDoisDecimais, 'Use no máximo duas casas decimais');

/**
 * An amount in reais that may be below zero and is never zero, with at most two decimals. A function, as `valorSchema` is: a schema
 * that is made while the module loads would bring zod into the first load of every page that adds money up.
 */
export const valorAssinadoSchema = () =>
  z
    .number({ error: 'Informe o valor' })
    .min(-VALOR_MAX, 'Valor alto demais')
    .max(VALOR_MAX, 'Valor alto demais')
    .refine((valor) => valor !== 0, 'O valor não pode ser zero')
    .refine(temDoisDecimais, 'Use no máximo duas casas decimais');

/** The administrative fee of a total in cents, rounded half up to the cent (specification §9). */
export const taxaEmCentavos = (centavos: number): number => Math.floor((centavos * TAXA_PERCENTUAL + 50) / 100);

/** What is left of `reais` after the fee, in reais. */
export const liquido = (reais: number): number => {
  const centavos = emCentavos(reais);
  return emReais(centavos - taxaEmCentavos(centavos));
};
