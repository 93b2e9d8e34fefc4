import type { Em } from '@corre/db/orm.ts';
import type { Statement } from '@corre/db/sql.ts';
import { desfecho } from '../../base/desfecho.ts';

type Listas = Record<string, Statement<object[]>>;

/** Lists a shop's requests and everything that belongs to them. */
export function doComercio(em: Em, id: number): Listas {
  const db = em.getKysely();
  return {
    solicitacoes: db
      .selectFrom('solicitacao as s')
      .select([
        'id',
        'endereco',
        'observacao',
        'link_localizacao',
        'origem',
        'canal',
        'urgente',
        'valor_estimado',
        'status',
      ])
      .select(['pagamento', 'valor_a_receber', 'troco_para', 'data_solicitacao', 'data_status'])
      .select([
        'exige_codigo',
        'codigo_de_fora',
        'exige_foto',
        'exige_recebedor',
        'recebedor',
        'pronto_em',
        'numero_pedido',
        'volta',
      ])
      .select(desfecho.as('desfecho'))
      .select(['referencia_externa', 'destinatario_nome', 'destinatario_telefone'])
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
    ajustes_das_faturas: db
      .selectFrom('fatura_ajuste as a')
      .innerJoin('fatura as f', 'f.id', 'a.fatura_id')
      .select(['f.semana_inicio', 'a.valor', 'a.motivo', 'a.feito_em'])
      .where('f.comercio_id', '=', id)
      .orderBy('a.id'),
    pix: db
      .selectFrom('pix_lancamento as l')
      .innerJoin('fatura as f', 'f.id', 'l.fatura_id')
      .innerJoin('pix as p', 'p.id', 'l.pix_id')
      .leftJoin('pix_devolucao as d', 'd.id', 'l.devolucao_id')
      .select(['f.semana_inicio', 'p.end_to_end_id', 'p.horario', 'l.tipo', 'l.valor', 'l.motivo', 'l.feito_em'])
      .select('d.motivo as motivo_da_devolucao')
      .where('f.comercio_id', '=', id)
      .orderBy('l.id'),
    cotacoes: db
      .selectFrom('cotacao')
      .select(['valor', 'criada_em', 'valida_ate', 'usada_em'])
      .where('comercio_id', '=', id)
      .orderBy('criada_em'),
    chaves_api: db
      .selectFrom('chave_api')
      .select(['nome', 'ambiente', 'final', 'escopos', 'origens', 'criada_em', 'expira_em', 'usada_em', 'revogada_em'])
      .where('comercio_id', '=', id)
      .orderBy('id'),
    integracoes: db
      .selectFrom('integracao')
      .select(['nome', 'tipo', 'ambiente', 'client_id', 'url_eventos', 'url_codigo', 'merchant_id', 'ativa'])
      .select(['criada_em', 'removida_em'])
      .where('comercio_id', '=', id)
      .orderBy('id'),
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
