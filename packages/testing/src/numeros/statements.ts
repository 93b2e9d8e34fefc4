import { liquido } from '@corre/contract/cents.ts';
import { type Facts, instantOf, type Stop } from './facts.ts';
import { BAIRROS, START_MS } from './world.ts';

const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
const at = (tick: number | null) => text(tick === null ? null : instantOf(tick));
const insert = (into: string, rows: string[]) =>
  rows.length === 0 ? [] : [`insert into ${into} values ${rows.join(', ')}`];
const dayOf = (week: number) => new Date(START_MS + week * 7 * 86_400_000).toISOString().slice(0, 10);

/** The tables of a world, and what is computed from them. */
const TABLES =
  'rota, solicitacao, solicitacao_historico, marco, problema, oferta, turno, entrega, resumo_semanal, resumo_fechado, ajuste, pagamento, fatura, numero_somado, numero_mudado, relatorio_semanal, bairro';

const step = ({ id }: Stop, status: string, tick: number | null, phone: number | null = null) =>
  tick === null ? [] : [`(${id}, '${status}', ${at(tick)}, 'sistema', ${at(phone)})`];

const stepsOf = (stop: Stop) => [
  ...step(stop, 'aguardando', stop.pedida),
  ...step(stop, 'aceita', stop.aceita),
  ...step(stop, 'em_retirada', stop.no_balcao_recebido, stop.no_balcao),
  ...step(stop, 'em_entrega', stop.saiu),
  ...step(stop, stop.status, stop.fim),
];

/**
 * Returns the statements that replace the world in the database. They expect that no trigger fires. The last one tells
 * the planner about the new rows.
 */
export function statementsOf({ stops, offers, shifts, adjustments }: Facts): string[] {
  const routes = [...new Map(stops.map((stop) => [stop.rota_id, stop])).values()];
  return [
    `truncate ${TABLES} cascade`,
    "update numero_fechado set ate = '-infinity'",
    "update fechamento set ate = '-infinity'",
    `insert into bairro (id, nome, chave) select n, 'Zona ' || n, 'zona ' || n from generate_series(1, ${BAIRROS}) n`,
    ...insert(
      'rota (id, comercio_id, aguardando, liberada_em, oferecer_apos)',
      routes.map(
        (s) => `(${s.rota_id}, ${s.comercio_id}, false, ${at(s.oferecer_apos ?? s.pedida)}, ${at(s.oferecer_apos)})`,
      ),
    ),
    ...insert(
      'solicitacao (id, rota_id, ordem, comercio_id, entregador_id, bairro_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)',
      stops.map(
        (s) =>
          `(${s.id}, ${s.rota_id}, ${s.ordem}, ${s.comercio_id}, ${s.entregador_id}, ${s.bairro_id}, 'Rua A, 1', 'manual', 9, '${s.status}', ${at(s.pedida)}, ${at(s.fim)})`,
      ),
    ),
    ...insert('solicitacao_historico (solicitacao_id, status, quando, ator_tipo, feita_em)', stops.flatMap(stepsOf)),
    ...insert(
      'marco (solicitacao_id, tipo, quando, ator_tipo)',
      stops.flatMap((s) => (s.na_porta === null ? [] : [`(${s.id}, 'no_cliente', ${at(s.na_porta)}, 'sistema')`])),
    ),
    ...insert(
      'problema (solicitacao_id, entregador_id, motivo, aberto_em, encerrado_em)',
      stops.flatMap((s) =>
        s.problemas.map((motivo) => `(${s.id}, ${s.entregador_id}, '${motivo}', ${at(s.fim)}, ${at(s.fim)})`),
      ),
    ),
    ...insert(
      'oferta (id, rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, vista_em, respondida_em, resultado, motivo_recusa)',
      offers.map(
        (o) =>
          `(${o.id}, ${o.rota_id}, ${o.entregador_id}, 1, ${at(o.enviada)}, ${at(o.enviada + 1)}, ${at(o.enviada + 2)}, ${at(o.vista)}, ${at(o.respondida)}, '${o.resultado}', ${text(o.motivo)})`,
      ),
    ),
    ...insert(
      'turno (entregador_id, inicio, fim)',
      shifts.map((t) => `(${t.entregador_id}, ${at(t.inicio)}, ${at(t.fim)})`),
    ),
    ...insert(
      'entrega (comercio_id, entregador_id, solicitacao_id, quantidade, valor, valor_liquido, tipo_pagamento, status, data, data_entrega)',
      stops.flatMap((s) =>
        s.status === 'finalizada'
          ? [
              `(${s.comercio_id}, ${s.entregador_id}, ${s.id}, 1, ${s.centavos / 100}, ${liquido(s.centavos / 100, 10)}, 'online', 'concluida', ${at(s.fim)}, ${at(s.fim)})`,
            ]
          : [],
      ),
    ),
    `insert into resumo_semanal select semana_inicio, entregador_id, comercio_id, count(*), sum(quantidade), sum(valor) from entrega group by 1, 2, 3`,
    ...insert(
      'ajuste (semana_inicio, entregador_id, tipo, valor, motivo, criado_por, consentido_em, cancelado_em, cancelado_por)',
      adjustments.map(
        (a) =>
          `('${dayOf(a.semana)}', ${a.entregador}, '${a.bonus ? 'bonus' : 'dano'}', ${(a.bonus ? 1 : -1) * (a.centavos / 100)}, 'x', 1, ${a.consentido ? 'agora()' : 'null'}, ${a.cancelado ? 'agora(), 1' : 'null, null'})`,
      ),
    ),
    `analyze ${TABLES}`,
  ];
}
