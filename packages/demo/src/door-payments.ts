import type { NaPorta } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { PAGO_ONLINE } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { semanaDe } from '@corre/contract/week.ts';
import type { NewRow } from '@corre/db/database.ts';
import { createDraw } from './draw.ts';
import { depois } from './schedule.ts';
import { iso } from './story.ts';

/** A large odd number. It spreads the seeds of neighbours, whose first draws would resemble each other. */
const ESPALHA = 0x9e_37_79_b1;

/** Each request has its own random generator, so that its payment changes nothing else in the history. */
const daSorte = (solicitacao_id: number) => createDraw(Math.imul(20_261_122 + solicitacao_id, ESPALHA));

/** Customers pay with multiples of this note, in reais. */
const NOTA = 50;

/** How twenty customers pay: five in cash, four by card machine. */
const FORMAS: readonly [TipoPagamento, ...TipoPagamento[]] = [
  'online',
  ...Array.from<TipoPagamento>({ length: 10 }).fill('online'),
  ...Array.from<TipoPagamento>({ length: 5 }).fill('dinheiro'),
  ...Array.from<TipoPagamento>({ length: 4 }).fill('maquininha'),
];

/** Draws the customer's payment of a request. Half of the cash payments need change. */
export function pagamentoDaDemo(solicitacao_id: number): NaPorta {
  const sorte = daSorte(solicitacao_id);
  const pagamento = sorte.um(FORMAS);
  if (pagamento === 'online') return PAGO_ONLINE;
  const valor_a_receber = sorte.inteiro(28, 130) + sorte.um([0, 0.5, 0.9]);
  const troco_para = pagamento === 'dinheiro' && sorte.chance(0.5) ? Math.ceil(valor_a_receber / NOTA) * NOTA : null;
  return { pagamento, valor_a_receber, troco_para };
}

/** Returns the lines about the payment in the text of a delivery app. */
export function linhaDoPagamento({ pagamento, valor_a_receber, troco_para }: NaPorta): string {
  if (pagamento === 'online') return 'Pago pelo app';
  const reais = (valor: number | null) => `R$ ${(valor ?? 0).toFixed(2).replace('.', ',')}`;
  const form = `Pagamento na entrega: ${pagamento === 'dinheiro' ? 'Dinheiro' : 'Maquininha'}`;
  const troco = troco_para === null ? [] : [`Troco para ${reais(troco_para)}`];
  return [form, `Cobrar do cliente ${reais(valor_a_receber)}`, ...troco].join('\n');
}

/**
 * Draws whether a delivery counts yet. A payment at the door counts after the shop has released it, within the hour and
 * in the same week. Some of the last day still wait for the release.
 */
export function liberacaoDaDemo(
  solicitacao_id: number,
  pagamento: NaPorta['pagamento'],
  chegada: Date,
  agora: Date,
): Pick<NewRow<'entrega'>, 'status' | 'data_entrega'> {
  if (pagamento === 'online') return { status: 'concluida', data_entrega: iso(chegada) };
  const sorte = daSorte(-solicitacao_id);
  const devolvida = depois(chegada, sorte.inteiro(12, 40));
  const destaSemana = semanaDe(chegada) === semanaDe(agora);
  const espera = devolvida > agora || (chegada > depois(agora, -24 * 60) && sorte.chance(0.2));
  if (destaSemana && espera) return { status: 'pendente', data_entrega: null };
  const naSemana = devolvida <= agora && semanaDe(devolvida) === semanaDe(chegada);
  return { status: 'concluida', data_entrega: iso(naSemana ? devolvida : chegada) };
}
