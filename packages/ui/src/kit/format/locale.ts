/**
 * The locale of numbers and sorting. The kit does not import the contract; a test in domain/format compares both
 * locales.
 */
export const locale = 'pt-BR';
