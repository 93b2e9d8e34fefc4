import type { NaPorta } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { Draw } from '../draw.ts';
import { COMERCIOS, type Pessoa } from '../people.ts';
import { ENDERECOS, OBSERVACOES } from '../texts.ts';
import { ehBairroDificil } from '../town.ts';

/** What a courier does with an offer. */
export type Resposta = 'aceita' | 'recusa' | 'deixa_passar';

/** How many offers of a hundred run out of time. */
const DEIXA_PASSAR = 0.03;

/** Draws a courier's answer by their habits. Nobody says no twice in a row: three refusals suspend. */
export function responderOferta(draw: Draw, { habitos }: Pessoa, disseNao: boolean): Resposta {
  if (disseNao) return 'aceita';
  if (draw.chance(habitos.recusa)) return 'recusa';
  return draw.chance(DEIXA_PASSAR) ? 'deixa_passar' : 'aceita';
}

/** The waits of a ride, in seconds of life. The town is small: a ride takes two to three minutes. */
const TRECHOS = {
  resposta: [2, 8],
  ate_a_loja: [20, 45],
  no_balcao: [10, 30],
  ate_o_cliente: [35, 80],
  na_porta: [8, 20],
  de_volta: [25, 60],
  entre_mensagens: [5, 15],
  na_loja: [15, 40],
  resposta_no_chat: [4, 10],
  resposta_ao_problema: [12, 30],
  ajuda: [12, 30],
  entre_pedidos: [30, 60],
} as const;
export type Trecho = keyof typeof TRECHOS;

/** Draws the length of a wait, in seconds. */
export const tempoDe = (draw: Draw, trecho: Trecho): number => {
  const [min, max] = TRECHOS[trecho];
  return draw.inteiro(min * 10, max * 10) / 10;
};

/** A delivery that a shop asks for. Values in reais. */
export interface PedidoDaLoja extends NaPorta {
  endereco: string;
  valor_estimado: number;
  observacao: string | null;
  exige_codigo: boolean;
  exige_foto: false;
  exige_recebedor: false;
  pronto_em: string | null;
}

const NOTA = 50;
const JA_PAGO: NaPorta = { pagamento: 'online', valor_a_receber: null, troco_para: null };

/** Draws the customer's payment: seven in ten online, the others by card machine or in cash. */
function pagamento(draw: Draw): NaPorta {
  if (draw.chance(0.7)) return JA_PAGO;
  const valor_a_receber = draw.inteiro(25, 60) + draw.um([0, 0.5, 0.9]);
  if (draw.chance(0.5)) return { pagamento: 'maquininha', valor_a_receber, troco_para: null };
  const troco_para = draw.chance(0.5) ? Math.ceil(valor_a_receber / NOTA) * NOTA : null;
  return { pagamento: 'dinheiro', valor_a_receber, troco_para };
}

/** Draws a delivery of a shop, by its place in COMERCIOS. `pronto_em`: when it is ready, for an order on schedule. */
export function pedidoDaLoja(draw: Draw, loja: number, pronto_em: string | null = null): PedidoDaLoja {
  const { valor_min, valor_max } = COMERCIOS[loja] ?? COMERCIOS[0];
  const naPorta = pagamento(draw);
  return {
    ...naPorta,
    endereco: draw.um(ENDERECOS),
    valor_estimado: draw.inteiro(valor_min * 2, valor_max * 2) / 2,
    observacao: draw.chance(0.3) ? draw.um(OBSERVACOES) : null,
    exige_codigo: naPorta.pagamento === 'online' && draw.chance(0.3),
    exige_foto: false,
    exige_recebedor: false,
    pronto_em,
  };
}

/** Draws whether nobody opens at an address. It happens more often in the bairro with broken bells. */
export const ninguemAtende = (draw: Draw, endereco: string): boolean =>
  draw.chance(ehBairroDificil(endereco) ? 0.4 : 0.2);
