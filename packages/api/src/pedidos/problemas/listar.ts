import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';

/** Selects problems `p` with the columns that panels show. */
export const problemaVisto = (db: Queries) =>
  db
    .selectFrom('problema as p')
    .leftJoin('foto_problema as f', 'f.problema_id', 'p.id')
    .select(['p.id', 'p.solicitacao_id', 'p.motivo', 'p.mensagem', 'p.aberto_em', 'p.acao', 'p.resposta'])
    .select(['p.endereco_anterior', 'p.endereco_novo', 'p.respondido_por', 'p.respondido_em', 'p.encerrado_em'])
    .select('f.registrada_em as foto_em');

/** Adds the delivery `s`, its shop `c` and the courier `e` who has the problem. */
const comEntrega = (db: Queries) =>
  problemaVisto(db)
    .innerJoin('solicitacao as s', 's.id', 'p.solicitacao_id')
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .select(['s.rota_id', 'c.nome as comercio', 's.comercio_id', 'p.entregador_id', 's.endereco', 's.status'])
    .select(['s.numero_pedido', 'c.telefone as comercio_telefone'])
    .select('e.nome_completo as nome_entregador');

/** The newest problem of each delivery under way. Index `problema_da_solicitacao`. */
const dosEmAndamento = (db: Queries) =>
  comEntrega(db)
    .where('s.status', 'in', STATUS_EM_ANDAMENTO)
    .whereRef('p.entregador_id', '=', 's.entregador_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('problema as q')
            .select('q.id')
            .whereRef('q.solicitacao_id', '=', 'p.solicitacao_id')
            .whereRef('q.id', '>', 'p.id'),
        ),
      ),
    )
    .orderBy('p.aberto_em')
    .orderBy('p.id');

const doEntregador = compiled((db, given: Given<{ entregador_id: number }>) =>
  dosEmAndamento(db).where('s.entregador_id', '=', given('entregador_id')),
);

/**
 * Returns the newest problem of each delivery that a courier has under way, open or answered. Index
 * `solicitacao_aberta_do_entregador`.
 */
export const problemasDoEntregador = (em: Em, entregador_id: number): Promise<ProblemaDaEntrega[]> =>
  doEntregador(em, { entregador_id });

const doComercio = compiled((db, given: Given<{ comercio_id: number }>) =>
  dosEmAndamento(db).where('s.comercio_id', '=', given('comercio_id')),
);

/**
 * Returns the newest problem of each delivery that a shop has under way, open or answered. Index
 * `solicitacao_aberta_do_comercio`.
 */
export const problemasDoComercio = (em: Em, comercio_id: number): Promise<ProblemaDaEntrega[]> =>
  doComercio(em, { comercio_id });

const abertos = compiled((db) =>
  comEntrega(db).where('p.encerrado_em', 'is', null).orderBy('p.aberto_em').orderBy('p.id'),
);

/** Returns all open problems, oldest first, at most one per delivery under way. Index `problema_aberto`. */
export const problemasAbertos = (em: Em): Promise<ProblemaDaEntrega[]> => abertos(em, {});
