import { z } from 'zod';
import { USER_TYPES } from '../vocabulario.ts';
import { FOTO_FALTANDO } from './regras.ts';

/** The owner of a photo. `user_id` is the account's id, or a shop's name. */
export const donoSchema = z.object({
  user_type: z.enum(USER_TYPES, { error: 'Tipo de usuário inválido' }),
  user_id: z.coerce.string<string | number>().trim().min(1, 'Informe o usuário').max(200, 'Usuário inválido'),
});
export type Dono = z.output<typeof donoSchema>;

/** Whether an account has a photo. */
export const fotoExisteSchema = z.object({ has_foto: z.boolean() }).meta({ id: 'FotoExiste' });

/** Input of a photo upload: a data URL or bare base64. The owner is the session's account [foto]. */
export const enviarFotoSchema = z.object({
  foto_base64: z.string({ error: FOTO_FALTANDO }).min(1, FOTO_FALTANDO),
  user_id: z.union([z.string(), z.number()]).nullish(),
  user_type: z.enum(USER_TYPES, { error: 'Tipo de usuário inválido' }).nullish(),
});
