import type { UserType } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';

type Consulta = ReturnType<typeof sql<object>>;

/** What an account of any type leaves behind: where it is signed in, what it did and what was done to it. */
const deTodos = (user_type: UserType, id: number, coluna: string, alvo_tipo: string): Record<string, Consulta> => ({
  sessoes: sql<object>`
    select aparelho, criada_em, usada_em, expira_em from sessao where ${sql.ref(coluna)} = ${id} order by criada_em`,
  navegadores: sql<object>`
    select criado_em, usado_em from navegador_conhecido where ${sql.ref(coluna)} = ${id} order by id`,
  auditoria: sql<object>`
    select quando, ator_tipo, acao, alvo_tipo, alvo_id, detalhes from auditoria
     where (alvo_tipo = ${alvo_tipo} and alvo_id = ${id}) or (ator_tipo = ${user_type} and ator_id = ${id}) order by id`,
});

const foto = (coluna: string, id: number) => sql<object>`
  select 'image/webp' as tipo, atualizada_em, encode(bytes, 'base64') as base64 from foto where ${sql.ref(coluna)} = ${id}`;

/** A courier's; conversations whole, because what was written to them is about them as well. */
const doEntregador = (id: number): Record<string, Consulta> => ({
  foto: foto('entregador_id', id),
  entregas: sql<object>`
    select e.id, c.nome as comercio, e.quantidade, e.valor, e.valor_liquido, e.tipo_pagamento, e.status, e.data, e.data_entrega
      from entrega e join comercio c on c.id = e.comercio_id where e.entregador_id = ${id} order by e.id`,
  solicitacoes: sql<object>`
    select s.id, c.nome as comercio, s.status, s.valor_estimado, s.data_solicitacao, s.data_status
      from solicitacao s join comercio c on c.id = s.comercio_id where s.entregador_id = ${id} order by s.id`,
  avaliacoes: sql<object>`select nota, comentario, data_avaliacao from avaliacao where entregador_id = ${id} order by id`,
  mensagens: sql<object>`
    select m.solicitacao_id, m.remetente_tipo, m.mensagem, m.data_envio
      from mensagem m where m.entregador_id = ${id} order by m.data_envio`,
  intervencoes: sql<object>`
    select solicitacao_id, acao, motivo, quando, de_entregador_id = ${id} as era_dele from intervencao
     where de_entregador_id = ${id} or para_entregador_id = ${id} order by id`,
  suspensoes: sql<object>`
    select s.tipo_suspensao, s.motivo_suspensao, s.data_suspensao, s.data_expiracao_suspensao, s.data_remocao,
           c.texto as contestacao, c.resposta
      from suspensao s left join contestacao c on c.suspensao_id = s.id where s.entregador_id = ${id} order by s.id`,
  ofertas: sql<object>`
    select enviada_em, entregue_em, vista_em, respondida_em, resultado, posicao_fila
      from oferta where entregador_id = ${id} order by id`,
  pulos: sql<object>`select quando, motivo from oferta_pulo where entregador_id = ${id} order by quando`,
  fila: sql<object>`select * from fila_entregador where entregador_id = ${id}`,
  turnos: sql<object>`select inicio, fim from turno where entregador_id = ${id} order by id`,
  avisos: sql<object>`select endpoint, criada_em from inscricao_push where entregador_id = ${id} order by id`,
  pagamentos: sql<object>`
    select semana_inicio::text, total_valor, total_taxa, total_liquido, pago_em from pagamento
     where entregador_id = ${id} order by semana_inicio`,
});

const doComercio = (id: number): Record<string, Consulta> => ({
  foto: foto('comercio_id', id),
  solicitacoes: sql<object>`
    select id, endereco, observacao, link_localizacao, origem, urgente, valor_estimado, status, data_solicitacao, data_status
      from solicitacao where comercio_id = ${id} order by id`,
  entregas: sql<object>`
    select id, quantidade, valor, endereco, tipo_pagamento, status, data, data_entrega
      from entrega where comercio_id = ${id} order by id`,
  avaliacoes: sql<object>`
    select solicitacao_id, nota, comentario, data_avaliacao from avaliacao where comercio_id = ${id} order by id`,
  mensagens: sql<object>`
    select m.solicitacao_id, m.remetente_tipo, m.mensagem, m.data_envio
      from mensagem m join solicitacao s on s.id = m.solicitacao_id where s.comercio_id = ${id} order by m.data_envio`,
});

const doFuncionario = (id: number): Record<string, Consulta> => ({
  suspensoes: sql<object>`
    select entregador_id, motivo_suspensao, data_suspensao, suspensa_por = ${id} as aplicou, removida_por = ${id} as removeu
      from suspensao where suspensa_por = ${id} or removida_por = ${id} order by id`,
  intervencoes: sql<object>`select solicitacao_id, acao, motivo, quando from intervencao where funcionario_id = ${id} order by id`,
  respostas: sql<object>`select resposta, respondida_em from contestacao where respondida_por = ${id} order by id`,
});

/** Everything that is kept of one account besides its own row, by the name of the list. */
export function listasDe(user_type: UserType, id: number): Record<string, Consulta> {
  if (user_type === 'entregador') {
    return { ...doEntregador(id), ...deTodos(user_type, id, 'entregador_id', 'entregador') };
  }
  if (user_type === 'comercio') return { ...doComercio(id), ...deTodos(user_type, id, 'comercio_id', 'comercio') };
  return { ...doFuncionario(id), ...deTodos(user_type, id, 'funcionario_id', 'funcionario') };
}
