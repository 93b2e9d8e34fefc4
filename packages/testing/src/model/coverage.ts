import { ACOES_PROBLEMA } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, rows, sql } from '@corre/db/sql.ts';

/** Something that the scripted beginning of a world meets: a query, and all its possible answers. */
interface Sight {
  seen: RawBuilder<{ seen: string }>;
  all: readonly string[];
}

/** The sights by subject, as in the test's name. */
export const SIGHTS: Readonly<Record<string, Sight>> = {
  'every ending of an offer': {
    seen: sql`select distinct resultado as seen from oferta where resultado is not null`,
    all: ['aceita', 'expirada', 'nao_entregue', 'recusada', 'retirada'],
  },
  'every intervention': {
    seen: sql`select distinct acao as seen from intervencao`,
    all: ['cancelar', 'finalizar', 'transferir'],
  },
  'every way to pay, and what was paid at the door both released and waiting for it': {
    seen: sql`
      select distinct tipo_pagamento || ' ' || como as seen
        from entrega, unnest(array[status, case when data_entrega > data then 'pendente' end]) como
       where solicitacao_id is not null and como is not null`,
    all: ['dinheiro concluida', 'dinheiro pendente', 'maquininha concluida', 'maquininha pendente', 'online concluida'],
  },
  'every movement of cash': {
    seen: sql`select distinct tipo as seen from custodia_movimento`,
    all: ['diferenca', 'diferenca_revertida', 'prestado', 'recebido', 'troco_levado'],
  },
  'cash received by everybody who may': {
    seen: sql`select distinct confirmada_por_tipo as seen from custodia_prestacao where confirmada_em is not null`,
    all: ['comercio', 'entregador', 'suporte'],
  },
  'card machines given back, and cash kept from whoever has too much of it': {
    seen: sql`
      (select 'given back' as seen from maquininha_posse where ate is not null limit 1)
      union (select 'kept' from oferta_pulo where motivo = 'limite_dinheiro' limit 1)`,
    all: ['given back', 'kept'],
  },
  'every milestone that couriers and support note, and codes said wrong': {
    seen: sql`
      select distinct tipo as seen from marco where tipo <> 'pronto'
      union select 'said wrong' from codigo_entrega where tentativas > 0`,
    all: ['codigo_dispensado', 'codigo_ok', 'devolvido', 'entregue', 'no_cliente', 'said wrong'],
  },
  'an order that was cancelled in hand and brought back': {
    seen: sql`
      select 'brought back' as seen from solicitacao s join marco m on m.solicitacao_id = s.id and m.tipo = 'devolvido'
       where s.status = 'cancelada' limit 1`,
    all: ['brought back'],
  },
  'held routes offered by their time and by their shop, and some that never were': {
    seen: sql`
      select distinct case when r.retida then 'held'
                           when exists (select 1 from solicitacao s join marco m on m.solicitacao_id = s.id
                                         where s.rota_id = r.id and m.quando = r.oferecer_apos) then 'said' else 'due' end as seen
        from rota r where r.oferecer_apos is not null and exists (select 1 from oferta o where o.rota_id = r.id)
      union select 'never' from rota r where r.antecedencia_segundos is not null and r.oferecer_apos is null`,
    all: ['due', 'never', 'said'],
  },
  'every answer to a problem': {
    seen: sql`select distinct acao as seen from problema where acao is not null`,
    all: ACOES_PROBLEMA,
  },
  'problems answered by shops and by support': {
    seen: sql`select distinct respondido_por as seen from problema where acao is not null`,
    all: ['comercio', 'suporte'],
  },
  'both answers to the watchdog': {
    seen: sql`select distinct resposta as seen from vigia where resposta is not null`,
    all: ['problema', 'sigo'],
  },
  'a route that moved as one': {
    seen: sql`
      select 'moved' as seen from solicitacao_historico h join solicitacao s on s.id = h.solicitacao_id
       where h.status = 'em_entrega' group by s.rota_id, h.quando having count(*) > 1 limit 1`,
    all: ['moved'],
  },
};

/** Returns the answers of a sight that have been seen so far. */
export async function seenOf(em: Em, { seen }: Sight): Promise<Set<string>> {
  return new Set((await rows(em, seen)).map((row) => row.seen));
}
