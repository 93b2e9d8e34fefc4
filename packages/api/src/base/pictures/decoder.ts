import { FOTO_LADO, FOTO_MAX_PIXELS } from '@corre/contract/fotos/regras.ts';
import { FOTO_DA_PROVA_LADO } from '@corre/contract/prova/regras.ts';
import sharp, { type ResizeOptions } from 'sharp';
import type { Forma } from '../ports.ts';

/** A job for the process that decodes pictures (workshop.ts). The process gets nothing but these bytes. */
export interface Encomenda {
  id: number;
  arquivo: Uint8Array;
  forma: Forma;
}

/** The result of a job. `recusa` when the file is no picture, or has too many pixels. */
export type Entrega = { id: number; bytes: Uint8Array } | { id: number; recusa: 'invalida' | 'pixels' };

sharp.cache(false);
sharp.concurrency(1);

const TAMANHO: Record<Forma, ResizeOptions> = {
  retrato: { width: FOTO_LADO, height: FOTO_LADO, fit: 'cover' },
  prova: { width: FOTO_DA_PROVA_LADO, height: FOTO_DA_PROVA_LADO, fit: 'inside', withoutEnlargement: true },
};

/** Decodes, rotates, resizes and encodes a picture again. Nothing else of the file remains. */
async function decode({ id, arquivo, forma }: Encomenda): Promise<Entrega> {
  try {
    const { width, height } = await sharp(arquivo, { limitInputPixels: false }).metadata();
    if (width * height > FOTO_MAX_PIXELS) return { id, recusa: 'pixels' };
    const bytes = await sharp(arquivo, { limitInputPixels: FOTO_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(TAMANHO[forma])
      .webp({ quality: 82 })
      .toBuffer();
    return { id, bytes };
  } catch {
    return { id, recusa: 'invalida' };
  }
}

process.on('message', async (encomenda: Encomenda) => {
  process.send?.(await decode(encomenda));
});
process.on('disconnect', () => process.exit(0));
