import { z } from 'zod';
import { FOTO_MAX_BYTES } from '../constants.ts';
import { USER_TYPES } from '../vocabulario.ts';

export const FOTO_GRANDE = 'Arquivo muito grande. Máximo 5MB.';
export const FOTO_FALTANDO = 'Selecione uma foto primeiro';
export const FOTO_INVALIDA = 'Arquivo inválido. Envie uma foto JPG, PNG, GIF ou WebP.';
export const FOTO_PESADA = 'Foto grande demais. Envie uma de até 24 megapixels.';
export const FOTO_ENVIADA = 'Foto de perfil enviada com sucesso!';

/** What a file field offers (specification §5; WebP besides). */
export const FOTO_TIPOS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Why the chosen file cannot be sent, or null. The server decides again, by the bytes. */
export function recusaDeArquivo(arquivo: { size: number; type: string } | null | undefined): string | null {
  if (!arquivo) return FOTO_FALTANDO;
  if (!FOTO_TIPOS.some((tipo) => tipo === arquivo.type)) return FOTO_INVALIDA;
  return arquivo.size > FOTO_MAX_BYTES ? FOTO_GRANDE : null;
}

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
