import { ENDERECO_MAX } from '../constants.ts';
import { withoutAccents } from './amounts.ts';
import { isEntregaLabel, isRetirada } from './labels.ts';
import { hasVia } from './lines.ts';

/** Number of lines below the street that may still belong to the address. */
const LINHAS_MAX = 10;

const SEPARA = String.raw`\.? *(?:[:–\t-]\s*|$)`;
const ROTULO_DO_NUMERO = new RegExp(String.raw`^(?:n[ºo°]?|num|n[úu]mero)${SEPARA}|^n[ºo°]\.? *(?=\d)`, 'iu');
const ROTULO_DA_PARTE = new RegExp(String.raw`^(?:complemento|compl?|bairro)${SEPARA}|^bairro +(?=\p{L})`, 'iu');

/** 'Apto 12', 'Bloco B', 'Fundos', 'Edifício Sol': a complement without a label, right below the street. */
const COMPLEMENTO =
  /^(?:ap(?:to?|artamento)?|bloco|bl|casa|cs|sala|sl|torre|quadra|qd|lote|lt|loja|lj)\b\.? *(?:n[ºo°]\.? *)?(?:[a-z]?\d+[a-z]?|[a-z])(?![\p{L}\p{N}])|^(?:fundos|frente|sobrado|\d+[ºo°a]? andar)(?![\p{L}\p{N}])|^(?:edificio|ed\.|condominio|cond\.|residencial|res\.) *\p{L}/u;
const BAIRRO =
  /^(?:jardim|jd|vila|vl|zona|parque|pq|conjunto|conj|centro|nucleo|chacara|loteamento)(?![\p{L}\p{N}])(?!.*r\$)/u;
/** Words of lines that stand between the parts of an address but are not part of it. */
const AO_LADO =
  /^(?:cep|cidade|municipio|uf|estado|pais|ref|referencia|ponto de ref|prox|perto|cliente|nome|tel|fone|cel|contato)/u;
const DE_ITEM =
  /^\d+ ?(?:x|un|und)(?![\p{L}\p{N}])|r\$|^(?:itens|pedido|total|subtotal|pagamento|pgto|forma)(?!\p{L})/u;
const NADA = /^(?:[-–.\s]*|nao (?:tem|ha|informado|possui)|sem complemento|nenhum|n\/?a|s\/c)$/u;

/** One part of the address: its place and its text. The text is '' when the line has none. */
interface Parte {
  onde: 'numero' | 'fim';
  texto: string;
  /** number of lines that the part takes */
  linhas: number;
}

/** Returns the part that a label names. Its text is in the same line, or alone in the next one. */
function labelledPart(linhas: readonly string[], indice: number): Parte | null {
  const linha = linhas[indice] ?? '';
  const rotulo = ROTULO_DO_NUMERO.exec(linha) ?? ROTULO_DA_PARTE.exec(linha);
  if (!rotulo) return null;
  const onde = ROTULO_DO_NUMERO.test(linha) ? 'numero' : 'fim';
  const resto = linha.slice(rotulo[0].length);
  if (resto !== '' || /[:–-]/u.test(rotulo[0])) return { onde, texto: resto, linhas: 1 };
  return { onde, texto: linhas[indice + 1] ?? '', linhas: 2 };
}

/** Inserts a part at its place, unless the address already contains it or is full. */
function withPart(endereco: string, { onde, texto }: Parte): string {
  const parte = texto.replace(/\s+/gu, ' ').replace(/[\s,;]+$/u, '');
  const diz = (trecho: string) =>
    ` ${withoutAccents(endereco).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${trecho} `);
  if (
    NADA.test(withoutAccents(parte)) ||
    diz(
      withoutAccents(parte)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
  )
    return endereco;
  if (onde === 'numero' && /\d/u.test(endereco)) return endereco;
  const inteiro = `${endereco}, ${parte}`;
  return inteiro.length <= ENDERECO_MAX ? inteiro : endereco;
}

/**
 * Returns the address with the number, complement and bairro of the lines below the street. Labelled lines count until
 * the text changes its subject. Lines without a label count only right below the street. A label alone ('Bairro')
 * stands above its text.
 */
export function withComplemento(rua: string, linhas: readonly string[], linhaDaRua: number): string {
  let endereco = rua;
  let junto = true;
  const fim = Math.min(linhas.length, linhaDaRua + 1 + LINHAS_MAX);
  for (let i = linhaDaRua + 1; i < fim; i += 1) {
    const linha = linhas[i] ?? '';
    const nua = withoutAccents(linha);
    if (nua === '') continue;
    if (isRetirada(linha) || isEntregaLabel(linha) || DE_ITEM.test(nua)) break;
    const parte = labelledPart(linhas, i);
    if (!parte && hasVia(linha)) break;
    if (parte) {
      endereco = withPart(endereco, parte);
      i += parte.linhas - 1;
    } else if (junto && (COMPLEMENTO.test(nua) || BAIRRO.test(nua))) {
      endereco = withPart(endereco, { onde: 'fim', texto: linha, linhas: 1 });
    } else {
      junto &&= AO_LADO.test(nua);
    }
  }
  return endereco;
}
