import { toCents, toReais } from '../cents.ts';
import type { TipoPagamento } from '../vocabulario.ts';
import { firstAmount, statedAmount } from './amounts.ts';

const PARA = String.raw`(?:para|pra|p\/|p\.|p(?= ))`;
const SEM_TROCO = /\b(?:nao(?! esque)|sem|dispensa)\b[^\n]{0,24}\btroco\b|\btroco\b ?[:?-]? ?(?:nao\b|sem\b|-+$)/u;
const TROCO_PARA = new RegExp(String.raw`\btroco\b ?:? ?(?:${PARA}|de uma nota de)(?: uma? (?:nota|cedula) de)?`, 'u');
const LEVAR_TROCO = new RegExp(String.raw`\blevar\b[^\n]{0,16}\btroco\b(?! ?:? ?${PARA})`, 'u');
/** Start of the part of a line about change. Amounts behind it are not the bill. */
export const TROCO = /\btroco\b/u;

/**
 * Returns the note with which the customer pays. 'Levar troco: R$ 4,10' is the change itself. A plain 'Troco' is also
 * the change when it is below the bill.
 */
export function trocoPara(linhas: readonly string[], valor: number | null): number | null {
  if (linhas.some((linha) => SEM_TROCO.test(linha))) return null;
  const nota = firstAmount(linhas, TROCO_PARA);
  if (nota !== null) return nota || null;
  const levar = firstAmount(linhas, LEVAR_TROCO);
  const troco = levar ?? firstAmount(linhas, TROCO);
  if (!troco || valor === null) return null;
  return levar === null && troco >= valor ? troco : toReais(toCents(valor) + toCents(troco));
}

const LUGAR = String.raw`\b(?:na (?:entrega|porta|hora|chegada)|no (?:local|ato)|ao (?:receber|entregador)|contra[ -]entrega|presencial(?:mente)?)\b`;
const VERBO = String.raw`\b(?:pag\p{L}*|pgt[oa]?|cobr\p{L}*|receb\p{L}*)`;
const MAQUININHA =
  /\b(?:maquin(?:a|inha)|maq|cartao|credito|debito|vale|voucher|vr|va|alelo|sodexo|pluxee|ticket|pix)\b/u;
const DINHEIRO = /\b(?:dinheiro|especie)\b/u;
const FORMA = `(?:${MAQUININHA.source}|${DINHEIRO.source})`;

/**
 * 'Sem pagamento na entrega', 'Pagamento na entrega: não', 'Não levar maquininha'. 'não precisa de troco na entrega'
 * is no match, because it denies only the change.
 */
const NEGADO = new RegExp(
  String.raw`\b(?:nao|nada|sem)\b(?:(?!troco)[^.,;]){0,30}(?:${LUGAR}|\bmaquin)|(?:${LUGAR}|\bmaquin(?:a|inha)) ?[:?-] ?(?:nao|nada|sem)[^\p{L}\p{N}]*$`,
  'u',
);
const NA_PORTA = new RegExp(
  String.raw`${VERBO}[^\n]{0,20}${LUGAR}|${FORMA}[^\n]{0,12}${LUGAR}|${LUGAR}[^\n]{0,12}(?:${FORMA}|${VERBO}|r\$)|\bmaquin(?:a|inha)\b|\bmaq\b|\bvai pagar\b|\bpagara\b`,
  'u',
);
const NA_ENTREGA = /\bna entrega\b/u;

/** Whether a line mentions a payment at the door. Lines as of `withoutAccents`. */
export const mentionsPorta = (linha: string): boolean => NA_PORTA.test(linha) && !NEGADO.test(linha);
/** Whether a line may mention a payment at the door: 'Restante na entrega', but also 'Ligar na entrega'. */
export const mayMentionPorta = (linha: string): boolean => NA_ENTREGA.test(linha) && !NEGADO.test(linha);

/** A line about paying, or a line with only a form of payment, as below 'Forma de pagamento'. */
const DE_PAGAMENTO =
  /\b(?:pag(?:o|a|ar|amento|amentos|to)|pgt[oa]?|cobrar|cobranca|forma|receber d[oe] cliente|levar (?:a )?maq)/u;
const SO_A_FORMA =
  /^[^\p{L}\p{N}]*(?:(?:r\$ ?[\d.,]+|[\d.,]+ reais) )?(?:(?:em|no|na) )?(?:dinheiro|especie|pix|voucher|maquininha|cartao(?: de)?(?: (?:credito|debito))?|credito|debito|vale[- ]?(?:refeicao|alimentacao)?)[^\p{L}\p{N}]*(?:$|[-:(–/|]|r\$|na entrega|maquin|visa|master|elo)/u;

/** The payment at the door according to the text. `forma` is null when the text names none or two. */
export interface NaPorta {
  forma: Exclude<TipoPagamento, 'online'> | null;
  valor: number | null;
}

/**
 * Returns form and amount of the payment at the door. `linhas` must not contain lines that say 'paid online'. A card
 * counts only if the text mentions the door or an amount to collect.
 */
export function pagamentoNaPorta(linhas: readonly string[], cobra: boolean): NaPorta {
  const naPorta = cobra || linhas.some(mentionsPorta);
  const dePagamento = linhas.filter(
    (linha) => DE_PAGAMENTO.test(linha) || SO_A_FORMA.test(linha) || mentionsPorta(linha) || mayMentionPorta(linha),
  );
  const maquininha = naPorta && dePagamento.some((linha) => MAQUININHA.test(linha));
  const dinheiro = dePagamento.some((linha) => DINHEIRO.test(linha));
  const comValor = dePagamento.filter(
    (linha) =>
      DINHEIRO.test(linha) || (naPorta && (MAQUININHA.test(linha) || mentionsPorta(linha) || mayMentionPorta(linha))),
  );
  const valores = comValor
    .map((linha) => statedAmount(linha.split(TROCO, 1)[0] ?? ''))
    .filter((valor) => valor !== null);
  return {
    forma: maquininha === dinheiro ? null : dinheiro ? 'dinheiro' : 'maquininha',
    valor: valores[0] || null,
  };
}
