import type { Field } from './field.ts';
import type { FileValue, Layout, LotValue } from './layout.ts';

type Kind = Field['kind'];

const given = <Name extends string>(from: number, to: number, kind: Kind, name: Name): Field<Name> => ({
  from,
  to,
  kind,
  value: { name },
});
const constant = (from: number, to: number, kind: Kind, text: string): Field<never> => ({
  from,
  to,
  kind,
  value: { constant: text },
});
const blank = (from: number, to: number) => constant(from, to, 'text', '');
const zeros = (from: number, to: number) => constant(from, to, 'number', '0');

const BANK = given(1, 3, 'number', 'banco');
const LOT = given(4, 7, 'number', 'lote');

/** The company and its account. They have the same positions in the file header and the lot header. */
const COMPANY: readonly Field<FileValue>[] = [
  constant(18, 18, 'number', '2'), // document type: CNPJ
  given(19, 32, 'document', 'empresa_documento'),
  given(33, 52, 'code', 'convenio'),
  given(53, 57, 'number', 'agencia'),
  given(58, 58, 'code', 'agencia_digito'),
  given(59, 70, 'number', 'conta'),
  given(71, 71, 'code', 'conta_digito'),
  given(72, 72, 'code', 'conta_digito_2'),
  given(73, 102, 'text', 'empresa_nome'),
];

const LOT_DETAIL: readonly Field<LotValue | 'sequencia'>[] = [
  BANK,
  LOT,
  constant(8, 8, 'number', '3'),
  given(9, 13, 'number', 'sequencia'),
];

/**
 * FEBRABAN's generic layout for payments (file 103, lot 046), PIX transfer by key. No bank has accepted a file of this
 * layout yet. A company must have it validated by its bank before use (ADR 0021).
 */
export const febraban: Layout = {
  nome: 'febraban',
  titulo: 'FEBRABAN, genérico (não homologado)',
  homologado: false,
  paymentsPerLot: 49_999,
  iniciacao: { telefone: '01', email: '02', cpf: '03', aleatoria: '04' },
  answer: { kind: [143, 143], occurrences: [231, 240], bankNumber: [135, 154] },
  fileStart: [
    BANK,
    constant(4, 7, 'number', '0000'),
    constant(8, 8, 'number', '0'),
    blank(9, 17),
    ...COMPANY,
    blank(103, 132), // the bank's name; its number at 1 suffices
    blank(133, 142),
    constant(143, 143, 'number', '1'), // 1: remittance to the bank, 2: return from the bank
    given(144, 151, 'number', 'dia'),
    given(152, 157, 'number', 'hora'),
    given(158, 163, 'number', 'nsa'),
    constant(164, 166, 'number', '103'),
    constant(167, 171, 'number', '01600'),
    blank(172, 240),
  ],
  lotStart: [
    BANK,
    LOT,
    constant(8, 8, 'number', '1'),
    constant(9, 9, 'code', 'C'),
    constant(10, 11, 'number', '20'), // payment to suppliers; couriers count as suppliers
    constant(12, 13, 'number', '45'), // PIX transfer
    constant(14, 16, 'number', '046'),
    blank(17, 17),
    ...COMPANY,
    blank(103, 172),
    zeros(173, 177),
    blank(178, 212),
    zeros(213, 217),
    blank(218, 222),
    constant(223, 224, 'number', '01'), // debit from the account
    blank(225, 240),
  ],
  segmentA: [
    ...LOT_DETAIL,
    constant(14, 14, 'code', 'A'),
    zeros(15, 17), // a new payment, released
    constant(18, 20, 'number', '009'), // PIX clearing house
    zeros(21, 28), // bank and branch: the PIX key replaces them
    blank(29, 29),
    zeros(30, 41),
    blank(42, 43),
    given(44, 73, 'text', 'favorecido_nome'),
    given(74, 93, 'code', 'seu_numero'),
    given(94, 101, 'number', 'dia'),
    constant(102, 104, 'code', 'BRL'),
    zeros(105, 119),
    given(120, 134, 'number', 'centavos'),
    blank(135, 154), // the bank fills its number, the day and the amount in the return
    zeros(155, 177),
    blank(178, 229),
    zeros(230, 230), // no notice by post
    blank(231, 240),
  ],
  segmentB: [
    ...LOT_DETAIL,
    constant(14, 14, 'code', 'B'),
    given(15, 17, 'code', 'iniciacao'),
    constant(18, 18, 'number', '1'), // document type: CPF
    given(19, 32, 'document', 'favorecido_documento'),
    given(33, 67, 'key', 'txid'),
    blank(68, 127),
    given(128, 226, 'key', 'chave'),
    zeros(227, 240),
  ],
  lotEnd: [
    BANK,
    LOT,
    constant(8, 8, 'number', '5'),
    blank(9, 17),
    given(18, 23, 'number', 'registros'),
    given(24, 41, 'number', 'soma'),
    zeros(42, 65),
    blank(66, 240),
  ],
  fileEnd: [
    BANK,
    constant(4, 7, 'number', '9999'),
    constant(8, 8, 'number', '9'),
    blank(9, 17),
    given(18, 23, 'number', 'lotes'),
    given(24, 29, 'number', 'registros'),
    zeros(30, 35),
    blank(36, 240),
  ],
};
