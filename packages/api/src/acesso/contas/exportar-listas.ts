import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import { ACCOUNT_TABLES, COLUNAS, type Conta } from '../conta.queries.ts';
import { custodiaDe } from './exportar-custodia.ts';
import { dicasDoEntregador, enderecosDoComercio } from './exportar-enderecos.ts';

type Listas = Record<string, Statement<object[]>>;

/** What an account of any type leaves behind: where it is signed in, what it did and what was done to it. */
function deTodos(em: Em, { user_type, id }: Conta): Listas {
  const db = em.getKysely();
  const coluna = COLUNAS[user_type];
  return {
    sessoes: db
      .selectFrom('sessao')
      .select(['aparelho', 'criada_em', 'usada_em', 'expira_em'])
      .where(coluna, '=', id)
      .orderBy('criada_em'),
    navegadores: db
      .selectFrom('navegador_conhecido')
      .select(['criado_em', 'usado_em'])
      .where(coluna, '=', id)
      .orderBy('id'),
    auditoria: db
      .selectFrom('auditoria')
      .select(['quando', 'ator_tipo', 'acao', 'alvo_tipo', 'alvo_id', 'detalhes'])
      .where((eb) =>
        eb.or([
          eb.and({ alvo_tipo: ACCOUNT_TABLES[user_type], alvo_id: id }),
          eb.and({ ator_tipo: user_type, ator_id: id }),
        ]),
      )
      .orderBy('id'),
  };
}

const foto = (em: Em, coluna: 'entregador_id' | 'comercio_id', id: number) =>
  em
    .getKysely()
    .selectFrom('foto')
    .select([sql.lit('image/webp').as('tipo'), 'atualizada_em', sql<string>`encode(bytes, 'base64')`.as('base64')])
    .where(coluna, '=', id);

/** What a courier carried, and what was said of it; conversations whole, because what was written to them is about them as well. */
function entregasDoEntregador(em: Em, id: number): Listas {
  const db = em.getKysely();
  return {
    entregas: db
      .selectFrom('entrega as e')
      .innerJoin('comercio as c', 'c.id', 'e.comercio_id')
      .select(['e.id', 'c.nome as comercio', 'e.quantidade', 'e.valor', 'e.valor_liquido', 'e.tipo_pagamento'])
      .select(['e.status', 'e.data', 'e.data_entrega'])
      .where('e.entregador_id', '=', id)
      .orderBy('e.id'),
    solicitacoes: db
      .selectFrom('solicitacao as s')
      .innerJoin('comercio as c', 'c.id', 's.comercio_id')
      .select(['s.id', 'c.nome as comercio', 's.status', 's.valor_estimado', 's.data_solicitacao', 's.data_status'])
      .select(['s.pagamento', 's.valor_a_receber', 's.troco_para'])
      .where('s.entregador_id', '=', id)
      .orderBy('s.id'),
    marcos: db
      .selectFrom('marco')
      .select(['solicitacao_id', 'tipo', 'quando', 'registrado_em'])
      .where('ator_tipo', '=', 'entregador')
      .where('ator_id', '=', id)
      .orderBy('solicitacao_id')
      .orderBy('quando'),
    fotos_de_entregas: db
      .selectFrom('foto_prova')
      .select(['solicitacao_id', 'quando', sql.lit('image/webp').as('tipo')])
      .select(sql<string>`encode(bytes, 'base64')`.as('base64'))
      .where('entregador_id', '=', id)
      .orderBy('solicitacao_id'),
    fotos_de_problemas: db
      .selectFrom('foto_problema as f')
      .innerJoin('problema as p', 'p.id', 'f.problema_id')
      .select(['p.solicitacao_id', 'f.registrada_em', sql.lit('image/webp').as('tipo')])
      .select(sql<string>`encode(f.bytes, 'base64')`.as('base64'))
      .where('p.entregador_id', '=', id)
      .orderBy('f.problema_id'),
    avaliacoes: db
      .selectFrom('avaliacao')
      .select(['nota', 'comentario', 'data_avaliacao'])
      .where('entregador_id', '=', id)
      .orderBy('id'),
    mensagens: db
      .selectFrom('mensagem')
      .select(['solicitacao_id', 'remetente_tipo', 'mensagem', 'data_envio'])
      .where('entregador_id', '=', id)
      .orderBy('data_envio'),
    intervencoes: db
      .selectFrom('intervencao')
      .select(['solicitacao_id', 'acao', 'motivo', 'quando'])
      .select((eb) => eb('de_entregador_id', '=', id).as('era_dele'))
      .where((eb) => eb.or([eb('de_entregador_id', '=', id), eb('para_entregador_id', '=', id)]))
      .orderBy('id'),
    problemas: db
      .selectFrom('problema')
      .select([
        'solicitacao_id',
        'motivo',
        'mensagem',
        'aberto_em',
        'acao',
        'resposta',
        'respondido_em',
        'encerrado_em',
      ])
      .where('entregador_id', '=', id)
      .orderBy('id'),
    vigia: db
      .selectFrom('vigia')
      .select(['solicitacao_id', 'tipo', 'etapa', 'desde', 'aberta_em', 'resposta', 'respondida_em'])
      .select(['escalada_em', 'encerrada_em', 'fim'])
      .where('entregador_id', '=', id)
      .orderBy('id'),
  };
}

