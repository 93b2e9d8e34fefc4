import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { solicitacaoNaoEncontrada } from '../../despacho/passos/erros.ts';

/** An event without its instant: what each part of the statement makes as `dados`. */
type Dados<T> = T extends unknown ? Omit<T, 'quando'> : never;
interface Linha {
  quando: string;
  dados: Dados<EventoDaSolicitacao>;
}

/** Later than any offer: what follows from an answer stands after it. */
const DEPOIS_DAS_OFERTAS = 2_147_483_647;

/** The steps, with who took them. */
const passos = sql`
  select h.quando,
         jsonb_build_object('tipo', 'status', 'status', h.status, 'ator_tipo', h.ator_tipo, 'nome_entregador', e.nome_completo) as dados,
         case when h.status = 'aguardando' then 0 else ${DEPOIS_DAS_OFERTAS}::int end as vez, 5 as ordem
    from solicitacao_historico h join alvo a on a.id = h.solicitacao_id
    left join entregador e on h.ator_tipo = 'entregador' and e.id = h.ator_id`;

/** Each offer with what came of it: its number says which came first when one instant ended one and began the next. */
const ofertas = sql`
  select p.quando, jsonb_build_object('tipo', 'pulo', 'motivo', p.motivo, 'nome_entregador', e.nome_completo), p.oferta_id, 0
    from oferta_pulo p join feita o on o.id = p.oferta_id join entregador e on e.id = p.entregador_id
  union all
  select enviada_em, jsonb_build_object('tipo', 'oferta', 'posicao_fila', posicao_fila, 'nome_entregador', nome_entregador), id, 1 from feita
  union all
  select entregue_em, jsonb_build_object('tipo', 'entregue', 'nome_entregador', nome_entregador), id, 2
    from feita where entregue_em is not null
  union all
  select vista_em, jsonb_build_object('tipo', 'vista', 'nome_entregador', nome_entregador), id, 3 from feita where vista_em is not null
  union all
  select respondida_em, jsonb_build_object('tipo', 'resposta', 'resultado', resultado, 'nome_entregador', nome_entregador), id, 4
    from feita where resultado is not null`;

/** What support did while it was under way, before the step that it brought about. */
const intervencoes = sql`
  select i.quando,
         jsonb_build_object('tipo', 'intervencao', 'acao', i.acao, 'motivo', i.motivo,
                            'nome_entregador', coalesce(para.nome_completo, de.nome_completo)),
         ${DEPOIS_DAS_OFERTAS}::int, 4
    from intervencao i join alvo a on a.id = i.solicitacao_id
    join entregador de on de.id = i.de_entregador_id
    left join entregador para on para.id = i.para_entregador_id`;

/**
 * Everything that happened to a request: its steps, each offer with what came of it, who was passed over, what support did.
 * What one transaction did carries one instant, and stands in the order in which it follows: created, passed over, offered,
 * delivered, seen, answered, status (decision record 0014).
 */
export async function historicoDaSolicitacao(em: Em, solicitacao_id: number): Promise<EventoDaSolicitacao[]> {
  const linhas = await rows(
    em,
    sql<Linha>`
      with alvo as (select id, rota_id from solicitacao where id = ${solicitacao_id}),
      feita as (
        select o.*, e.nome_completo as nome_entregador from oferta o join alvo a on a.rota_id = o.rota_id
          join entregador e on e.id = o.entregador_id
      )
      select quando, dados from (
        ${passos} union all ${ofertas} union all ${intervencoes}
      ) linha
      order by quando, vez, ordem`,
  );
  if (linhas.length === 0) throw solicitacaoNaoEncontrada();
  return linhas.map(({ quando, dados }) => ({ quando, ...dados }));
}
