const MIB = 1024 * 1024;

/** Largest photo accepted (specification §5): as it is said, and in bytes. */
export const FOTO_MAX_MB = 5;
export const FOTO_MAX_BYTES = FOTO_MAX_MB * MIB;
/** Largest picture that is decoded, in megapixels and pixels: what phones take; decoding it needs some 100 MB (decision record 0015). */
export const FOTO_MAX_MEGAPIXELS = 24;
export const FOTO_MAX_PIXELS = FOTO_MAX_MEGAPIXELS * 1_000_000;
/** Side of a stored photo, in pixels: none is ever served larger, and more would only cost a courier's mobile data. */
export const FOTO_LADO = 512;
/** The smallest side that a photo can be asked for in, in pixels. */
export const FOTO_LADO_MIN = 32;

export const FOTO_GRANDE = `Arquivo muito grande. Máximo ${FOTO_MAX_MB}MB.`;
export const FOTO_FALTANDO = 'Selecione uma foto primeiro';
export const FOTO_INVALIDA = 'Arquivo inválido. Envie uma foto JPG, PNG, GIF ou WebP.';
export const FOTO_PESADA = `Foto grande demais. Envie uma de até ${FOTO_MAX_MEGAPIXELS} megapixels.`;
export const FOTO_ENVIADA = 'Foto de perfil enviada com sucesso!';

/** What a file field offers (specification §5; WebP besides). */
export const FOTO_TIPOS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Why the chosen file cannot be sent, or null. The server decides again, by the bytes. */
export function recusaDeArquivo({ size, type }: { size: number; type: string }): string | null {
  if (!FOTO_TIPOS.some((tipo) => tipo === type)) return FOTO_INVALIDA;
  return size > FOTO_MAX_BYTES ? FOTO_GRANDE : null;
}
