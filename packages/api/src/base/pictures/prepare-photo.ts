import { createHash } from 'node:crypto';
import { FOTO_MAX_BYTES } from '@corre/contract/fotos/regras.ts';
import { BusinessError } from '../business-error.ts';
import type { PictureForm, Workshop } from '../ports.ts';

/** Base64 is a third longer than its content. Longer texts are not decoded. */
const TEXT_MAX = Math.ceil(FOTO_MAX_BYTES / 3) * 4 + 200;

/** A photo as it is stored: WebP, upright, without metadata. `etag` is the SHA-256 of its bytes. */
export interface PreparedPhoto {
  bytes: Buffer;
  etag: string;
}

const startsWith = (bytes: Buffer, ...hex: string[]) =>
  hex.some((prefix) => bytes.toString('hex', 0, 12).startsWith(prefix));

/**
 * Checks the first bytes, not the name or the declared type: JPEG, PNG, GIF or WebP (docs/security.md, photos) [foto].
 */
function isPhoto(bytes: Buffer): boolean {
  const webp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return webp || startsWith(bytes, 'ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961');
}

/** Returns the bytes of a data URL or of bare base64. */
export function bytesOfBase64(text: string): Buffer {
  if (text.length > TEXT_MAX) throw new BusinessError('FOTO_GRANDE');
  const base64 = text.replace(/^data:[^,]*,/, '').replace(/\s/g, '');
  if (base64 === '') throw new BusinessError('FOTO_FALTANDO');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) throw new BusinessError('FOTO_INVALIDA');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > FOTO_MAX_BYTES) throw new BusinessError('FOTO_GRANDE');
  return bytes;
}

/** Converts a file to a stored photo, in the process of the workshop. */
export async function preparePhoto(workshop: Workshop, file: Buffer, form: PictureForm): Promise<PreparedPhoto> {
  if (!isPhoto(file)) throw new BusinessError('FOTO_INVALIDA');
  const bytes = await workshop.decode(file, form);
  return { bytes, etag: createHash('sha256').update(bytes).digest('base64url') };
}
