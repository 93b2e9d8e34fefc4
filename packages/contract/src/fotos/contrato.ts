import { z } from 'zod';
import { USER_TYPES } from '../vocabulario.ts';
import { FOTO_FALTANDO } from './regras.ts';

/** Whose photo: `user_id` is the account's id; a shop's name does as well (specification §7). */
export const donoSchema = z.object({
  user_type: z.enum(USER_TYPES, { error: 'Tipo de usuário inválido' }),
  user_id: z.coerce.string<string | number>().trim().min(1, 'Informe o usuário').max(200, 'Usuário inválido'),
});
export type Dono = z.output<typeof donoSchema>;

/** Photo presence response (specification §3). */
export const fotoExisteSchema = z.object({ has_foto: z.boolean() });

/** Photo upload payload (specification §3): a data URL or bare base64; the owner is the session's account. */
export const enviarFotoSchema = z.object({
  foto_base64: z.string({ error: FOTO_FALTANDO }).min(1, FOTO_FALTANDO),
  user_id: z.union([z.string(), z.number()]).nullish(),
  user_type: z.enum(USER_TYPES, { error: 'Tipo de usuário inválido' }).nullish(),
});
