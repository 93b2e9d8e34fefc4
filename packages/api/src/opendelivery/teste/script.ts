import type { Fact } from '../automato/walk.ts';

/** Words in `customerName` that choose how a test ends. */
const ENDINGS = ['REJEITAR', 'CANCELAR', 'PROBLEMA'] as const;
export type Ending = (typeof ENDINGS)[number] | null;

export const endingOf = (customerName: string): Ending =>
  ENDINGS.find((word) => customerName.toUpperCase().includes(word)) ?? null;

type Moment = [second: number, tipo: Fact['tipo']];

const WHOLE: readonly Moment[] = [
  [5, 'aceita'],
  [15, 'em_retirada'],
  [25, 'em_entrega'],
  [40, 'no_cliente'],
  [50, 'entregue'],
  [58, 'finalizada'],
  // The script confirms the end for a requester that never does.
  [60, 'conclusao'],
];

const MOMENTS: Record<(typeof ENDINGS)[number], readonly Moment[]> = {
  REJEITAR: [[5, 'rejeitada']],
  CANCELAR: [
    [5, 'aceita'],
    [15, 'em_retirada'],
    [25, 'cancelada'],
  ],
  PROBLEMA: [...WHOLE.slice(0, 4), [45, 'problema'], ...WHOLE.slice(4)],
};

/** The problem in a test with the word PROBLEMA. */
export const TEST_PROBLEM = { motivo: 'ninguem_atende', mensagem: 'Problema de teste' } as const;

/** Returns the facts of a delivery within one minute after `begun` (ADR 0038). */
export const scriptOf = (ending: Ending, begun: string): Fact[] =>
  (ending === null ? WHOLE : MOMENTS[ending]).map(([second, tipo]) => ({
    tipo,
    quando: new Date(Date.parse(begun) + second * 1000).toISOString(),
    atual: true,
    ...(tipo === 'problema' && { problema_id: 1 }),
  }));
