import type { colegaNaFilaSchema, EntregadorDoSuporte } from '@corre/contract/entregadores/suporte-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { alcancavel, fila } from '../../despacho/kernel/fila.queries.ts';
import { abertas, ativaDetalhes, estatisticas } from './trabalho.ts';

/** Which couriers a list shows. */
export type Recorte = { ativos: boolean } | { id: number };

const recortar = (recorte: Recorte) =>
  'id' in recorte ? sql`e.id = ${recorte.id}` : recorte.ativos ? sql`e.ativo` : sql`true`;

/**
 * Couriers as support sees them, in one statement: presence, place in the queue, suspension (over as soon as its end is
 * past), rating, and the request each holds. Free ones in queue order first. Indexes `fila_em_ordem`,
 * `suspensao_ativa_unica`, `solicitacao_aberta_do_entregador`.
 */
export const entregadoresDoSuporte = (em: Em, alcance_segundos: number, recorte: Recorte) =>
  rows(
    em,
    sql<EntregadorDoSuporte>`
      with aberta as (${abertas}), fila as ${fila(em.getKysely(), agora)}
      select e.id, e.nome_completo, e.usuario, e.telefone_pessoal, e.data_cadastro, e.ativo, e.removido_em,
             e.data_inicio::text, e.assinatura_planilha, null as data_nascimento, null as cpf, null as rg, null as estado_civil,
             null as endereco, null as bairro, null as cep, null as pix_tipo_chave, null as pix_chave,
             exists (select 1 from foto p where p.entregador_id = e.id) as has_foto,
             case when a.id is null then 'livre' else 'ocupado' end as status,
             f.online, f.online_desde as timestamp_online, f.fila_desde, q.posicao_fila, f.ultimo_sinal,
             ${alcancavel(agora, alcance_segundos)},
             v.id is not null as suspenso, v.motivo_suspensao, v.duracao_horas as duracao_suspensao_horas,
             v.data_suspensao, v.data_expiracao_suspensao,
             case when f.suspenso_ate <= agora() then 0 else f.recusas_consecutivas end as recusas_consecutivas,
             coalesce(round(e.avaliacao_soma::numeric / nullif(e.total_avaliacoes, 0), 1), 0) as avaliacao_media,
             e.total_avaliacoes, coalesce(a.abertas, 0)::int as total_solicitacoes_abertas,
             ${ativaDetalhes}, ${estatisticas}
        from entregador e
        join fila_entregador f on f.entregador_id = e.id
        left join aberta a on a.entregador_id = e.id and a.lugar = 1
        left join fila q on q.entregador_id = e.id
        left join suspensao v on v.entregador_id = e.id and v.data_remocao is null and v.data_expiracao_suspensao > agora()
       where ${recortar(recorte)}
       order by q.posicao_fila nulls last, lower(e.nome_completo), e.id`,
  );

/** The others in the queue, as a courier may see them. */
const colegasNaFila = (em: Em) =>
  rows(
    em,
    sql<z.output<typeof colegaNaFilaSchema>>`
      select e.id, f.online, f.online_desde as timestamp_online
        from entregador e join fila_entregador f on f.entregador_id = e.id
       where e.ativo order by e.id`,
  );

/** The active couriers as this caller may see them (specification §7, `/suporte/entregadores-status`, which couriers call too). */
export const entregadoresAtivosPara = (em: Em, alcance_segundos: number, { user_type }: Pick<Ator, 'user_type'>) =>
  user_type === 'entregador' ? colegasNaFila(em) : entregadoresDoSuporte(em, alcance_segundos, { ativos: true });
