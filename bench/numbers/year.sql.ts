import { comercios, entregadores } from '@corre/testing/harness/long-history.ts';

const SHOPS = 300;
const BAIRROS = 40;
/** Deliveries of a courier in a year. */
const PER_COURIER = 5_000;
/** The hours of a day in which deliveries end, from 11 h on, in seconds. */
const OPEN_SECONDS = 12 * 3_600;

const couriersFor = (deliveries: number) => Math.max(10, Math.ceil(deliveries / PER_COURIER));

/**
 * Returns statements that fill an empty database with deliveries of the days before today, without triggers. Waits
 * differ from delivery to delivery, so that the cells have many values. Rows lie in the order of time, as in operation.
 */
export function yearOf(deliveries: number, days: number): string[] {
  const couriers = couriersFor(deliveries);
  const perDay = Math.ceil(deliveries / days);
  return [
    `${entregadores(couriers)} ${comercios(SHOPS)}
     insert into bairro (nome, chave) select 'Zona ' || n, 'zona ' || n from generate_series(1, ${BAIRROS}) n`,
    `create unlogged table ano as
     select g as id, 1 + g % ${SHOPS} as loja, 1 + (g / 7) % ${couriers} as quem, 1 + g % ${BAIRROS} as bairro,
            (date_trunc('day', agora(), 'America/Sao_Paulo') - (${days} - (g - 1) / ${perDay}) * interval '1 day')
              + interval '11 hours' + ((g - 1) % ${perDay}) * ${OPEN_SECONDS} / ${perDay} * interval '1 second' as fim,
            20 + g::bigint * 31 % 400 as aceitar, 60 + g::bigint * 17 % 700 as balcao, 30 + g::bigint * 13 % 900 as no_balcao,
            120 + g::bigint * 11 % 1200 as caminho, 20 + g::bigint * 7 % 400 as porta
       from generate_series(1, ${deliveries}) g`,
    `insert into rota (id, comercio_id, liberada_em, aguardando)
     select id, loja, fim - (aceitar + balcao + no_balcao + caminho + porta) * interval '1 second', false from ano`,
    `insert into solicitacao (id, rota_id, comercio_id, entregador_id, bairro_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
     select id, id, loja, quem, bairro, 'Rua A, 1', 'manual', 9, case when id % 20 = 0 then 'cancelada' else 'finalizada' end,
            fim - (aceitar + balcao + no_balcao + caminho + porta) * interval '1 second', fim from ano`,
    `insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
     select a.id, p.status, a.fim - p.antes * interval '1 second', 'sistema' from ano a, lateral (values
       ('aguardando', aceitar + balcao + no_balcao + caminho + porta), ('aceita', balcao + no_balcao + caminho + porta),
       ('em_retirada', no_balcao + caminho + porta), ('em_entrega', caminho + porta),
       (case when a.id % 20 = 0 then 'cancelada' else 'finalizada' end, 0)) p (status, antes)`,
    `insert into marco (solicitacao_id, tipo, quando, ator_tipo)
     select id, 'no_cliente', fim - porta * interval '1 second', 'sistema' from ano`,
    `insert into problema (solicitacao_id, entregador_id, motivo, aberto_em, encerrado_em)
     select id, quem, 'ninguem_atende', fim, fim from ano where id % 25 = 0`,
    `insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, vista_em, respondida_em, resultado)
     select a.id, a.quem, 1, i, i, i + interval '1 second', i, i, 'aceita'
       from ano a, lateral (select a.fim - (balcao + no_balcao + caminho + porta) * interval '1 second' as i) x order by i`,
    `insert into turno (entregador_id, inicio, fim)
     select e, d + interval '11 hours', d + interval '23 hours' from generate_series(1, ${couriers}) e,
            lateral (select date_trunc('day', agora(), 'America/Sao_Paulo') - n * interval '1 day' as d from generate_series(1, ${days}) n) x`,
    `insert into entrega (comercio_id, entregador_id, solicitacao_id, quantidade, valor, valor_liquido, tipo_pagamento, status, data, data_entrega)
     select loja, quem, id, 1, 9, 8.1, 'online', 'concluida', fim, fim from ano where id % 20 <> 0`,
    `insert into resumo_semanal select semana_inicio, entregador_id, comercio_id, count(*), sum(quantidade), sum(valor) from entrega group by 1, 2, 3`,
    'drop table ano',
    'vacuum analyze',
  ];
}
