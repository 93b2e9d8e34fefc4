import type { EstadoDoEntregador, suspensaoDoEntregadorSchema } from '@corre/contract/fila/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { ErroDeNegocio } from '../../base/business-error.ts';

type Suspensao = z.output<typeof suspensaoDoEntregadorSchema>;

/** The refusals in a row that led to an automatic suspension, oldest first. */
const recusasAntes = (em: Em, entregador_id: number, suspensao: Pick<Suspensao, 'id' | 'tipo_suspensao'>) =>
  suspensao.tipo_suspensao === 'manual'
    ? Promise.resolve([])
    : rows(
        em,
        sql<Suspensao['recusas'][number]>`
          select quando, comercio, valor_total from (
            select o.respondida_em as quando, c.nome as comercio,
                   (select coalesce(sum(valor_estimado), 0) from solicitacao s where s.rota_id = o.rota_id) as valor_total
              from oferta o join rota r on r.id = o.rota_id join comercio c on c.id = r.comercio_id
             where o.entregador_id = ${entregador_id} and o.resultado = 'recusada'
               and o.respondida_em <= (select data_suspensao from suspensao where id = ${suspensao.id})
               and o.respondida_em > coalesce((select max(a.respondida_em) from oferta a
                     where a.entregador_id = ${entregador_id} and a.resultado = 'aceita'
                       and a.respondida_em <= (select data_suspensao from suspensao where id = ${suspensao.id})), '-infinity')
             order by o.respondida_em desc limit 10
          ) r order by quando`,
      );

async function suspensaoAtual(em: Em, entregador_id: number): Promise<Suspensao | null> {
  const atual = await row(
    em,
    sql<Omit<Suspensao, 'recusas'>>`
      select s.id, s.tipo_suspensao, s.motivo_suspensao, s.duracao_horas, s.data_suspensao, s.data_expiracao_suspensao,
             (select jsonb_build_object('texto', c.texto, 'enviada_em', c.enviada_em,
                                        'resposta', c.resposta, 'respondida_em', c.respondida_em)
                from contestacao c where c.suspensao_id = s.id) as contestacao
        from suspensao s
       where s.entregador_id = ${entregador_id} and s.data_remocao is null and s.data_expiracao_suspensao > agora()`,
  );
  return atual && { ...atual, recusas: await recusasAntes(em, entregador_id, atual) };
}

/** Presence, counters and the running suspension of a courier. 404 for an unknown id. */
export async function estadoDoEntregador(em: Em, entregador_id: number): Promise<EstadoDoEntregador> {
  const estado = await row(
    em,
    sql<Omit<EstadoDoEntregador, 'suspensao' | 'suspenso'>>`
      select online as is_online, online_desde as timestamp_online, motivo_offline, agora() as agora,
             case when suspenso_ate <= agora() then 0 else recusas_consecutivas end as recusas_consecutivas
        from fila_entregador where entregador_id = ${entregador_id}`,
  );
  if (!estado) throw new ErroDeNegocio('NOT_FOUND', 'Entregador não encontrado');
  const suspensao = await suspensaoAtual(em, entregador_id);
  return { ...estado, suspenso: suspensao !== null, suspensao };
}