/** How a courier worked, and what was paid. */
function trabalhoDoEntregador(em: Em, id: number): Listas {
  const db = em.getKysely();
  return {
    suspensoes: db
      .selectFrom('suspensao as s')
      .leftJoin('contestacao as c', 'c.suspensao_id', 's.id')
      .select(['s.tipo_suspensao', 's.motivo_suspensao', 's.data_suspensao', 's.data_expiracao_suspensao'])
      .select(['s.data_remocao', 'c.texto as contestacao', 'c.resposta'])
      .where('s.entregador_id', '=', id)
      .orderBy('s.id'),
    ofertas: db
      .selectFrom('oferta')
      .select(['enviada_em', 'entregue_em', 'vista_em', 'respondida_em', 'resultado', 'motivo_recusa', 'posicao_fila'])
      .where('entregador_id', '=', id)
      .orderBy('id'),
    pulos: db.selectFrom('oferta_pulo').select(['quando', 'motivo']).where('entregador_id', '=', id).orderBy('quando'),
    fila: db.selectFrom('fila_entregador').selectAll().where('entregador_id', '=', id),
    sinal: db.selectFrom('sinal').select('ultimo_sinal').where('entregador_id', '=', id),
    silencios: db.selectFrom('silencio').select(['desde', 'ate']).where('entregador_id', '=', id).orderBy('desde'),
    turnos: db.selectFrom('turno').select(['inicio', 'fim']).where('entregador_id', '=', id).orderBy('id'),
    avisos: db
      .selectFrom('inscricao_push')
      .select(['endpoint', 'criada_em'])
      .where('entregador_id', '=', id)
      .orderBy('id'),
    pagamentos: db
      .selectFrom('pagamento as p')
      .leftJoin('quitacao as q', 'q.pagamento_id', 'p.id')
      .select([
        'p.semana_inicio',
        'p.total_valor',
        'p.total_taxa',
        'p.total_ajustes',
        'p.total_liquido',
        'p.preparado_em',
      ])
      .select(['q.tipo as ato', 'q.motivo', 'q.id_transacao', 'q.feita_em'])
      .where('p.entregador_id', '=', id)
      .orderBy('p.semana_inicio')
      .orderBy('q.id'),
    lotes: db
      .selectFrom('lote_item as i')
      .innerJoin('pagamento as p', 'p.id', 'i.pagamento_id')
      .innerJoin('lote_pagamento as l', 'l.id', 'i.lote_id')
      .select(['p.semana_inicio', 'l.nsa', 'l.criado_em', 'i.valor', 'i.resultado', 'i.ocorrencias', 'i.retorno_em'])
      .where('p.entregador_id', '=', id)
      .orderBy('i.id'),
    ajustes: db
      .selectFrom('ajuste')
      .select(['semana_inicio', 'tipo', 'valor', 'motivo', 'criado_em', 'consentido_em', 'recusado_em', 'cancelado_em'])
      .where('entregador_id', '=', id)
      .orderBy('id'),
    contestacoes_de_valor: db
      .selectFrom('contestacao_valor')
      .select(['semana_inicio', 'texto', 'enviada_em', 'resposta', 'respondida_em'])
      .where('entregador_id', '=', id)
      .orderBy('id'),
  };
}

