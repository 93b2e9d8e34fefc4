import type { NaPorta } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { type Ator, type Origem, REMETENTES, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { NewRow } from '@corre/db/database.ts';
import { liberacaoDaDemo, linhaDoPagamento, pagamentoDaDemo } from './door-payments.ts';
import type { Draw } from './draw.ts';
import { COMERCIOS, PESSOAS } from './people.ts';
import { type Compromisso, depois } from './schedule.ts';
import { type Conto, iso } from './story.ts';
import { ofertarAte } from './tell-offers.ts';
import { COMENTARIOS, CONVERSAS, ENDERECOS, OBSERVACOES, pedidoIfood } from './texts.ts';
import { withId } from './write-rows.ts';

type Parada = NewRow<'solicitacao'>;

/** Draws a shop, weighted by how much it orders. Ids count from 1 in the order of `COMERCIOS`. */
export const drawComercio = (draw: Draw): number => draw.porPeso(COMERCIOS.map(({ peso }) => peso)) + 1;

/** Draws the value of a delivery of that shop, in reais, in steps of 50 cents. */
export function valorDe(draw: Draw, comercio_id: number): number {
  const { valor_min, valor_max } = COMERCIOS[comercio_id - 1] ?? COMERCIOS[0];
  return draw.inteiro(valor_min * 2, valor_max * 2) / 2;
}

/** A route of the history. It is no longer `aguardando`. */
export interface Rota {
  rota_id: number;
  comercio_id: number;
  urgente: boolean;
  inicio: Date;
}

export function criarRota({ linhas, draw }: Conto, inicio: Date, urgente: boolean): Rota {
  const comercio_id = drawComercio(draw);
  const rota = { comercio_id, urgente, liberada_em: iso(inicio), aguardando: false, sinalizada_em: null };
  return { rota_id: withId(linhas.rota, rota), comercio_id, urgente, inicio };
}

/** Draws the texts that the shop typed or pasted. */
function textosDoPedido(draw: Draw, pagamento: NaPorta) {
  const endereco = draw.um(ENDERECOS);
  const mapa = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${endereco}, Maringá - PR`)}`;
  const origem: Origem = draw.chance(0.3) ? 'ifood' : 'manual';
  const nota = draw.chance(0.4) ? draw.um(OBSERVACOES) : null;
  const observacao =
    origem === 'ifood' ? pedidoIfood(draw.inteiro(1000, 9999), endereco, linhaDoPagamento(pagamento)) : nota;
  return { endereco, origem, observacao, link_localizacao: draw.chance(0.35) ? mapa : null };
}

/** Adds one stop of a route with its first step. `passo` adds the next ones. */
export function criarSolicitacao({ linhas, draw }: Conto, rota: Rota, ordem: number) {
  const { rota_id, comercio_id, urgente } = rota;
  const inicio = iso(rota.inicio);
  const id = linhas.solicitacao.length + 1;
  const pagamento = pagamentoDaDemo(id);
  const linha: Parada = {
    rota_id,
    ordem,
    comercio_id,
    entregador_id: null,
    urgente,
    ...textosDoPedido(draw, pagamento),
    ...pagamento,
    valor_estimado: valorDe(draw, comercio_id),
    status: 'aguardando',
    data_solicitacao: inicio,
    data_status: inicio,
    atribuida_por: null,
  };
  linhas.solicitacao.push(Object.assign(linha, { id }));
  const passo = (status: StatusSolicitacao, quando: Date, ator_tipo: Ator, ator_id: number) => {
    linhas.solicitacao_historico.push({ solicitacao_id: id, status, quando: iso(quando), ator_tipo, ator_id });
    Object.assign(linha, { status, data_status: iso(quando) });
  };
  passo('aguardando', rota.inicio, 'comercio', comercio_id);
  return { id, linha, passo };
}

function conversar({ linhas, draw }: Conto, solicitacao_id: number, inicio: Date): void {
  const conversa = draw.um(CONVERSAS);
  conversa.forEach(([remetente_tipo, mensagem], i) => {
    const data_envio = iso(depois(inicio, 1 + i * 1.7));
    linhas.mensagem.push({
      id: draw.uuid(),
      solicitacao_id,
      sequencia: i + 1,
      remetente_tipo,
      mensagem,
      data_envio,
    });
  });
  for (const leitor_tipo of REMETENTES) {
    linhas.leitura.push({ solicitacao_id, leitor_tipo, ate_sequencia: conversa.length });
  }
}

function avaliar(
  { linhas, draw }: Conto,
  dados: { solicitacao_id: number; comercio_id: number; entregador_id: number; quando: Date },
): void {
  const { quando, ...de } = dados;
  const nota = draw.porPeso(PESSOAS[de.entregador_id - 1]?.notas ?? [0, 0, 0, 0, 1]) + 1;
  const options = COMENTARIOS[nota];
  const comentario = options && draw.chance(0.55) ? draw.um(options) : null;
  withId(linhas.avaliacao, { ...de, nota, comentario, data_avaliacao: iso(quando) });
}

/** Adds a finished request, or a route of two, from the request to the rating. */
export function countPedido(conto: Conto, { pessoa, inicio }: Compromisso, paradas: number): void {
  const { draw } = conto;
  const entregador_id = pessoa + 1;
  const rota = criarRota(conto, inicio, draw.chance(0.1));
  const aceita = ofertarAte(conto, rota.rota_id, entregador_id, inicio);
  const retirada = depois(aceita, draw.inteiro(40, 80) / 10);
  const saida = depois(retirada, draw.inteiro(15, 60) / 10);
  for (let ordem = 1; ordem <= paradas; ordem += 1) {
    const { id, linha, passo } = criarSolicitacao(conto, rota, ordem);
    linha.entregador_id = entregador_id;
    const chegada = depois(saida, draw.inteiro(60, 110) / 10 + 8 * (ordem - 1));
    passo('aceita', aceita, 'entregador', entregador_id);
    passo('em_retirada', retirada, 'entregador', entregador_id);
    passo('em_entrega', saida, 'entregador', entregador_id);
    passo('finalizada', chegada, 'entregador', entregador_id);
    concluir(conto, { solicitacao_id: id, comercio_id: rota.comercio_id, entregador_id }, linha, chegada);
    if (draw.chance(0.3)) conversar(conto, id, aceita);
  }
}

/** Adds the entrega of a finished request, and sometimes the shop's rating. */
function concluir(
  conto: Conto,
  de: { solicitacao_id: number; comercio_id: number; entregador_id: number },
  linha: Parada,
  chegada: Date,
) {
  const { linhas, draw, agora } = conto;
  const tipo_pagamento = linha.pagamento ?? 'online';
  withId(linhas.entrega, {
    ...de,
    quantidade: 1,
    valor: linha.valor_estimado,
    endereco: linha.endereco,
    tipo_pagamento,
    ...liberacaoDaDemo(de.solicitacao_id, tipo_pagamento, chegada, agora),
    data: iso(chegada),
  });
  const quando = depois(chegada, draw.inteiro(2, 8));
  if (draw.chance(0.5) && quando < agora) avaliar(conto, { ...de, quando });
}
