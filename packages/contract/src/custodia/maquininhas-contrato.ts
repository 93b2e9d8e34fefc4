import { z } from 'zod';
import { idSchema, instantSchema, optionalText, requiredId, requiredText } from '../fields.ts';
import { APELIDO_MAX, SERIE_MAX } from './regras.ts';

/** A card machine in a courier's hands. */
export const maquininhaEmMaosSchema = z
  .object({
    maquininha_id: z.int(),
    apelido: z.string(),
    comercio_id: z.int(),
    comercio: z.string(),
    desde: instantSchema,
  })
  .meta({ id: 'MaquininhaEmMaos' });

/** A shop's card machine and its holder. */
export const maquininhaSchema = z
  .object({
    id: z.int(),
    apelido: z.string(),
    serie: z.string().nullable(),
    com: z.object({ entregador_id: z.int(), entregador: z.string(), desde: instantSchema }).nullable(),
  })
  .meta({ id: 'Maquininha' });
export type MaquininhaView = z.output<typeof maquininhaSchema>;

const maquininhaFields = {
  apelido: requiredText('Dê um nome à maquininha', APELIDO_MAX),
  serie: optionalText(SERIE_MAX),
};

export const criarMaquininhaSchema = z.object(maquininhaFields);
export const respostaCriarMaquininhaSchema = z
  .object({ message: z.string(), id: z.int() })
  .meta({ id: 'RespostaCriarMaquininha' });
export const editarMaquininhaSchema = z.object({ maquininha_id: idSchema, ...maquininhaFields });
export const umaMaquininhaSchema = z.object({ maquininha_id: idSchema });
export const entregarMaquininhaSchema = z.object({
  maquininha_id: idSchema,
  entregador_id: requiredId('Escolha o entregador'),
});
