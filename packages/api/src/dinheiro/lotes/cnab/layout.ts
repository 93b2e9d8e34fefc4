import type { TipoChavePix } from '@corre/contract/vocabulario.ts';
import type { Field } from './field.ts';

/** Names of the values that a layout's fields may use, by record. */
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

/** One bank's format of a PIX payment file, as data for one writer and one reader (ADR 0021). */
export interface Layout {
  nome: string;
  /** title for the administrator who chooses a layout */
  titulo: string;
  /** whether a bank has accepted a file of this layout */
  homologado: boolean;
  fileStart: readonly Field<FileValue>[];
  lotStart: readonly Field<LotValue>[];
  segmentA: readonly Field<PaymentValue>[];
  segmentB: readonly Field<PaymentValue>[];
  lotEnd: readonly Field<LotEndValue>[];
  fileEnd: readonly Field<FileEndValue>[];
  /** code of the initiation, by the kind of PIX key (table G100) */
  iniciacao: Record<TipoChavePix, string>;
  /** maximum of payments in a lot. Each has two records, which are numbered with five digits. */
  paymentsPerLot: number;
  /** positions of the answers in a return file */
  answer: { kind: Span; occurrences: Span; bankNumber: Span };
}

/** First and last position, counted from 1. */
export type Span = readonly [from: number, to: number];
