import { TEXTO_LONGO_MAX } from '../constants.ts';
import { emCentavos, emReais } from '../money.ts';
import type { TipoPagamento } from '../vocabulario.ts';
import { primeiroValor, semAcentos } from './amounts.ts';

/** What a pasted iFood text says about its payment (decision record 0058). */
export interface PagamentoLido {
  /** null: there is something to collect, and the text does not say how */
  pagamento: TipoPagamento | null;
  valor_a_receber: number | null;
  troco_para: number | null;
  /** whether the text said anything about it; otherwise it stays `online` */
  lido: boolean;
}

/** Characters of a line that are read. */
const LINHA_MAX = 400;

const NAO_DIZ: PagamentoLido = { pagamento: 'online', valor_a_receber: null, troco_para: null, lido: false };
const PAGO: PagamentoLido = { ...NAO_DIZ, lido: true };

const NAO_COBRAR = /\b(?:nao|nada) (?:e (?:para|preciso) |a |precisa )?cobrar\b|\bnada a (?:receber|pagar)\b/u;
/** 'Cobrar do cliente', 'Valor a cobrar', 'Total a cobrar na entrega', 'Receber do cliente', 'A pagar na entrega'. */
const COBRAR =
  /\b(?:cobrar|a receber|receber d[oe] cliente|a pagar na entrega|cobranca na entrega)\b(?: (?:d[oe]|ao) (?:cliente|entregador))?(?: na entrega)?/u;
const TOTAL = /^[^\p{L}\p{N}]*(?:valor )?total(?: (?:do pedido|geral|da conta|a pagar))?(?![\p{L}\p{N}]| d[eo]| a)/u;

const SEM_TROCO = /\b(?:nao|sem|dispensa)\b[^\n]{0,24}\btroco\b|\btroco\b ?[:?-]? ?(?:nao\b|sem\b|-+$)/u;
const TROCO_PARA = /\btroco\b ?:? ?(?:para|pra|p\/|p\.|de uma nota de)(?: uma? (?:nota|cedula) de)?/u;
const TROCO = /\btroco\b/u;
const LEVAR_TROCO = /\blevar\b[^\n]{0,16}\btroco\b(?! ?:? ?(?:para|pra|p\/|p\.))/u;

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
const NAO_PAGO = new RegExp(String.raw`\bnao (?:foi |esta )?(?:pag|quitad)|\b${FORA}\b ?[:?-]? ?nao\b`, 'u');

const NA_ENTREGA =
  /\b(?:pag\p{L}*|cobrar|receber)\b[^\n]{0,20}\b(?:na (?:entrega|porta)|no (?:local|ato)|ao (?:receber|entregador))\b|\bmaquin(?:a|inha)\b/u;
const MAQUININHA = /\b(?:maquin(?:a|inha)|cartao|credito|debito|vale|voucher|vr|va|pix)\b/u;
const DINHEIRO = /\b(?:dinheiro|especie)\b/u;
const FORMA = new RegExp(`${MAQUININHA.source}|${DINHEIRO.source}`, 'u');
/** A line that speaks of paying; or of nothing but a way to pay, as it stands below 'Forma de pagamento'. */
const DE_PAGAMENTO =
  /\b(?:pag(?:o|a|ar|amento|amentos)|cobrar|cobranca|forma|receber d[oe] cliente|levar (?:a )?maquin)/u;
const SO_A_FORMA =
  /^[^\p{L}\p{N}]*(?:dinheiro|especie|pix|voucher|maquininha|cartao(?: de)?(?: (?:credito|debito))?|credito|debito|vale[- ]?(?:refeicao|alimentacao)?)[^\p{L}\p{N}]*(?:$|[-:(–/|]|r\$|na entrega|maquin|visa|master|elo)/u;

/** How it is paid at the door, by the first line that says so; a card only where the text speaks of the door or of an amount to collect. */
function formaNaPorta(linhas: readonly string[], cobra: boolean): 'maquininha' | 'dinheiro' | null {
  const naPorta = cobra || linhas.some((linha) => NA_ENTREGA.test(linha));
  for (const linha of linhas) {
    if (!DE_PAGAMENTO.test(linha) && !SO_A_FORMA.test(linha)) continue;
    const [forma] = FORMA.exec(linha) ?? [];
    if (forma === undefined) continue;
    if (DINHEIRO.test(forma)) return 'dinheiro';
    if (naPorta) return 'maquininha';
  }
  return null;
}

/** The note that the customer pays with. 'Levar troco: R$ 4,10' is the change itself, and so is a plain 'Troco' below the bill. */
function trocoPara(linhas: readonly string[], valor: number | null): number | null {
  if (linhas.some((linha) => SEM_TROCO.test(linha))) return null;
  const nota = primeiroValor(linhas, TROCO_PARA);
  if (nota !== null) return nota || null;
  const levar = primeiroValor(linhas, LEVAR_TROCO);
  const troco = levar ?? primeiroValor(linhas, TROCO);
  if (!troco || valor === null) return null;
  return levar === null && troco >= valor ? troco : emReais(emCentavos(valor) + emCentavos(troco));
}

/**
 * How the customer of a pasted iFood text pays. An amount to collect says more than 'pago online' (a part may be paid already), that
 * more than a mere word for money. A way to pay without an amount takes the order's total. PIX at the door is shown by the machine.
 */
export function pagamentoDoIfood(texto: string): PagamentoLido {
  // what is longer is refused as a note; and a line without an end must not hold up whoever types
  const linhas = texto
    .slice(0, TEXTO_LONGO_MAX)
    .split('\n')
    .map((linha) => semAcentos(linha.slice(0, LINHA_MAX)));
  const cobrar = linhas.some((linha) => NAO_COBRAR.test(linha)) ? 0 : primeiroValor(linhas, COBRAR);
  const pago = linhas.some((linha) => ONLINE.test(linha) && !NAO_PAGO.test(linha));
  if (cobrar === 0 || (pago && cobrar === null)) return PAGO;
  const valor_a_receber = cobrar ?? primeiroValor(linhas, TOTAL) ?? null;
  const troco_para = trocoPara(linhas, valor_a_receber);
  const forma = troco_para === null ? formaNaPorta(linhas, cobrar !== null) : 'dinheiro';
  if (forma === null && cobrar === null) return NAO_DIZ;
  return { pagamento: forma, valor_a_receber: valor_a_receber || null, troco_para, lido: true };
}
