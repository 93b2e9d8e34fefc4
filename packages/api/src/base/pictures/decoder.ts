import { FOTO_LADO, FOTO_MAX_PIXELS } from '@corre/contract/fotos/regras.ts';
import { FOTO_DA_PROVA_LADO } from '@corre/contract/prova/regras.ts';
import sharp, { type ResizeOptions } from 'sharp';
import type { PictureForm } from '../ports.ts';

/** A job for the process that decodes pictures (workshop.ts). The process gets nothing but these bytes. */
export interface Encomenda {
  id: number;
  file: Uint8Array;
  form: PictureForm;
}

/** The result of a job. `recusa` when the file is no picture, or has too many pixels. */
export type Entrega = { id: number; bytes: Uint8Array } | { id: number; recusa: 'invalida' | 'pixels' };

sharp.cache(false);
sharp.concurrency(1);

const TAMANHO: Record<PictureForm, ResizeOptions> = {
  retrato: { width: FOTO_LADO, height: FOTO_LADO, fit: 'cover' },
  prova: { width: FOTO_DA_PROVA_LADO, height: FOTO_DA_PROVA_LADO, fit: 'inside', withoutEnlargement: true },
};

/** Decodes, rotates, resizes and encodes a picture again. Nothing else of the file remains. */
async function decode({ id, file, form }: Encomenda): Promise<Entrega> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > FOTO_MAX_PIXELS) return { id, recusa: 'pixels' };
    const bytes = await sharp(file, { limitInputPixels: FOTO_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(TAMANHO[form])
      .webp({ quality: 82 })
      .toBuffer();
    return { id, bytes };
  } catch {
    return { id, recusa: 'invalida' };
  }
}

process.on('message', async (order: Encomenda) => {
  process.send?.(await decode(order));
});
process.on('disconnect', () => process.exit(0));
