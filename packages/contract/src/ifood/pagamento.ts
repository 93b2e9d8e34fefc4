import { TEXTO_LONGO_MAX } from '../constants.ts';
import type { TipoPagamento } from '../vocabulario.ts';
import { firstAmount, withoutAccents } from './amounts.ts';
import { cleanLines } from './lines.ts';
import { mayMentionPorta, mentionsPorta, pagamentoNaPorta, TROCO, trocoPara } from './na-porta.ts';

/** The payment according to a pasted iFood text [pagamento-na-porta]. */
export interface PagamentoLido {
  /** null: there may be an amount to collect, but the form of payment is unknown */
  pagamento: TipoPagamento | null;
  valor_a_receber: number | null;
  troco_para: number | null;
  /** whether the text mentions the payment; if not, it stays `online` */
  lido: boolean;
}

/** Number of characters that are read in a line. */
const LINHA_MAX = 400;

const NAO_DIZ: PagamentoLido = { pagamento: 'online', valor_a_receber: null, troco_para: null, lido: false };
const PAGO: PagamentoLido = { ...NAO_DIZ, lido: true };

const NAO_COBRAR =
  /\b(?:nao|nada) (?:e (?:para|preciso) |a |precisa )?cobrar\b(?! (?:a |o )?(?:taxa|entrega|frete|embalagem))|\bnada a (?:receber|pagar)\b/u;
/**
 * 'Cobrar do cliente', 'Valor a cobrar', 'Total a cobrar na entrega', 'Receber do cliente', 'Falta pagar', 'Restante
 * na entrega'.
 */
const COBRAR =
  /\b(?:(?<!\bnao )cobrar|a receber|receber d[oe] cliente|(?<!(?:valor|total|taxa) )a pagar|cobranca na entrega|faltam? (?:pagar|receber|r\$)|restante(?= ?:| r\$| na | a ))\b(?: (?:d[oe]|ao) (?:cliente|entregador))?(?: na entrega)?/u;
const TOTAL =
  /^[^\p{L}\p{N}]*(?:(?:valor )?total(?: (?:do pedido|geral|da conta|a pagar))?|valor a pagar)(?![\p{L}\p{N}]| d[eo]| a)/u;
const A_PAGAR = /\b(?:valor|total) a pagar\b/u;

const FORA = `(?:online|on-line|on line|app|aplicativo|site|antecipad[oa]|(?:pel[oa]|via|no) ifood)`;
/** 'Pago online', 'Pagamento: Pago pelo app', 'Já foi pago', 'Crédito (pago)', and a line that only says 'Pago'. */
const ONLINE = new RegExp(
  [
    String.raw`\bpag(?:o|a|amento|ou)\b[^\n]*\b${FORA}\b`,
    String.raw`\b${FORA}\b[^\n]*\bpag(?:o|a|amento)\b`,
    String.raw`\bja (?:foi |esta )?(?:pag[oa]|quitad[oa])\b`,
    String.raw`\bpedido pago\b`,
    String.raw`[-(:] ?pag[oa] ?\)?$`,
    String.raw`^[^\p{L}\p{N}]*pag[oa][^\p{L}\p{N}]*$`,
  ].join('|'),
  'u',
);
const NAO_PAGO = new RegExp(
  String.raw`\bnao (?:foi |esta )?(?:pag|quitad)|\bpagamento pendente\b|\b${FORA}\b ?[:?-]? ?nao\b`,
  'u',
);

const isOnline = (linha: string) => ONLINE.test(linha) && !NAO_PAGO.test(linha) && !mentionsPorta(linha);

/**
 * Whether the text mentions an amount to collect without a number. If it is not paid already, the word for change or
 * door is enough.
 */
const needsChoice = (linhas: readonly string[], pago: boolean): boolean =>
  linhas.some((linha) => COBRAR.test(linha) || mentionsPorta(linha)) ||
  (!pago &&
    linhas.some((linha) => NAO_PAGO.test(linha) || A_PAGAR.test(linha) || TROCO.test(linha) || mayMentionPorta(linha)));

/**
 * Returns how the customer of a pasted iFood text pays. An amount to collect overrides 'pago online', because a part
 * may be paid. 'pago online' overrides a mere word for money. A form of payment without an amount takes the order's
 * total. An amount above the total is the note for which the customer needs change. PIX at the door counts as card
 * machine. If the text mentions the door but stays unclear, `pagamento` is null and the form asks the shop.
 */
export function pagamentoDoIfood(texto: string): PagamentoLido {
  // A longer text is refused as a note. The limit also keeps typing fast when a line is very long.
  const linhas = cleanLines(texto.slice(0, TEXTO_LONGO_MAX)).map((linha) => withoutAccents(linha.slice(0, LINHA_MAX)));
  const cobrar = linhas.some((linha) => NAO_COBRAR.test(linha)) ? 0 : firstAmount(linhas, COBRAR);
  if (cobrar === 0) return PAGO;
  const outras = linhas.filter((linha) => !isOnline(linha));
  const pago = outras.length < linhas.length;
  const escolha = needsChoice(outras, pago);
  if (pago && !escolha) return PAGO;
  const porta = pagamentoNaPorta(outras, cobrar !== null);
  const total = firstAmount(linhas, TOTAL);
  const conta = porta.valor !== null && total ? Math.min(porta.valor, total) : (porta.valor ?? total);
  const valor = cobrar ?? conta;
  const nota = conta !== null && porta.valor !== null && porta.valor > conta ? porta.valor : null;
  const troco_para = trocoPara(linhas, valor) ?? (porta.forma === 'dinheiro' && cobrar === null ? nota : null);
  // 'Paid online' contradicts a payment at the door without an amount.
  const contradiz = pago && cobrar === null && porta.valor === null;
  const forma = troco_para !== null ? 'dinheiro' : contradiz ? null : porta.forma;
  if (forma === null && !escolha) return NAO_DIZ;
  return { pagamento: forma, valor_a_receber: valor || null, troco_para, lido: true };
}
