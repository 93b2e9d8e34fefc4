import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { historicoSchema } from './contrato.ts';
import { solicitacaoNaoEncontrada } from './erros.ts';

/** Later than any offer: what follows from an answer stands after it. */
const DEPOIS_DAS_OFERTAS = 2_147_483_647;

/** The steps, with who took them. */
const passos = sql`
  select h.quando, 'status' as tipo,
         case h.status when 'aguardando' then 'Solicitação criada' when 'aceita' then
           case when h.ator_tipo = 'entregador' then 'Aceita pelo entregador' else 'Atribuída pelo suporte' end
           when 'em_retirada' then 'Entregador no comércio' when 'em_entrega' then 'Saiu para entrega'
           when 'finalizada' then case when h.ator_tipo = 'entregador' then 'Entrega finalizada' else 'Finalizada pelo suporte' end
           else case when h.ator_tipo = 'suporte' then 'Cancelada pelo suporte' else 'Cancelada' end end as texto,
         case when h.ator_tipo = 'entregador' then e.nome_completo end as entregador,
         case when h.status = 'aguardando' then 0 else ${DEPOIS_DAS_OFERTAS}::int end as vez, 5 as ordem
    from solicitacao_historico h join alvo a on a.id = h.solicitacao_id
    left join entregador e on h.ator_tipo = 'entregador' and e.id = h.ator_id`;

/** Each offer with what came of it: its number says which came first when one instant ended one and began the next. */
const ofertas = sql`
  select p.quando, 'pulo',
         case p.motivo when 'inalcancavel' then 'Passado adiante: celular sem resposta'
           when 'pausa_recusa' then 'Passado adiante: recusou há pouco' else 'Passado adiante: deixou passar há pouco' end,
         e.nome_completo, p.oferta_id, 0
    from oferta_pulo p join feita o on o.id = p.oferta_id join entregador e on e.id = p.entregador_id
  union all
  select enviada_em, 'oferta', 'Oferecida ao ' || posicao_fila || 'º da fila', entregador, id, 1 from feita
  union all
  select entregue_em, 'entregue', 'Oferta chegou ao celular', entregador, id, 2 from feita where entregue_em is not null
  union all
  select vista_em, 'vista', 'Oferta vista', entregador, id, 3 from feita where vista_em is not null
  union all
  select respondida_em, 'resposta',
         case resultado when 'aceita' then 'Aceitou' when 'recusada' then 'Recusou' when 'expirada' then 'Deixou passar'
           when 'nao_entregue' then 'Oferta não chegou ao celular' else 'Oferta retirada' end, entregador, id, 4
    from feita where resultado is not null`;

/** What support did while it was under way, before the step that it brought about. */
const intervencoes = sql`
  select i.quando, 'intervencao',
         case i.acao when 'transferir' then 'O suporte passou a entrega a outra pessoa: '
           when 'finalizar' then 'O suporte finalizou: ' else 'O suporte cancelou: ' end || i.motivo,
         coalesce(para.nome_completo, de.nome_completo), ${DEPOIS_DAS_OFERTAS}::int, 4
    from intervencao i join alvo a on a.id = i.solicitacao_id
    join entregador de on de.id = i.de_entregador_id
    left join entregador para on para.id = i.para_entregador_id`;

/**
 * Everything that happened to a request: its steps, each offer with what came of it, who was passed over, what support did.
 * What one transaction did carries one instant, and stands in the order in which it follows: created, passed over, offered,
 * delivered, seen, answered, status (decision record 0014).
 */
export async function historicoDaSolicitacao(em: Em, solicitacao_id: number) {
  const linhas = await rows(
    em,
    sql<z.output<typeof historicoSchema>[number]>`
      with alvo as (select id, rota_id from solicitacao where id = ${solicitacao_id}),
      feita as (
        select o.*, e.nome_completo as entregador from oferta o join alvo a on a.rota_id = o.rota_id
          join entregador e on e.id = o.entregador_id
      )
      select quando, tipo, texto, entregador from (
        ${passos} union all ${ofertas} union all ${intervencoes}
      ) linha
      order by quando, vez, ordem`,
  );
  if (linhas.length === 0) throw solicitacaoNaoEncontrada();
  return linhas;
}
