import type { detalhesDoEntregadorSchema } from '@corre/contract/entregadores/suporte-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { naFila } from '../../despacho/kernel/fila.queries.ts';
import { suspensaoEmCurso } from '../../despacho/suspensoes/historico.ts';
import { entregadoresDoSuporte } from './listar-suporte.ts';

type Detalhes = z.output<typeof detalhesDoEntregadorSchema>;

/** Maximum of offers in the answer. */
const OFERTAS_MAX = 10;

/** Index `oferta_do_entregador`. */
const ultimasOfertas = (em: Em, entregador_id: number): Promise<Detalhes['ultimas_ofertas']> =>
  em
    .getKysely()
    .selectFrom('oferta as o')
    .innerJoin('rota as r', 'r.id', 'o.rota_id')
    .innerJoin('comercio as c', 'c.id', 'r.comercio_id')
    .select(['o.id', 'c.nome as comercio', 'o.enviada_em', 'o.entregue_em', 'o.vista_em', 'o.respondida_em'])
    .select('o.resultado')
    .where('o.entregador_id', '=', entregador_id)
    .orderBy('o.enviada_em', 'desc')
    .limit(OFERTAS_MAX)
    .execute();

/** Counts the couriers in the queue of this courier's place. Index `fila_em_ordem`. */
const tamanhoDaFila = (em: Em, entregador_id: number) =>
  naFila(em.getKysely())
    .where('f.praca_id', '=', ({ selectFrom }) =>
      selectFrom('fila_entregador').select('praca_id').where('entregador_id', '=', entregador_id),
    )
    .select(({ fn }) => fn.countAll<number>().as('na_fila'))
    .executeTakeFirstOrThrow();

/** Returns one courier, active or not, with the data that explain their place in the queue. Throws 404. */
export async function detalhesDoEntregador(em: Em, alcance_segundos: number, entregador_id: number): Promise<Detalhes> {
  const [entregador] = await entregadoresDoSuporte(em, alcance_segundos, { id: entregador_id });
  if (!entregador) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  const { posicao_fila, fila_desde, ultimo_sinal, alcancavel } = entregador;
  const { na_fila } = await tamanhoDaFila(em, entregador_id);
  return {
    ...entregador,
    fila: { posicao: posicao_fila, de: na_fila, fila_desde, ultimo_sinal, alcancavel },
    suspensao: await suspensaoEmCurso(em, entregador_id),
    ultimas_ofertas: await ultimasOfertas(em, entregador_id),
  };
}
