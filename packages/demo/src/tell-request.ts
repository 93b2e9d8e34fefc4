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
import { comId } from './write-rows.ts';

type Parada = NewRow<'solicitacao'>;

/** Draws a shop, weighted by how much it orders. Ids count from 1 in the order of `COMERCIOS`. */
export const sortearComercio = (sorteio: Draw): number => sorteio.porPeso(COMERCIOS.map(({ peso }) => peso)) + 1;

/** Draws the value of a delivery of that shop, in reais, in steps of 50 cents. */
export function valorDe(sorteio: Draw, comercio_id: number): number {
  const { valor_min, valor_max } = COMERCIOS[comercio_id - 1] ?? COMERCIOS[0];
  return sorteio.inteiro(valor_min * 2, valor_max * 2) / 2;
}

/** A route of the history. It is no longer `aguardando`. */
export interface Rota {
  rota_id: number;
  comercio_id: number;
  urgente: boolean;
  inicio: Date;
}

export function criarRota({ linhas, sorteio }: Conto, inicio: Date, urgente: boolean): Rota {
  const comercio_id = sortearComercio(sorteio);
  const rota = { comercio_id, urgente, liberada_em: iso(inicio), aguardando: false, sinalizada_em: null };
  return { rota_id: comId(linhas.rota, rota), comercio_id, urgente, inicio };
}

/** Draws the texts that the shop typed or pasted. */
function textosDoPedido(sorteio: Draw, pagamento: NaPorta) {
  const endereco = sorteio.um(ENDERECOS);
  const mapa = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${endereco}, Maringá - PR`)}`;
  const origem: Origem = sorteio.chance(0.3) ? 'ifood' : 'manual';
  const nota = sorteio.chance(0.4) ? sorteio.um(OBSERVACOES) : null;
  const observacao =
    origem === 'ifood' ? pedidoIfood(sorteio.inteiro(1000, 9999), endereco, linhaDoPagamento(pagamento)) : nota;
  return { endereco, origem, observacao, link_localizacao: sorteio.chance(0.35) ? mapa : null };
}

/** Adds one stop of a route with its first step. `passo` adds the next ones. */
export function criarSolicitacao({ linhas, sorteio }: Conto, rota: Rota, ordem: number) {
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
    ...textosDoPedido(sorteio, pagamento),
    ...pagamento,
    valor_estimado: valorDe(sorteio, comercio_id),
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

function conversar({ linhas, sorteio }: Conto, solicitacao_id: number, inicio: Date): void {
  const conversa = sorteio.um(CONVERSAS);
  conversa.forEach(([remetente_tipo, mensagem], i) => {
    const data_envio = iso(depois(inicio, 1 + i * 1.7));
    linhas.mensagem.push({
      id: sorteio.uuid(),
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
  { linhas, sorteio }: Conto,
  dados: { solicitacao_id: number; comercio_id: number; entregador_id: number; quando: Date },
): void {
  const { quando, ...de } = dados;
  const nota = sorteio.porPeso(PESSOAS[de.entregador_id - 1]?.notas ?? [0, 0, 0, 0, 1]) + 1;
  const opcoes = COMENTARIOS[nota];
  const comentario = opcoes && sorteio.chance(0.55) ? sorteio.um(opcoes) : null;
  comId(linhas.avaliacao, { ...de, nota, comentario, data_avaliacao: iso(quando) });
}

/** Adds a finished request, or a route of two, from the request to the rating. */
export function contarPedido(conto: Conto, { pessoa, inicio }: Compromisso, paradas: number): void {
  const { sorteio } = conto;
  const entregador_id = pessoa + 1;
  const rota = criarRota(conto, inicio, sorteio.chance(0.1));
  const aceita = ofertarAte(conto, rota.rota_id, entregador_id, inicio);
  const retirada = depois(aceita, sorteio.inteiro(40, 80) / 10);
  const saida = depois(retirada, sorteio.inteiro(15, 60) / 10);
  for (let ordem = 1; ordem <= paradas; ordem += 1) {
    const { id, linha, passo } = criarSolicitacao(conto, rota, ordem);
    linha.entregador_id = entregador_id;
    const chegada = depois(saida, sorteio.inteiro(60, 110) / 10 + 8 * (ordem - 1));
    passo('aceita', aceita, 'entregador', entregador_id);
    passo('em_retirada', retirada, 'entregador', entregador_id);
    passo('em_entrega', saida, 'entregador', entregador_id);
    passo('finalizada', chegada, 'entregador', entregador_id);
    concluir(conto, { solicitacao_id: id, comercio_id: rota.comercio_id, entregador_id }, linha, chegada);
    if (sorteio.chance(0.3)) conversar(conto, id, aceita);
  }
}

/** Adds the entrega of a finished request, and sometimes the shop's rating. */
function concluir(
  conto: Conto,
  de: { solicitacao_id: number; comercio_id: number; entregador_id: number },
  linha: Parada,
  chegada: Date,
) {
  const { linhas, sorteio, agora } = conto;
  const tipo_pagamento = linha.pagamento ?? 'online';
  comId(linhas.entrega, {
    ...de,
    quantidade: 1,
    valor: linha.valor_estimado,
    endereco: linha.endereco,
    tipo_pagamento,
    ...liberacaoDaDemo(de.solicitacao_id, tipo_pagamento, chegada, agora),
    data: iso(chegada),
  });
  const quando = depois(chegada, sorteio.inteiro(2, 8));
  if (sorteio.chance(0.5) && quando < agora) avaliar(conto, { ...de, quando });
}
