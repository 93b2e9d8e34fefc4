/** Couriers and shops of every world. */
const COURIERS = 2_000;
const SHOPS = 300;
/**
 * Weeks that the answers show (`SEMANAS_HISTORICO`), the same in every world. The past lies in the two years before
 * them.
 */
const WEEKS_SHOWN = 26;
const WEEKS_PAST = 104;
/** Couriers who work every day, and their deliveries per week. */
const BUSY_COURIERS = 20;
const BUSY_PER_WEEK = 20;
/** The first of them are new in the shown half year and have no past. */
const NEWCOMERS = 3;
/**
 * Deliveries per week of the present: one of every courier, each week for another shop, and those of the busy
 * couriers.
 */
const PER_WEEK = COURIERS + BUSY_COURIERS * BUSY_PER_WEEK;
export const PRESENT = WEEKS_SHOWN * PER_WEEK;
/** A courier without a past, and one with a past. */
export const NEWCOMER = COURIERS + 1;
export const REGULAR = NEWCOMERS + 1;
/** One in so many deliveries was refused before, rated, has chat messages, or has an audit entry. */
const EACH = { refused: 5, rated: 5, talked: 10, audited: 10 };
/** Answers kept for retries: those of a busy day, before the sweep. */
const KEPT_ANSWERS = 200_000;

/**
 * Returns a subquery `d` with the instant, the courier and the shop of each delivery. The oldest delivery comes first.
 */
const deliveries = (past: number, from: number, to: number) => `
  (select g as id, 1 + c as entregador_id, 1 + (c * 37 + volta % 15) % ${SHOPS} as comercio_id,
          6 + (g % 900) / 100.0 as valor, quando
     from (
       select g, g % ${COURIERS} as c, g / ${COURIERS} as volta,
              inicio_da_semana(semana_de(agora())) - make_interval(weeks => ${WEEKS_SHOWN + WEEKS_PAST - 1})
                + g * (interval '${WEEKS_PAST} weeks' / ${past}) - interval '1 day' as quando
         from generate_series(${from}, least(${to}, ${past})) g
       union all
       select g, case when vez < ${COURIERS} then vez
                      when vez % ${BUSY_COURIERS} < ${NEWCOMERS} then ${COURIERS} + vez % ${BUSY_COURIERS}
                      else vez % ${BUSY_COURIERS} end,
              case when vez < ${COURIERS} then semana else vez end,
              segunda + (least(agora() - interval '1 hour', segunda + interval '7 days') - segunda) * vez / ${PER_WEEK}.0
         from (select g, p / ${PER_WEEK} as semana, p % ${PER_WEEK} as vez,
                      inicio_da_semana(semana_de(agora()) - 7 * (${WEEKS_SHOWN - 1} - p / ${PER_WEEK})) as segunda
                 from (select g, g - ${past} - 1 as p from generate_series(greatest(${from}, ${past + 1}), ${to}) g) numero) presente
     ) quando_e_quem) d`;

/** Returns the SQL that fills one table for the deliveries of a number range. */
export type Fill = (past: number, from: number, to: number) => string;

const STEPS = `(values ('aguardando', 0, 'comercio'), ('aceita', 20, 'entregador'), ('em_retirada', 400, 'entregador'),
  ('em_entrega', 900, 'entregador'), ('finalizada', 1800, 'entregador')) p (status, segundos, ator)`;

/**
 * The rows of each delivery, by table, the largest first. Each delivery was offered, accepted and finished in half an
 * hour.
 */
export const perDelivery: Record<string, Fill> = {
  solicitacao_historico: (past, from, to) => `
    insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo, ator_id)
    select d.id, p.status, d.quando + p.segundos * interval '1 second', p.ator,
           case p.ator when 'comercio' then d.comercio_id else d.entregador_id end
      from ${deliveries(past, from, to)}, ${STEPS}`,
  entrega: (past, from, to) => `
    insert into entrega (id, comercio_id, entregador_id, solicitacao_id, quantidade, valor, valor_liquido, endereco, tipo_pagamento, status, data, data_entrega)
    select d.id, d.comercio_id, d.entregador_id, d.id, 1, d.valor, d.valor - round(d.valor * 0.1, 2), 'Rua Santos Dumont, ' || d.id % 3000, 'online', 'concluida',
           d.quando + interval '1800 seconds', d.quando + interval '1800 seconds'
      from ${deliveries(past, from, to)}`,
  solicitacao: (past, from, to) => `
    insert into solicitacao (id, rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
    select d.id, d.id, d.comercio_id, d.entregador_id, 'Rua Santos Dumont, ' || d.id % 3000, 'manual', d.valor, 'finalizada',
           d.quando, d.quando + interval '1800 seconds'
      from ${deliveries(past, from, to)}`,
  oferta: (past, from, to) => `
    insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, entregue_em, vista_em, respondida_em, resultado, recusa)
    select d.id, 1 + (d.entregador_id - 1 + o.outro) % ${COURIERS}, 1, d.quando + o.segundos * interval '1 second',
           d.quando + (o.segundos + 3) * interval '1 second', d.quando + (o.segundos + 10) * interval '1 second',
           d.quando + (o.segundos + 1) * interval '1 second', d.quando + (o.segundos + 2) * interval '1 second',
           d.quando + (o.segundos + 6) * interval '1 second', o.resultado, o.recusa
      from ${deliveries(past, from, to)}
      join (values (1, 2, 'recusada', 1), (0, 14, 'aceita', null)) o (outro, segundos, resultado, recusa)
        on o.resultado = 'aceita' or d.id % ${EACH.refused} = 0
     order by d.id, o.segundos`,
  rota: (past, from, to) => `
    insert into rota (id, comercio_id, liberada_em, aguardando)
    select d.id, d.comercio_id, d.quando, false from ${deliveries(past, from, to)}`,
  avaliacao: (past, from, to) => `
    insert into avaliacao (solicitacao_id, comercio_id, entregador_id, nota, comentario, data_avaliacao)
    select d.id, d.comercio_id, d.entregador_id, 3 + d.id % 3, 'Chegou quente', d.quando + interval '1 hour'
      from ${deliveries(past, from, to)} where d.id % ${EACH.rated} = 0`,
  mensagem: (past, from, to) => `
    insert into mensagem (id, solicitacao_id, entregador_id, sequencia, remetente_tipo, mensagem, data_envio)
    select gen_random_uuid(), d.id, d.entregador_id, 1, 'comercio', 'O interfone está com defeito', d.quando + interval '10 minutes'
      from ${deliveries(past, from, to)} where d.id % ${EACH.talked} = 0`,
  auditoria: (past, from, to) => `
    insert into auditoria (quando, ator_tipo, ator_id, acao, alvo_tipo, alvo_id)
    select d.quando, 'suporte', 10 + d.id % 50, 'intervencao', 'solicitacao', d.id
      from ${deliveries(past, from, to)} where d.id % ${EACH.audited} = 0`,
};

