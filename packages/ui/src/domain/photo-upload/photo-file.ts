/** Specification §5: an image of at most 5 MB. */
export const PHOTO_MAX_BYTES = 5_242_880;
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
/** For the file dialog of the browser. */
export const PHOTO_ACCEPT = types.join(',');

export const PHOTO_TOO_LARGE = 'Arquivo muito grande. Máximo 5MB.';
export const PHOTO_MISSING = 'Selecione uma foto primeiro';
export const PHOTO_NOT_AN_IMAGE = 'Arquivo inválido. Envie uma foto JPG, PNG, GIF ou WebP.';

/** What is wrong with a chosen file, in the specification's words; undefined when it may be sent. */
export function photoError({ size, type }: { size: number; type: string }): string | undefined {
  if (!types.includes(type)) return PHOTO_NOT_AN_IMAGE;
  return size > PHOTO_MAX_BYTES ? PHOTO_TOO_LARGE : undefined;
}

/** The file as the upload wants it (`foto_base64`): a data URL. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
