import type { TipoChavePix } from '@corre/contract/vocabulario.ts';
import { type Field, plainText, renderField } from './field.ts';
import type { Layout } from './layout.ts';

/** The company's data at its bank. Branch and account may include their check digit: `1234-5`. */
export interface Company {
  nome: string;
  documento: string;
  agencia: string;
  conta: string;
  convenio: string;
}

/** The payment of one courier. */
export interface Payment {
  seu_numero: string;
  nome: string;
  /** 11 digits */
  cpf: string;
  pix_tipo_chave: TipoChavePix;
  /** normalized by `normalizePix` */
  pix_chave: string;
  txid: string;
  centavos: number;
}

export interface PaymentFile {
  banco: string;
  nsa: number;
  /** day and time of the file in the company's zone, `2026-11-20` and `09:12:30`. The bank pays on that day. */
  dia: string;
  hora: string;
  empresa: Company;
  pagamentos: readonly Payment[];
}

const LINE_END = '\r\n';

const splitDigit = (number: string): [string, string] => {
  const [before = '', digit = ''] = number.split('-');
  return [before, digit];
};

const inLots = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

const total = (payments: readonly Payment[]): number => payments.reduce((sum, { centavos }) => sum + centavos, 0);

type Values = Readonly<Record<string, string | number>>;

const line = (fields: readonly Field[], values: Values): string =>
  fields.map((field) => renderField(field, values)).join('');

function fileValues({ banco, nsa, dia, hora, empresa }: PaymentFile): Values {
  const [agencia, agencia_digito] = splitDigit(empresa.agencia);
  const [conta, digits] = splitDigit(empresa.conta);
  return {
    banco,
    empresa_documento: empresa.documento,
    empresa_nome: empresa.nome,
    convenio: empresa.convenio,
    agencia,
    agencia_digito,
    conta,
    conta_digito: digits.slice(0, 1),
    conta_digito_2: digits.slice(1),
    dia: dia.split('-').reverse().join(''),
    hora: hora.replaceAll(':', ''),
    nsa,
  };
}

/**
 * A name in another script leaves no readable letters. A placeholder suffices, because the key identifies the receiver.
 */
const readable = (nome: string): string => plainText(nome) || 'ENTREGADOR';

function paymentLines(layout: Layout, given: Values, payment: Payment, i: number): string[] {
  const values = {
    ...given,
    favorecido_nome: readable(payment.nome),
    favorecido_documento: payment.cpf,
    seu_numero: payment.seu_numero,
    centavos: payment.centavos,
    iniciacao: layout.iniciacao[payment.pix_tipo_chave],
    txid: payment.txid,
    chave: payment.pix_chave,
  };
  return [
    line(layout.segmentA, { ...values, sequencia: 2 * i + 1 }),
    line(layout.segmentB, { ...values, sequencia: 2 * i + 2 }),
  ];
}

/**
 * Returns the text of the bank file: a header, lots of payments with their sums, and a trailer. Each line has 240
 * characters and CR LF. Throws `UnwritableField` if a value does not fit.
 */
export function writeFile(layout: Layout, file: PaymentFile): string {
  const values = fileValues(file);
  const lots = inLots(file.pagamentos, layout.paymentsPerLot);
  const body = lots.flatMap((payments, i) => {
    const lote = { ...values, lote: i + 1 };
    const details = payments.flatMap((payment, n) => paymentLines(layout, lote, payment, n));
    const end = { ...lote, registros: details.length + 2, soma: total(payments) };
    return [line(layout.lotStart, lote), ...details, line(layout.lotEnd, end)];
  });
  const end = { ...values, lotes: lots.length, registros: body.length + 2 };
  return [line(layout.fileStart, values), ...body, line(layout.fileEnd, end), ''].join(LINE_END);
}
