const MIB = 1024 * 1024;

/** Largest photo accepted, in MB for texts and in bytes [foto]. */
export const FOTO_MAX_MB = 5;
export const FOTO_MAX_BYTES = FOTO_MAX_MB * MIB;
/**
 * Largest picture that is decoded, in megapixels and pixels. Phones take such photos. Decoding needs about 100 MB
 * (ADR 0028).
 */
export const FOTO_MAX_MEGAPIXELS = 24;
export const FOTO_MAX_PIXELS = FOTO_MAX_MEGAPIXELS * 1_000_000;
/** Side of a stored photo, in pixels. No photo is served larger, because it would cost a courier's mobile data. */
export const FOTO_LADO = 512;
/** Smallest side of a served photo, in pixels. */
export const FOTO_LADO_MIN = 32;

export const FOTO_GRANDE = `Arquivo muito grande. Máximo ${FOTO_MAX_MB}MB.`;
export const FOTO_FALTANDO = 'Selecione uma foto primeiro';
export const FOTO_INVALIDA = 'Arquivo inválido. Envie uma foto JPG, PNG, GIF ou WebP.';
export const FOTO_ENVIADA = 'Foto de perfil enviada com sucesso!';

/** MIME types of a file field: those of the rule, and WebP [foto]. */
export const FOTO_TIPOS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Returns why the chosen file cannot be sent, or null. The server checks again, by the file's bytes. */
export function fileError({ size, type }: { size: number; type: string }): string | null {
  if (!FOTO_TIPOS.some((tipo) => tipo === type)) return FOTO_INVALIDA;
  return size > FOTO_MAX_BYTES ? FOTO_GRANDE : null;
}
