import { CHAVE } from './start-bank.ts';

/** Returns a txid of a test: the text, filled to 26 characters. */
export const txidOf = (text: string): string => text.padEnd(26, '0');

/** Returns the day that is so many days from today, as `YYYY-MM-DD`. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Body of a charge with a due date. */
export const cobv = (changes: object = {}) => ({
  calendario: { dataDeVencimento: dayFromNow(7), validadeAposVencimento: 60 },
  devedor: { cnpj: '12345678000195', nome: 'Padaria São João Ltda.' },
  valor: { original: '120.50' },
  chave: CHAVE,
  solicitacaoPagador: 'Fatura da semana',
  ...changes,
});

/** Body of an immediate charge. */
export const cob = (changes: object = {}) => ({
  calendario: { expiracao: 3600 },
  valor: { original: '10.00' },
  chave: CHAVE,
  ...changes,
});
