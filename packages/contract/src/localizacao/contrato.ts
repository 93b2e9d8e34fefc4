import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';

/** Age up to which a courier's position is told to others, in seconds [localizacao]. */
export const LOCALIZACAO_VALE_SEGUNDOS = 120;

const INVALIDA = 'Localização inválida';
const coordenada = (max: number) => z.number({ error: INVALIDA }).min(-max, INVALIDA).max(max, INVALIDA);

/** A place in degrees (WGS 84), and its accuracy in metres. */
const lugar = {
  latitude: coordenada(90),
  longitude: coordenada(180),
  precisao: z.number({ error: INVALIDA }).min(0, INVALIDA).max(10_000, INVALIDA),
};

/** Where the courier of the session is now [localizacao]. */
export const guardarLocalizacaoSchema = z.object(lugar);
export type Lugar = z.output<typeof guardarLocalizacaoSchema>;

export const lerLocalizacaoSchema = z.object({ solicitacao_id: idSchema });

/** Where a courier was at `medida_em`, by the clock of the database. */
export const localizacaoSchema = z.object({ ...lugar, medida_em: instantSchema }).meta({ id: 'Localizacao' });

/** null: the courier does not carry the order, did not agree, or sent no position in the last two minutes. */
export const respostaLocalizacaoSchema = z
  .object({ localizacao: localizacaoSchema.nullable() })
  .meta({ id: 'RespostaLocalizacao' });
