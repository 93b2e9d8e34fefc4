import { TEXTO_LONGO_MAX } from '../constants.ts';
import { withoutAccents } from './amounts.ts';
import { cleanLines } from './lines.ts';

/** A time that a pasted iFood text names. */
export interface HoraLida {
  /** `agendado`: the customer chose it. `previsto`: iFood promised it. */
  tipo: 'agendado' | 'previsto';
  /** 'HH:MM', the begin of a span */
  hora: string;
  /** `[month, day]`, or 'amanha'; null: the text names no day */
  dia: readonly [mes: number, dia: number] | 'amanha' | null;
}

const AGENDADO = /\b(?:agendad[oa]|agendamento)\b/u;
const PREVISTO = /\b(?:entrega prevista|previsao (?:de|da) entrega|previsao)\b/u;
/** '21:15', '21h15', '21h'. Not a part of a longer number. */
const HORA = /(?<![\d:/.,])([01]?\d|2[0-3]) ?(?:: ?([0-5]\d)|h(?:rs?|oras?)? ?([0-5]\d)?)(?![\d:])/u;
const DATA = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/u;

/** Returns the time behind the word, or in the next line that is not empty. */
function horaBehind(linhas: readonly string[], palavra: RegExp): Omit<HoraLida, 'tipo'> | null {
  for (const [i, linha] of linhas.entries()) {
    const achada = palavra.exec(linha);
    if (!achada) continue;
    const resto = linha.slice(achada.index);
    const onde = HORA.test(resto) ? resto : `${resto} ${linhas[i + 1] ?? ''}`;
    const [, hora, minutos, outros] = HORA.exec(onde) ?? [];
    if (hora === undefined) continue;
    const [, dia, mes] = DATA.exec(onde) ?? [];
    return {
      hora: `${hora.padStart(2, '0')}:${minutos ?? outros ?? '00'}`,
      dia: dia && mes ? [Number(mes), Number(dia)] : /\bamanha\b/u.test(onde) ? 'amanha' : null,
    };
  }
  return null;
}

/**
 * Returns the time of a pasted iFood text: 'Agendado p/ 21:15', 'Entrega prevista: 20h30'. The time that the customer
 * chose goes before the promised one. Null when it names none [pedido-ifood].
 */
export function horaDoIfood(texto: string): HoraLida | null {
  const linhas = cleanLines(texto.slice(0, TEXTO_LONGO_MAX)).map(withoutAccents);
  const cheias = linhas.filter((linha) => linha !== '');
  const agendado = horaBehind(cheias, AGENDADO);
  if (agendado) return { tipo: 'agendado', ...agendado };
  const previsto = horaBehind(cheias, PREVISTO);
  return previsto && { tipo: 'previsto', ...previsto };
}
