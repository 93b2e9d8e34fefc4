import type { detalhesDoEntregadorSchema } from '@corre/contract/entregadores/suporte-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { ErroDeNegocio } from '../../base/business-error.ts';
import { suspensaoEmCurso } from '../../despacho/suspensoes/historico.ts';
import { entregadoresDoSuporte } from './listar-suporte.ts';

type Detalhes = z.output<typeof detalhesDoEntregadorSchema>;

/** Offers shown, at most. */
const OFERTAS_MAX = 10;

/** Index `oferta_do_entregador`. */
const ultimasOfertas = (em: Em, entregador_id: number) =>
  rows(
    em,
    sql<Detalhes['ultimas_ofertas'][number]>`
      select o.id, c.nome as comercio, o.enviada_em, o.entregue_em, o.vista_em, o.respondida_em, o.resultado
        from oferta o join rota r on r.id = o.rota_id join comercio c on c.id = r.comercio_id
       where o.entregador_id = ${entregador_id}
       order by o.enviada_em desc limit ${OFERTAS_MAX}`,
  );

const tamanhoDaFila = (em: Em) =>
  onlyRow(
    em,
    sql<{ na_fila: number }>`
      select count(*)::int as na_fila from fila_entregador f join entregador e on e.id = f.entregador_id
       where f.online and e.ativo and (f.suspenso_ate is null or f.suspenso_ate <= agora())
         and not exists (select 1 from solicitacao s where s.entregador_id = f.entregador_id
                          and s.status in ('aceita', 'em_retirada', 'em_entrega'))`,
  );

/** One courier, active or not, with what explains their queue. 404 for an unknown id. */
export async function detalhesDoEntregador(em: Em, alcance_segundos: number, entregador_id: number): Promise<Detalhes> {
  const [entregador] = await entregadoresDoSuporte(em, alcance_segundos, { id: entregador_id });
  if (!entregador) throw new ErroDeNegocio('NOT_FOUND', 'Entregador não encontrado');
  const { posicao_fila, fila_desde, ultimo_sinal, alcancavel } = entregador;
  const { na_fila } = await tamanhoDaFila(em);
  return {
    ...entregador,
    fila: { posicao: posicao_fila, de: na_fila, fila_desde, ultimo_sinal, alcancavel },
    suspensao: await suspensaoEmCurso(em, entregador_id),
    ultimas_ofertas: await ultimasOfertas(em, entregador_id),
  };
}
