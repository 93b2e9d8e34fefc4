import type { NaPorta } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { type Ator, type Origem, REMETENTES, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { NewRow } from '@corre/db/database.ts';
import { liberacaoDaDemo, linhaDoPagamento, pagamentoDaDemo } from './door-payments.ts';
import type { Draw } from './draw.ts';
import { COMERCIOS, PESSOAS } from './people.ts';
import { type DiaVivido, depois } from './schedule.ts';
import { type Conto, iso } from './story.ts';
import { ofertarAte } from './tell-offers.ts';
import { countProblema } from './tell-problems.ts';
import { bairroDe, COMENTARIOS, CONVERSAS, ENDERECOS, OBSERVACOES, pedidoIfood } from './texts.ts';
import type { Corrida } from './work-day.ts';
import { withId } from './write-rows.ts';

type Parada = NewRow<'solicitacao'>;

/** Draws the value of a delivery of that shop, in reais, in steps of 50 cents. */
export function valorDe(draw: Draw, comercio_id: number): number {
  const { valor_min, valor_max } = COMERCIOS[comercio_id - 1] ?? COMERCIOS[0];
  return draw.inteiro(valor_min * 2, valor_max * 2) / 2;
}

/** A route of the history. It is no longer `aguardando`. */
interface Rota {
  rota_id: number;
  comercio_id: number;
  urgente: boolean;
  inicio: Date;
}

function criarRota({ linhas }: Conto, inicio: Date, comercio_id: number, urgente: boolean): Rota {
  const rota = { comercio_id, urgente, liberada_em: iso(inicio), aguardando: false, sinalizada_em: null };
  return { rota_id: withId(linhas.rota, rota), comercio_id, urgente, inicio };
}

/** Draws the texts that the shop typed or pasted. */
function textosDoPedido(draw: Draw, endereco: string, pagamento: NaPorta) {
  const mapa = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${endereco}, Maringá - PR`)}`;
  const origem: Origem = draw.chance(0.3) ? 'ifood' : 'manual';
  const nota = draw.chance(0.4) ? draw.um(OBSERVACOES) : null;
  const observacao =
    origem === 'ifood' ? pedidoIfood(draw.inteiro(1000, 9999), endereco, linhaDoPagamento(pagamento)) : nota;
  return { endereco, origem, observacao, link_localizacao: draw.chance(0.35) ? mapa : null };
}

/** Adds one stop of a route with its first step. `passo` adds the next ones. */
function criarSolicitacao({ linhas, draw, bairros }: Conto, rota: Rota, endereco: string, ordem: number) {
  const { rota_id, comercio_id, urgente } = rota;
  const inicio = iso(rota.inicio);
  const id = linhas.solicitacao.length + 1;
  const pagamento = pagamentoDaDemo(id);
  const linha: Parada = {
    rota_id,
    ordem,
    comercio_id,
    entregador_id: null,
    bairro_id: bairros.get(bairroDe(endereco)) ?? null,
    urgente,
    ...textosDoPedido(draw, endereco, pagamento),
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
  const nota = draw.porPeso(PESSOAS[de.entregador_id - 1]?.habitos.notas ?? [0, 0, 0, 0, 1]) + 1;
  const options = COMENTARIOS[nota];
  const comentario = options && draw.chance(0.55) ? draw.um(options) : null;
  withId(linhas.avaliacao, { ...de, nota, comentario, data_avaliacao: iso(quando) });
}

/** Adds a request, or a route of two, from the request to its end: delivered, or cancelled by the shop. */
export function countPedido(conto: Conto, { meia_noite, recente }: DiaVivido, corrida: Corrida): void {
  const { draw } = conto;
  const { comercio_id, aceite } = corrida;
  const as = (minutos: number) => depois(meia_noite, minutos);
  const rota = criarRota(conto, as(corrida.pedida), comercio_id, draw.chance(0.1));
  const fim = ofertarAte(conto, rota.rota_id, corrida, meia_noite) ?? rota.inicio;
  const cancelada =
    corrida.cancelada === null ? null : new Date(Math.max(as(corrida.cancelada).getTime(), fim.getTime()));
  if (!aceite) {
    const { passo } = criarSolicitacao(conto, rota, draw.um(ENDERECOS), 1);
    passo('cancelada', cancelada ?? fim, 'comercio', comercio_id);
    return;
  }
  const entregador_id = aceite.pessoa + 1;
  for (const [i, parada] of corrida.paradas.entries()) {
    const { id, linha, passo } = criarSolicitacao(conto, rota, parada.endereco, i + 1);
    linha.entregador_id = entregador_id;
    passo('aceita', fim, 'entregador', entregador_id);
    if (cancelada) {
      passo('cancelada', cancelada, 'comercio', comercio_id);
      continue;
    }
    passo('em_retirada', as(aceite.retirada), 'entregador', entregador_id);
    passo('em_entrega', as(aceite.saida), 'entregador', entregador_id);
    chegar(conto, id, entregador_id, as(parada.chegou));
    passo('finalizada', as(parada.fim), 'entregador', entregador_id);
    if (parada.problema) countProblema(conto, linha, as(parada.chegou + 2));
    concluir(conto, { solicitacao_id: id, comercio_id, entregador_id }, linha, as(parada.fim), recente);
    if (draw.chance(recente ? 0.3 : 0.04)) conversar(conto, id, fim);
  }
}

/** Adds the milestone 'no cliente' of two deliveries in three. */
function chegar({ linhas }: Conto, solicitacao_id: number, ator_id: number, quando: Date): void {
  if (solicitacao_id % 3 === 0) return;
  const instante = iso(quando);
  linhas.marco.push({
    solicitacao_id,
    tipo: 'no_cliente',
    quando: instante,
    registrado_em: instante,
    ator_tipo: 'entregador',
    ator_id,
  });
}

/** Adds the entrega of a finished request, and sometimes the shop's rating. */
function concluir(
  conto: Conto,
  de: { solicitacao_id: number; comercio_id: number; entregador_id: number },
  linha: Parada,
  chegada: Date,
  recente: boolean,
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
  if (draw.chance(recente ? 0.5 : 0.2) && quando < agora) avaliar(conto, { ...de, quando });
}