function doComercio(em: Em, id: number): Listas {
  const db = em.getKysely();
  return {
    foto: foto(em, 'comercio_id', id),
    solicitacoes: db
      .selectFrom('solicitacao')
      .select(['id', 'endereco', 'observacao', 'link_localizacao', 'origem', 'urgente', 'valor_estimado', 'status'])
      .select(['pagamento', 'valor_a_receber', 'troco_para', 'data_solicitacao', 'data_status'])
      .select(['exige_codigo', 'exige_foto', 'exige_recebedor', 'recebedor', 'pronto_em'])
      .where('comercio_id', '=', id)
      .orderBy('id'),
    entregas: db
      .selectFrom('entrega')
      .select(['id', 'quantidade', 'valor', 'endereco', 'tipo_pagamento', 'status', 'data', 'data_entrega'])
      .where('comercio_id', '=', id)
      .orderBy('id'),
    problemas: db
      .selectFrom('problema as p')
      .innerJoin('solicitacao as s', 's.id', 'p.solicitacao_id')
      .select(['p.solicitacao_id', 'p.motivo', 'p.mensagem', 'p.aberto_em', 'p.acao', 'p.resposta', 'p.respondido_por'])
      .select(['p.endereco_anterior', 'p.endereco_novo', 'p.respondido_em', 'p.encerrado_em'])
      .where('s.comercio_id', '=', id)
      .orderBy('p.id'),
    faturas: db
      .selectFrom('fatura as f')
      .leftJoin('recebimento as r', 'r.fatura_id', 'f.id')
      .select(['f.semana_inicio', 'f.total_entregas', 'f.total_valor', 'f.vence_em'])
      .select(['r.tipo as ato', 'r.motivo', 'r.feito_em'])
      .where('f.comercio_id', '=', id)
      .orderBy('f.id')
      .orderBy('r.id'),
    avaliacoes: db
      .selectFrom('avaliacao')
      .select(['solicitacao_id', 'nota', 'comentario', 'data_avaliacao'])
      .where('comercio_id', '=', id)
      .orderBy('id'),
    mensagens: db
      .selectFrom('mensagem as m')
      .innerJoin('solicitacao as s', 's.id', 'm.solicitacao_id')
      .select(['m.solicitacao_id', 'm.remetente_tipo', 'm.mensagem', 'm.data_envio'])
      .where('s.comercio_id', '=', id)
      .orderBy('m.data_envio'),
  };
}

function doFuncionario(em: Em, id: number): Listas {
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

/** Everything that is kept of one account besides its own row, by the name of the list. */
export function listasDe(em: Em, { user_type, id }: Conta): Listas {
  const comuns = deTodos(em, { user_type, id });
  if (user_type === 'comercio')
    return { ...doComercio(em, id), ...enderecosDoComercio(em, id), ...custodiaDe(em, 'comercio_id', id), ...comuns };
  if (user_type !== 'entregador') return { ...doFuncionario(em, id), ...comuns };
  return {
    foto: foto(em, 'entregador_id', id),
    ...entregasDoEntregador(em, id),
    ...trabalhoDoEntregador(em, id),
    ...dicasDoEntregador(em, id),
    ...custodiaDe(em, 'entregador_id', id),
    ...comuns,
  };
}
