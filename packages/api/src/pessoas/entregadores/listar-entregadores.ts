import type { EntregadorDoAdmin, SITUACOES } from '@corre/contract/entregadores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Cofre } from '../../base/vault.ts';
import { abertas, ativaDetalhes, estatisticas } from './trabalho.ts';

/**
 * The couriers with their full data, by name (specification §6, "view full courier data"). Documents and PIX key are
 * opened here: the panel masks them and asks `revelar`, which is audited, when somebody wants to read them.
 * Indexes `entregador_por_nome`, `solicitacao_aberta_do_entregador`, `suspensao_ativa_unica`.
 */
export async function listarEntregadores(
  em: Em,
  cofre: Cofre,
  situacao: (typeof SITUACOES)[number],
): Promise<EntregadorDoAdmin[]> {
  const achados = await rows(
    em,
    sql<EntregadorDoAdmin>`
      with aberta as (${abertas})
      select e.id, e.nome_completo, e.usuario, e.telefone_pessoal, e.data_cadastro, e.data_nascimento::text,
             e.cpf, e.rg, e.estado_civil, e.endereco, e.bairro, e.cep, e.pix_tipo_chave, e.pix_chave,
             e.data_inicio::text, e.assinatura_planilha, e.ativo,
             case when a.id is null then 'livre' else 'ocupado' end as status,
             coalesce(f.online, false) as online,
             coalesce(f.suspenso_ate > agora(), false) as suspenso,
             p.motivo_suspensao, p.duracao_horas as duracao_suspensao_horas, p.data_suspensao, p.data_expiracao_suspensao,
             case when f.suspenso_ate <= agora() then 0 else coalesce(f.recusas_consecutivas, 0) end as recusas_consecutivas,
             coalesce(round(e.avaliacao_soma::numeric / nullif(e.total_avaliacoes, 0), 1), 0) as avaliacao_media,
             e.total_avaliacoes, ${ativaDetalhes}, ${estatisticas}
        from entregador e
        left join fila_entregador f on f.entregador_id = e.id
        left join aberta a on a.entregador_id = e.id and a.lugar = 1
        left join suspensao p on p.entregador_id = e.id and p.data_remocao is null and p.data_expiracao_suspensao > agora()
       where ${situacao} = 'todos' or e.ativo = (${situacao} = 'ativos')
       order by lower(e.nome_completo), e.id`,
  );
  return achados.map((entregador) => ({
    ...entregador,
    cpf: cofre.abrir(entregador.cpf),
    rg: cofre.abrir(entregador.rg),
    pix_chave: cofre.abrir(entregador.pix_chave),
  }));
}