/** The accounts of every world. All have the same password and the same encrypted documents. */
export const people = `
  insert into entregador (id, usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco,
                          bairro, cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
  select g, 'entregador' || g, 'Entregador ' || g, '2024-01-08', '1995-03-10', $1, 'indice-' || g, $1, 'solteiro', 'Rua Neo Alves Martins, 100',
         'Zona 1', '87013060', '+5544998124076', 'email', $1, 'Entregador ' || g, $2
    from generate_series(1, ${COURIERS + NEWCOMERS}) g`;
/** The queue, with the sign of life that a trigger would add. */
export const queue = `
  insert into fila_entregador (entregador_id) select id from entregador;
  insert into sinal (entregador_id) select id from entregador`;
export const shops = `
  insert into comercio (id, nome, nome_chave, senha_hash, senha_inicial)
  select g, 'Comércio ' || g, 'comercio ' || g, $1, false from generate_series(1, ${SHOPS}) g`;
export const staff = `
  insert into funcionario (id, user_type, usuario, nome, senha_hash) values (1, 'suporte', 'carla', 'Carla', $1), (2, 'admin', 'admin', 'Admin', $1)`;

/** Rows that depend on the size of the world but not on a single delivery. */
export const beside = (past: number): Record<string, string> => ({
  turno: `
    insert into turno (entregador_id, inicio, fim)
    select e.id, agora() - dia * interval '1 day' - interval '8 hours', agora() - dia * interval '1 day'
      from entregador e, generate_series(1, least(${WEEKS_PAST * 7}, 1 + ${past} / ${COURIERS})) dia`,
  idempotencia: `
    insert into idempotencia (ator, chave, operacao, pedido_hash, resposta, criada_em)
    select 'entregador:' || 1 + g % ${COURIERS}, 'chave-' || g, 'ofertas.aceitar', '\\x00', '{"message":"ok"}', agora() - g * interval '1 second'
      from generate_series(1, least(${past}, ${KEPT_ANSWERS})) g`,
  limite: `
    insert into limite (key, points, expire)
    select 'login-conta:' || md5(g::text), 1, (extract(epoch from agora()) - g)::bigint * 1000
      from generate_series(1, least(${past}, ${KEPT_ANSWERS})) g`,
});

/** The sums that the triggers would have kept, computed in bulk. */
export const summaries: Record<string, string> = {
  resumo_semanal: `
    insert into resumo_semanal
    select semana_inicio, entregador_id, comercio_id, count(*), sum(quantidade), sum(valor) from entrega
     where status = 'concluida' group by 1, 2, 3 order by 1, 2, 3`,
  resumo_fechado: `
    insert into resumo_fechado
    select entregador_id, comercio_id, sum(total_entregas), sum(total_quantidade), sum(total_valor), sum(ate_aqui - antes)
      from (select r.*, taxa_de(sum(total_valor) over w, semana_inicio) as ate_aqui,
                   taxa_de(sum(total_valor) over w - total_valor, semana_inicio) as antes
              from resumo_semanal r where semana_inicio < semana_de(agora())
            window w as (partition by semana_inicio, entregador_id order by comercio_id)) c
     group by 1, 2`,
  fechamento: `update fechamento set ate = semana_de(agora())`,
  entregador: `
    update entregador e set total_entregas = coalesce(t.total, 0), total_solicitacoes = coalesce(t.total, 0),
           avaliacao_soma = coalesce(a.soma, 0), total_avaliacoes = coalesce(a.total, 0)
      from entregador x
      left join (select entregador_id, count(*) as total from entrega group by 1) t on t.entregador_id = x.id
      left join (select entregador_id, sum(nota) as soma, count(*) as total from avaliacao group by 1) a on a.entregador_id = x.id
     where x.id = e.id`,
};
