import type { Tune } from '../repeating-sound.ts';

/** The notices that a shop or an office must not miss: the text for the page title and the sound. */
export const NOTICES = {
  mensagem: { label: 'Mensagem nova', tune: 'chat' },
  ajuda: { label: 'Pedido de ajuda', tune: 'oferta' },
  problema: { label: 'Problema na entrega', tune: 'oferta' },
  aceita: { label: 'Pedido aceito', tune: 'chat' },
  espera: { label: 'Pedido esperando demais', tune: 'oferta' },
} as const satisfies Record<string, { label: string; tune: Tune }>;

export type Notice = keyof typeof NOTICES;

/** Returns the storage name of an account's choice to silence a notice. */
export const choiceOf = (notice: Notice): string => `som:${notice}`;
