import type { Em } from '@corre/db/orm.ts';
import type { Dono } from './contrato.ts';
import { etagDaFoto } from './ler-foto.ts';

/** Whether there is a photo to load; otherwise an avatar shows its icon (specification §4, Avatar). */
export async function fotoExiste(em: Em, dono: Dono): Promise<{ has_foto: boolean }> {
  return { has_foto: (await etagDaFoto(em, dono)) !== null };
}
