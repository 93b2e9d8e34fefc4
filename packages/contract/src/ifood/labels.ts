import { hasOtherVia, hasRua, hasVia } from './lines.ts';

const SEPARA = String.raw` *(?:[:–\t-]\s*|$)`;
const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** 'Endereço: …', 'End.: …', 'Local de entrega: …'. The label may also stand alone in the line above the address. */
const ENTREGA = new RegExp(
  String.raw`^(?:endere[çc]o(?: (?:de|da|do|para)(?: a)? (?:entrega|cliente))?|end\.?|local (?:de|da) entrega|entreg(?:ar|a) (?:em|para|no|na)|destino)${SEPARA}`,
  'iu',
);
/** Words that may also stand before a time or a price. They are labels only when a street follows. */
const ENTREGA_COM_RUA = new RegExp(`^(?:entreg(?:ar|a)|levar (?:em|para)|cliente|destinat[áa]rio)${SEPARA}`, 'iu');
/** Labels of the pickup place, where the courier fetches the order. */
const RETIRADA = new RegExp(
  String.raw`^(?:(?:retirad[ao]|retirar|coletar?|buscar|pegar)${WORD_END}|(?:origem|loja|restaurante|estabelecimento|remetente)${SEPARA}|(?:endere[çc]o|end\.?|local) d[aeo] (?:loja|coleta|retirada|restaurante|estabelecimento|origem)${WORD_END})`,
  'iu',
);
/** Both places in one line: 'Retirada: Rua A, 1 | Entrega: Rua B, 2'. */
const RETIRADA_E_ENTREGA = /^.*?(?<![\p{L}\p{M}])(entreg(?:ar|a)(?: (?:em|para|no|na))? *:.*)$/iu;
/** Any name before a street: 'Retirada na loja: ', '[12:30] Maria: '. */
const NOME_ANTES = /^.{1,60}[:\t]\s*/u;

export const isRetirada = (linha: string): boolean => RETIRADA.test(linha) && !RETIRADA_E_ENTREGA.test(linha);
export const isEntregaLabel = (linha: string): boolean => ENTREGA.test(linha) || ENTREGA_COM_RUA.test(linha);

const beginsWithVia = (texto: string) => hasOtherVia(texto) || hasRua(texto.split(/[\s.,]/u, 1)[0] ?? '');

/** Returns the address of a line, without its label. */
export function withoutLabel(linha: string): string {
  const entrega = RETIRADA.test(linha) ? linha.replace(RETIRADA_E_ENTREGA, '$1') : linha;
  const semNome = entrega
    .replace(ENTREGA, '')
    .replace(NOME_ANTES, (nome, inicio: number, inteiro: string) =>
      beginsWithVia(inteiro.slice(inicio + nome.length)) ? '' : nome,
    );
  return semNome
    .replace(/^[^\p{L}\p{N}]+|[\s,;|–-]+$/gu, '')
    .replace(/^(rua|av|avenida|alameda)\.? *[:\t]\s*/iu, '$1 ')
    .replace(/\s+/gu, ' ');
}

const nextFilled = (linhas: readonly string[], indice: number) =>
  linhas.findIndex((linha, outro) => outro > indice && linha !== '');

/** Returns the line of the first delivery label, or the next line that is not empty; -1 when there is no label. */
export function labelLine(linhas: readonly string[]): number {
  const rotulo = linhas.findIndex(
    (linha) => ENTREGA.test(linha) || (ENTREGA_COM_RUA.test(linha) && hasVia(withoutLabel(linha))),
  );
  return rotulo < 0 || withoutLabel(linhas[rotulo] ?? '') !== '' ? rotulo : nextFilled(linhas, rotulo);
}

/** Number of lines below a pickup label in which its street may stand. */
const ABAIXO = 3;

/**
 * Returns for each line whether it holds the pickup place. This is the labelled line, or the first street below a
 * label without a number.
 */
export function retiradas(linhas: readonly string[]): boolean[] {
  let restam = 0;
  return linhas.map((linha) => {
    if (isRetirada(linha)) {
      restam = /\d/u.test(linha) || hasVia(withoutLabel(linha)) ? 0 : ABAIXO;
      return true;
    }
    if (isEntregaLabel(linha)) restam = 0;
    if (restam === 0 || linha === '') return false;
    restam = hasVia(linha) ? 0 : restam - 1;
    return hasVia(linha);
  });
}
