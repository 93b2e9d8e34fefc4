import type { Dono } from '@corre/contract/fotos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { etagDaFoto } from './ler-foto.ts';
import { podeVerFoto } from './quem-pode-ver.ts';

/** Whether there is a photo that this caller may load; otherwise an avatar shows its icon (specification §4, Avatar). */
export async function fotoExiste(em: Em, ator: Ator | null, dono: Dono): Promise<{ has_foto: boolean }> {
  if (!(await podeVerFoto(em, ator, dono))) return { has_foto: false };
  return { has_foto: (await etagDaFoto(em, dono)) !== null };
}
