import type { Em } from '@corre/db/orm.ts';

/** Who holds a machine now; undefined: its shop. Index `maquininha_posse_atual`. */
export const quemTem = (em: Em, maquininha_id: number) =>
  em
    .getKysely()
    .selectFrom('maquininha_posse as p')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .select(['p.id', 'p.entregador_id', 'e.nome_completo as entregador'])
    .where('p.maquininha_id', '=', maquininha_id)
    .where('p.ate', 'is', null)
    .executeTakeFirst();

/** Which machines of this shop a courier holds now. Index `maquininha_em_maos`. */
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
