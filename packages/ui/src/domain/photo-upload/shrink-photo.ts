import { FOTO_LADO, FOTO_MAX_PIXELS } from '@corre/contract/fotos/regras.ts';

const QUALITY = 0.9;
/** The longest side of a photo that was made smaller, in pixels: enough to cut the stored square out of a quarter. */
const SIDE = 4 * FOTO_LADO;

/**
 * Returns the photo as it may be sent: one with more pixels than the server decodes is drawn smaller, as a JPEG. A
 * photo that the browser cannot read stays as it is, because the server judges it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = picture;
    const small = width * height > FOTO_MAX_PIXELS ? await drawn(picture, SIDE / Math.max(width, height)) : null;
    picture.close();
    return small ?? file;
  } catch {
    return file;
  }
}

/** Draws the picture at this scale. Returns null where the browser has no memory for it. */
function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: without a white ground, transparent parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}
