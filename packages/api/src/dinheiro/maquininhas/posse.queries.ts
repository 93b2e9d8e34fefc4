import type { Em } from '@corre/db/orm.ts';

/** Returns the courier who holds a machine now, or undefined if its shop has it. Index `maquininha_posse_atual`. */
export const quemTem = (em: Em, maquininha_id: number) =>
  em
    .getKysely()
    .selectFrom('maquininha_posse as p')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .select(['p.id', 'p.entregador_id', 'e.nome_completo as entregador'])
    .where('p.maquininha_id', '=', maquininha_id)
    .where('p.ate', 'is', null)
    .executeTakeFirst();

/** Returns the machines of this shop that a courier holds now. Index `maquininha_em_maos`. */
export const maquininhasCom = (
  em: Em,
  { entregador_id, comercio_id }: { entregador_id: number; comercio_id: number },
) =>
  em
    .getKysely()
    .selectFrom('maquininha_posse as p')
    .innerJoin('maquininha as m', 'm.id', 'p.maquininha_id')
    .select(['p.id', 'p.maquininha_id'])
    .where('p.entregador_id', '=', entregador_id)
    .where('p.ate', 'is', null)
    .where('m.comercio_id', '=', comercio_id)
    .execute();
