/** The bank's result for a payment: `pago`, `recusado`, or null while it is not final. */
export type Outcome = 'pago' | 'recusado' | null;

/** Table G059: the payment was made. */
const PAID: Readonly<Record<string, string>> = { '00': 'Pagamento efetuado' };

/**
 * Table G059: the bank knows the payment, but the result is not final. These codes neither pay nor release a payment.
 */
const OPEN: Readonly<Record<string, string>> = {
  '03': 'Débito autorizado pela agência',
  BD: 'Recebido pelo banco, ainda não pago',
  BE: 'Alteração recebida pelo banco',
  B1: 'Aguarda autorização no banco',
  B3: 'Bloqueado pela empresa no banco',
  SC: 'Validação parcial',
  ZA: 'Agência ou conta substituída pelo banco',
  ZV: 'Autorização iniciada no banco pela internet',
};

/** Table G059: the payment was not made and will not be. Only these codes release a payment for another way. */
const REFUSED: Readonly<Record<string, string>> = {
  '01': 'Saldo insuficiente na conta da empresa',
  '02': 'Cancelado pela empresa no banco',
  AA: 'Controle inválido',
  AB: 'Tipo de operação inválido',
  AC: 'Tipo de serviço inválido',
  AD: 'Forma de lançamento inválida',
  AE: 'CPF ou CNPJ inválido',
  AF: 'Convênio inválido',
  AG: 'Agência ou conta inválida',
  AH: 'Sequência de registros inválida',
  AI: 'Segmento inválido',
  AJ: 'Tipo de movimento inválido',
  AK: 'Câmara de compensação inválida',
  AL: 'Banco do entregador inválido',
  AM: 'Agência do entregador inválida',
  AN: 'Conta do entregador inválida',
  AO: 'Nome do entregador não informado',
  AP: 'Data de pagamento inválida',
  AQ: 'Moeda inválida',
  AR: 'Valor inválido',
  AS: 'Aviso ao favorecido inválido',
  AT: 'CPF do entregador inválido',
  BB: 'Número do pagamento inválido',
  BC: 'Número do banco inválido',
  BF: 'Excluído no banco',
  BG: 'Conta impedida por lei',
  HA: 'Lote não aceito',
  HB: 'CNPJ da empresa inválido para o contrato',
  HC: 'Convênio da empresa inexistente ou inválido',
  HD: 'Agência ou conta da empresa inválida',
  HE: 'Tipo de serviço fora do contrato',
  HF: 'Saldo insuficiente na conta da empresa',
  HG: 'Lote fora de sequência',
  HH: 'Lote inválido',
  HI: 'Arquivo não aceito',
  HJ: 'Tipo de registro inválido',
  HL: 'Versão de layout inválida',
  PA: 'PIX não efetuado',
  PB: 'Erro no banco do entregador',
  PC: 'Conta do entregador encerrada',
  PD: 'Tipo da conta do entregador incorreto',
  PE: 'A conta do entregador não aceita este pagamento',
  PF: 'O CPF não é o do titular da chave',
  PG: 'CPF do entregador incorreto',
  PH: 'Recusado pelo banco do entregador',
  PI: 'Banco pagador inválido',
  PJ: 'Chave PIX não cadastrada',
  PL: 'Forma de iniciação inválida',
  PM: 'Chave PIX inválida',
  PN: 'Chave PIX não informada',
  TA: 'Os totais do lote não conferem',
};

/** Returns the Portuguese text of a code. A code outside the public table gets a text that refers to the bank. */
export const occurrenceText = (codigo: string): string =>
  PAID[codigo] ?? OPEN[codigo] ?? REFUSED[codigo] ?? 'Ocorrência não identificada: pergunte ao banco';

/** Returns the distinct codes that are not blank, out of five pairs of characters. A field of zeros gives one '00'. */
export const occurrencesIn = (ten: string): string[] => [
  ...new Set((ten.match(/../g) ?? []).filter((code) => code.trim() !== '')),
];

/**
 * Returns the common result of a payment's codes. An unknown code is not final: a released payment that the bank still
 * makes would be paid twice. `contradictory` is true if the codes say both paid and refused.
 */
export function outcomeOf(codes: readonly string[]): { outcome: Outcome; contradictory: boolean } {
  const paid = codes.some((code) => code in PAID);
  const refused = codes.some((code) => code in REFUSED);
  if (paid && refused) return { outcome: null, contradictory: true };
  return { outcome: paid ? 'pago' : refused ? 'recusado' : null, contradictory: false };
}
