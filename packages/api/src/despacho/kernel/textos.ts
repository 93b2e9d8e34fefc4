import { FUSO, LOCALE } from '@corre/contract/constants.ts';

/** Sentences that tell a courier why they left the queue. */
export const MOTIVO_EXPIRADAS = (vezes: number) =>
  `Você deixou ${vezes} ofertas seguidas passarem e saiu da fila. Fique online de novo quando puder atender.`;
export const MOTIVO_NAO_ENTREGUES = (vezes: number) =>
  `${vezes} ofertas seguidas não chegaram ao seu celular e você saiu da fila. Confira a internet e fique online de novo.`;
export const MOTIVO_SUSPENSO = 'Sua conta foi suspensa e você saiu da fila.';

const momento = new Intl.DateTimeFormat(LOCALE, {
  timeZone: FUSO,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns `Conta suspensa até 21/11, 20:34. Motivo: …`, the reason that a 403 carries [suspensao]. */
export const contaSuspensa = (ate: string, motivo: string) =>
  `Conta suspensa até ${momento.format(new Date(ate))}. Motivo: ${motivo}`;
