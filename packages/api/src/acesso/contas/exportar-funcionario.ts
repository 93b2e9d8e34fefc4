import type { Em } from '@corre/db/orm.ts';
import type { Statement } from '@corre/db/sql.ts';

type Listas = Record<string, Statement<object[]>>;

/** Lists the decisions of a staff account about other accounts. */
export function doFuncionario(em: Em, id: number): Listas {
  const db = em.getKysely();
  return {
    suspensoes: db
      .selectFrom('suspensao')
      .select(['entregador_id', 'motivo_suspensao', 'data_suspensao'])
      .select((eb) => [eb('suspensa_por', '=', id).as('aplicou'), eb('removida_por', '=', id).as('removeu')])
      .where((eb) => eb.or([eb('suspensa_por', '=', id), eb('removida_por', '=', id)]))
      .orderBy('id'),
    intervencoes: db
      .selectFrom('intervencao')
      .select(['solicitacao_id', 'acao', 'motivo', 'quando'])
      .where('funcionario_id', '=', id)
      .orderBy('id'),
    respostas: db
      .selectFrom('contestacao')
      .select(['resposta', 'respondida_em'])
      .where('respondida_por', '=', id)
      .orderBy('id'),
    respostas_de_valor: db
      .selectFrom('contestacao_valor')
      .select(['resposta', 'respondida_em'])
      .where('respondida_por', '=', id)
      .orderBy('id'),
    respostas_de_diferenca: db
      .selectFrom('custodia_contestacao')
      .select(['prestacao_id', 'decisao', 'resposta', 'respondida_em'])
      .where('respondida_por', '=', id)
      .orderBy('prestacao_id'),
    respostas_de_problema: db
      .selectFrom('problema')
      .select(['solicitacao_id', 'acao', 'resposta', 'respondido_em'])
      .where('respondido_por', 'in', ['admin', 'suporte'])
      .where('respondido_por_id', '=', id)
      .orderBy('id'),
    ajustes: db
      .selectFrom('ajuste')
      .select(['semana_inicio', 'valor', 'motivo', 'criado_em'])
      .where('criado_por', '=', id)
      .orderBy('id'),
  };
}
