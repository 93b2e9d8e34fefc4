import type { Em } from '@corre/db/orm.ts';
import type { Statement } from '@corre/db/sql.ts';

type Listas = Record<string, Statement<object[]>>;

/** Lists the cash and card machines of a courier or a shop (ADR 0022): movements, handovers and holders. */
export function custodiaDe(em: Em, coluna: 'entregador_id' | 'comercio_id', id: number): Listas {
  const db = em.getKysely();
  return {
    dinheiro_em_maos: db
      .selectFrom('custodia_movimento as m')
      .leftJoin('custodia_lancamento as l', (on) =>
        on.onRef('l.movimento_id', '=', 'm.id').on('l.conta', '=', 'entregador'),
      )
      .select(['m.tipo', 'm.entregador_id', 'm.comercio_id', 'm.solicitacao_id', 'm.feito_em', 'l.valor'])
      .select('l.saldo_comercio as saldo')
      .where(`m.${coluna}`, '=', id)
      .orderBy('m.id'),
    prestacoes: db
      .selectFrom('custodia_prestacao as p')
      .leftJoin('custodia_contestacao as c', 'c.prestacao_id', 'p.id')
      .select(['p.entregador_id', 'p.comercio_id', 'p.valor', 'p.criada_em', 'p.confirmada_em', 'p.cancelada_em'])
      .select(['p.valor_recebido', 'p.diferenca', 'p.motivo', 'c.texto as contestacao', 'c.decisao', 'c.resposta'])
      .where(`p.${coluna}`, '=', id)
      .orderBy('p.id'),
    // For a shop, also the machines that no courier ever held.
    maquininhas: db
      .selectFrom('maquininha as m')
      .leftJoin('maquininha_posse as p', 'p.maquininha_id', 'm.id')
      .select([
        'm.apelido',
        'm.serie',
        'm.ativa',
        'm.criada_em',
        'm.comercio_id',
        'p.entregador_id',
        'p.desde',
        'p.ate',
      ])
      .where(coluna === 'comercio_id' ? 'm.comercio_id' : 'p.entregador_id', '=', id)
      .orderBy('m.id')
      .orderBy('p.id'),
  };
}
