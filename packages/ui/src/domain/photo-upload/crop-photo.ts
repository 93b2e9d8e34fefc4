import { FOTO_LADO } from '@corre/contract/fotos/regras.ts';

const QUALITY = 0.9;

export type CropArea = { x: number; y: number; width: number; height: number };

/** Returns the square part of a picture as a JPEG data URL of `FOTO_LADO` px. `area` is in pixels of the picture. */
export async function cropPhoto(source: string, area: CropArea): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = FOTO_LADO;
  canvas.height = FOTO_LADO;
  const context = canvas.getContext('2d');
  if (!context) return source;
  // JPEG has no transparency: without a white ground, transparent parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, FOTO_LADO, FOTO_LADO);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, FOTO_LADO, FOTO_LADO);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
