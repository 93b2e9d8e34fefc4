import { z } from 'zod';

/** Largest amount a single delivery may carry, in reais. */
export const VALOR_MAX = 10_000;

/**
 * Compares with the nearest double of whole cents, without a tolerance: `1e-9` is near zero and still no valid amount.
 */
const hasTwoDecimals = (valor: number) => valor === Math.round(valor * 100) / 100;

/**
 * An amount in reais, zero or more, with at most two decimals. `mensagem` is the error text for a missing or wrong
 * value, `emTexto` for a value in quotes.
 */
export const amountSchema = (mensagem = 'Valor inválido', emTexto = mensagem) =>
  z
    .number({ error: ({ input }) => (typeof input === 'string' && input !== '' ? emTexto : mensagem) })
    .min(0, mensagem)
    .max(VALOR_MAX, 'Valor alto demais')
    .refine(hasTwoDecimals, 'Use no máximo duas casas decimais');

/**
 * An amount in reais with at most two decimals. It may be negative, but not zero. This is a function, like
 * `amountSchema`, because a schema at load time would put zod into the first load of every page that adds money.
 */
export const signedAmountSchema = () =>
  z
    .number({ error: 'Informe o valor' })
    .min(-VALOR_MAX, 'Valor alto demais')
    .max(VALOR_MAX, 'Valor alto demais')
    .refine((valor) => valor !== 0, 'O valor não pode ser zero')
    .refine(hasTwoDecimals, 'Use no máximo duas casas decimais');

/** Largest amount of a Pix that an act names, in reais. */
const VALOR_DO_PIX_MAX = 99_999_999.99;

/**
 * An amount of a Pix in reais, above zero, with at most two decimals. `mensagem` is the error text for a missing one.
 */
export const positiveAmountSchema = (mensagem: string) =>
  z
    .number({ error: mensagem })
    .positive(mensagem)
    .max(VALOR_DO_PIX_MAX, 'Valor alto demais')
    .refine(hasTwoDecimals, 'Use no máximo duas casas decimais');
