import { z } from 'zod';
import { DIAS_DO_PERIODO } from './constants.ts';
import { daySchema } from './fields.ts';

const DAY_MS = 86_400_000;

/** A span of calendar days in America/Sao_Paulo. Both days belong to the span. */
export const periodoSchema = z.object({ de: daySchema, ate: daySchema });

export const emOrdem = ({ de, ate }: { de: string; ate: string }) => de <= ate;
export const ateUmAno = ({ de, ate }: { de: string; ate: string }) =>
  (Date.parse(ate) - Date.parse(de)) / DAY_MS < DIAS_DO_PERIODO;

export const ORDEM = { message: 'O primeiro dia vem antes do último', path: ['ate'] };
export const UM_ANO = { message: 'Escolha no máximo um ano', path: ['ate'] };
