import type { perfilDoEntregadorSchema } from '@corre/contract/entregadores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { entregadorNaoEncontrado } from './erros.ts';

type Perfil = z.output<typeof perfilDoEntregadorSchema>;

/** A courier's own profile (specification §2, Perfil tab). The number of deliveries comes from the weekly sums. */
export async function perfilDoEntregador(em: Em, entregador_id: number): Promise<Perfil> {
  const perfil = await row(
    em,
    sql<Perfil>`
      select e.id, e.nome_completo, e.usuario, 'entregador' as user_type, e.ativo,
             case when exists (select 1 from solicitacao s where s.entregador_id = e.id
                                and s.status in ('aceita', 'em_retirada', 'em_entrega')) then 'ocupado' else 'livre' end as status,
             coalesce(f.online, false) as online, coalesce(f.suspenso_ate > agora(), false) as suspenso,
             e.telefone_pessoal, e.data_inicio::text, e.data_cadastro,
             (select coalesce(sum(r.total_entregas), 0) from resumo_semanal r where r.entregador_id = e.id) as total_entregas,
             coalesce(round(e.avaliacao_soma::numeric / nullif(e.total_avaliacoes, 0), 1), 0) as avaliacao_media,
             e.total_avaliacoes, e.aparece_no_ranking
        from entregador e left join fila_entregador f on f.entregador_id = e.id
       where e.id = ${entregador_id}`,
  );
  if (!perfil) throw entregadorNaoEncontrado();
  return perfil;
}
