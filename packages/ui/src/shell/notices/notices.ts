import type { Tune } from '../repeating-sound.ts';

/** What a counter or an office must not miss: what the title says while nobody looks, and how it sounds. */
export const NOTICES = {
  mensagem: { label: 'Mensagem nova', tune: 'chat' },
  ajuda: { label: 'Pedido de ajuda', tune: 'oferta' },
  problema: { label: 'Problema na entrega', tune: 'oferta' },
  aceita: { label: 'Pedido aceito', tune: 'chat' },
  espera: { label: 'Pedido esperando demais', tune: 'oferta' },
} as const satisfies Record<string, { label: string; tune: Tune }>;

export type Notice = keyof typeof NOTICES;

/** Under which a browser keeps that an account silenced a notice. */
export const choiceOf = (notice: Notice): string => `som:${notice}`;
