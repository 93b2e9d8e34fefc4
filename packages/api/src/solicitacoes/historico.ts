import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { historicoSchema } from './contrato.ts';
import { solicitacaoNaoEncontrada } from './erros.ts';

/** Everything that happened to a request, in order: its steps, each offer with what came of it, and who was passed over. */
export async function historicoDaSolicitacao(em: Em, solicitacao_id: number) {
  const linhas = await rows(
    em,
    sql<z.output<typeof historicoSchema>[number]>`
      with alvo as (select id, rota_id from solicitacao where id = ${solicitacao_id}),
      ofertas as (
        select o.*, e.nome_completo as entregador from oferta o join alvo a on a.rota_id = o.rota_id
          join entregador e on e.id = o.entregador_id
      )
      select quando, tipo, texto, entregador from (
        select h.quando, 'status' as tipo,
               case h.status when 'aguardando' then 'Solicitação criada' when 'aceita' then
                 case when h.ator_tipo = 'entregador' then 'Aceita pelo entregador' else 'Atribuída pelo suporte' end
                 when 'em_retirada' then 'Entregador no comércio' when 'em_entrega' then 'Saiu para entrega'
                 when 'finalizada' then 'Entrega finalizada' else 'Cancelada' end as texto,
               case when h.ator_tipo = 'entregador' then e.nome_completo end as entregador, 0 as ordem
          from solicitacao_historico h join alvo a on a.id = h.solicitacao_id
          left join entregador e on h.ator_tipo = 'entregador' and e.id = h.ator_id
        union all
        select enviada_em, 'oferta', 'Oferecida ao ' || posicao_fila || 'º da fila', entregador, 2 from ofertas
        union all
        select entregue_em, 'entregue', 'Oferta chegou ao celular', entregador, 3 from ofertas where entregue_em is not null
        union all
        select vista_em, 'vista', 'Oferta vista', entregador, 4 from ofertas where vista_em is not null
        union all
        select respondida_em, 'resposta',
               case resultado when 'aceita' then 'Aceitou' when 'recusada' then 'Recusou' when 'expirada' then 'Deixou passar'
                 when 'nao_entregue' then 'Oferta não chegou ao celular' else 'Oferta retirada' end, entregador, 5
          from ofertas where resultado is not null
        union all
        select p.quando, 'pulo',
               case p.motivo when 'inalcancavel' then 'Passado adiante: celular sem resposta'
                 when 'pausa_recusa' then 'Passado adiante: recusou há pouco' else 'Passado adiante: deixou passar há pouco' end,
               e.nome_completo, 1
          from oferta_pulo p join ofertas o on o.id = p.oferta_id join entregador e on e.id = p.entregador_id
      ) linha
      order by quando, ordem`,
  );
  if (linhas.length === 0) throw solicitacaoNaoEncontrada();
  return linhas;
}
