import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import { desfecho } from '../../base/desfecho.ts';

type Listas = Record<string, Statement<object[]>>;

/**
 * Lists a courier's deliveries and what others wrote about them. Conversations are complete, because messages to the
 * courier are about the courier as well.
 */
export function entregasDoEntregador(em: Em, id: number): Listas {
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
      .select(['s.pagamento', 's.valor_a_receber', 's.troco_para', desfecho.as('desfecho')])
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
    ajuda: db
      .selectFrom('ajuda')
      .select(['solicitacao_id', 'pedida_em', 'resolvida_em'])
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

/** Lists a courier's work in the queue and their payments. */
export function trabalhoDoEntregador(em: Em, id: number): Listas {
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
    pausas: db.selectFrom('pausa').select(['rota_id', 'motivo', 'ate']).where('entregador_id', '=', id).orderBy('ate'),
    fila: db.selectFrom('fila_entregador').selectAll().where('entregador_id', '=', id),
    localizacao: db
      .selectFrom('localizacao')
      .select(['latitude', 'longitude', 'precisao', 'medida_em'])
      .where('entregador_id', '=', id),
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
