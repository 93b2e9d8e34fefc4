/** Invisible characters: direction marks, joiners, the byte order mark. */
const INVISIBLE = /\p{Cf}/gu;
/** Pins, emoji and the characters that a messenger uses for bold text. */
const ENFEITE = /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}*_~`]|\u{FE0F}|\u{20E3})+/gu;

/**
 * Returns the lines of a pasted text without decoration and outer blanks, with one blank between words. A tab stays a
 * tab, because it may separate a label from its text.
 */
export const cleanLines = (texto: string): string[] =>
  texto
    .normalize('NFC')
    .split('\n')
    .map((linha) =>
      linha
        .replace(INVISIBLE, '')
        .replace(ENFEITE, ' ')
        .replace(/[^\S\t]+/gu, ' ')
        .trim(),
    );

/** `\b` knows only ASCII and would find the word 'Av' at the start of 'Avó'. */
const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Rua, Av or Alameda, in any case [pedido-ifood]. */
export const RUA_WORD = new RegExp(`${NO_LETTER_BEFORE}(?:rua|av|avenida|alameda)${NO_LETTER_AFTER}`, 'iu');

const LINE_START = String.raw`^[^\p{L}\p{N}]*`;

/** Abbreviations and other kinds of streets, only at the start of a line. 'R$' and 'Al dente' do not match. */
const OUTRAS_VIAS = [
  new RegExp(String.raw`${LINE_START}(?:r|al|trav|tv|pç|pça|pca|rod|estr|lgo)\. *[\p{L}\p{N}]`, 'iu'),
  new RegExp(
    `${LINE_START}(?:travessa|trav|praça|praca|pça|pca|rodovia|rod|estrada|estr|largo|viela|beco|ladeira)${NO_LETTER_AFTER}.*\\d`,
    'iu',
  ),
  new RegExp(String.raw`${LINE_START}R +\p{Lu}.*\d`, 'u'),
];

export const hasRua = (linha: string): boolean => RUA_WORD.test(linha);
/** Whether the line begins with another kind of street. */
export const hasOtherVia = (linha: string): boolean => OUTRAS_VIAS.some((via) => via.test(linha));
export const hasVia = (linha: string): boolean => hasRua(linha) || hasOtherVia(linha);
