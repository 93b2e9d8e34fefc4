/** What nobody sees: marks of writing direction, joiners, the byte order mark. */
const INVISIVEL = /\p{Cf}/gu;
/** Pins, emoji and the signs that a messenger makes letters bold with. */
const ENFEITE = /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}*_~`]|\u{FE0F}|\u{20E3})+/gu;

/** The lines of a pasted text as a person reads them: without decoration and outer blanks, one blank between words. A tab stays a tab: it may part a label from its text. */
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
