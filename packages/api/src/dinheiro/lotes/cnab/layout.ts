import type { TipoChavePix } from '@corre/contract/vocabulario.ts';
import type { Field } from './field.ts';

/** What the layout's fields may ask for, record by record. */
export type FileValue =
  | 'banco'
  | 'empresa_documento'
  | 'convenio'
  | 'agencia'
  | 'agencia_digito'
  | 'conta'
  | 'conta_digito'
  | 'conta_digito_2'
  | 'empresa_nome'
  | 'dia'
  | 'hora'
  | 'nsa';
export type LotValue = FileValue | 'lote';
export type PaymentValue =
  | LotValue
  | 'sequencia'
  | 'favorecido_nome'
  | 'favorecido_documento'
  | 'seu_numero'
  | 'centavos'
  | 'iniciacao'
  | 'txid'
  | 'chave';
export type LotEndValue = LotValue | 'registros' | 'soma';
export type FileEndValue = FileValue | 'lotes' | 'registros';

/** One bank's way of writing a PIX payment file: data, read by one writer and one reader (decision record 0060). */
export interface Layout {
  nome: string;
  /** in words, for whoever chooses it */
  titulo: string;
  /** whether a bank has taken a file of this layout */
  homologado: boolean;
  fileStart: readonly Field<FileValue>[];
  lotStart: readonly Field<LotValue>[];
  segmentA: readonly Field<PaymentValue>[];
  segmentB: readonly Field<PaymentValue>[];
  lotEnd: readonly Field<LotEndValue>[];
  fileEnd: readonly Field<FileEndValue>[];
  /** how a payment is initiated, by the kind of its key (table G100) */
  iniciacao: Record<TipoChavePix, string>;
  /** payments that one lot holds: two records each, numbered with five digits */
  paymentsPerLot: number;
  /** where a return file has its answers */
  answer: { kind: Span; occurrences: Span; bankNumber: Span };
}

/** First and last position. */
export type Span = readonly [from: number, to: number];
