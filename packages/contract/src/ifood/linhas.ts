/** Invisible characters: direction marks, joiners, the byte order mark. */
const INVISIVEL = /\p{Cf}/gu;
/** Pins, emoji and the characters that a messenger uses for bold text. */
const ENFEITE = /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}*_~`]|\u{FE0F}|\u{20E3})+/gu;

/**
 * Returns the lines of a pasted text without decoration and outer blanks, with one blank between words. A tab stays a
 * tab, because it may separate a label from its text.
 */
export const linhasLimpas = (texto: string): string[] =>
  texto
    .normalize('NFC')
    .split('\n')
    .map((linha) =>
      linha
        .replace(INVISIVEL, '')
        .replace(ENFEITE, ' ')
        .replace(/[^\S\t]+/gu, ' ')
        .trim(),
    );
