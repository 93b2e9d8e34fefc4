import type { Pergunta, VigiaDoSuporte } from '@corre/contract/problemas/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';

const perguntas = (db: Queries) =>
  db
    .selectFrom('vigia as v')
    .innerJoin('solicitacao as s', 's.id', 'v.solicitacao_id')
    .select(['v.id', 'v.solicitacao_id', 's.rota_id', 'v.tipo', 'v.desde', 'v.aberta_em'])
    .where('v.encerrada_em', 'is', null);

const doEntregador = compiled((db, given: Given<{ entregador_id: number }>) =>
  perguntas(db)
    .where('v.entregador_id', '=', given('entregador_id'))
    .where('v.resposta', 'is', null)
    .orderBy('v.aberta_em')
    .orderBy('v.id'),
);

/** Returns a courier's unanswered questions, oldest first. Index `vigia_do_entregador`. */
export const perguntasDoEntregador = (em: Em, entregador_id: number): Promise<Pergunta[]> =>
  doEntregador(em, { entregador_id });

const noSuporte = compiled((db) =>
  perguntas(db)
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .innerJoin('entregador as e', 'e.id', 'v.entregador_id')
    .select(['v.resposta', 'c.nome as comercio', 's.comercio_id', 'v.entregador_id', 's.endereco', 's.status'])
    .select(['s.numero_pedido', 'c.telefone as comercio_telefone'])
    .select(['e.nome_completo as nome_entregador', 'v.limite_segundos'])
    .select(({ ref }) => ref('v.escalada_em').$notNull().as('escalada_em'))
    .where('v.escalada_em', 'is not', null)
    // Couriers who reported a problem come before those who did not answer.
    .orderBy('v.resposta', (por) => por.asc().nullsLast())
    .orderBy('v.escalada_em')
    .orderBy('v.id'),
);

/**
 * Returns the questions for support, at most one per delivery. Reported problems come first, then unanswered questions,
 * oldest first. Index `vigia_no_suporte`.
 */
export const vigiasDoSuporte = (em: Em): Promise<VigiaDoSuporte[]> => noSuporte(em, {});
