import { FOTO_DA_PROVA_LADO } from '@corre/contract/prova/regras.ts';

const QUALITY = 0.8;

/**
 * Returns a camera picture as a JPEG data URL, in the size that the server keeps. This saves the phone's storage and
 * the courier's mobile data.
 */
export async function encolherFoto(arquivo: File): Promise<string> {
  const picture = await createImageBitmap(arquivo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, FOTO_DA_PROVA_LADO / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
