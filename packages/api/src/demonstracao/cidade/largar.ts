import type { Em } from '@corre/db/orm.ts';

/** Notes that a town's process has ended, if it was the one that worked. Another one may work at once. */
export async function largarCidade(em: Em, quem: string): Promise<void> {
  await em
    .getKysely()
    .updateTable('cidade_viva')
    .set({ quem: null, visto_em: null })
    .where('quem', '=', quem)
    .execute();
}
