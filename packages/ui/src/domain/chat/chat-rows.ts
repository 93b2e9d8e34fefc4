import type { Remetente } from '@corre/contract/vocabulario.ts';
import { addDays, formatDayMonth, isoDay } from '../format/dates.ts';

/** A message as the screen needs it: the fields of the server, and the state in this browser. */
export type ChatMessage = {
  /** unique in the conversation; a message that is being sent has an id of the browser */
  id: string | number;
  remetente_tipo: Remetente;
  mensagem: string;
  /** ISO instant */
  data_envio: string;
  /** the other side has read it */
  lida?: boolean;
  /** being sent, or not delivered */
  state?: 'sending' | 'failed';
};

export type ChatRow =
  | { tipo: 'dia'; chave: string; text: string }
  | { tipo: 'nao_lidas'; chave: string; text: string }
  | { tipo: 'mensagem'; chave: string; mensagem: ChatMessage };

type Input = {
  mensagens: readonly ChatMessage[];
  eu: ChatMessage['remetente_tipo'];
  /** number of the other side's messages that were unread when the panel opened */
  nao_lidas: number;
  /** the current time in epoch milliseconds */
  now: number;
};

function dayLabel(dia: string, today: string): string {
  if (dia === today) return 'Hoje';
  return dia === addDays(today, -1) ? 'Ontem' : formatDayMonth(dia);
}

/** Returns the id of the first unread message: the n-th from the end among the other side's messages. */
function firstUnread({ mensagens, eu, nao_lidas }: Input): string | number | undefined {
  if (nao_lidas <= 0) return undefined;
  const received = mensagens.filter(({ remetente_tipo }) => remetente_tipo !== eu);
  return received.at(Math.max(-received.length, -nao_lidas))?.id;
}

/** Returns the messages in order, with a line before each new day and a line above the first unread message. */
export function chatRows(input: Input): ChatRow[] {
  const today = isoDay(input.now);
  const unread = firstUnread(input);
  const rows: ChatRow[] = [];
  let lastDay = '';
  for (const mensagem of input.mensagens) {
    const dia = isoDay(mensagem.data_envio);
    if (dia !== lastDay) rows.push({ tipo: 'dia', chave: `dia-${dia}-${mensagem.id}`, text: dayLabel(dia, today) });
    lastDay = dia;
    if (mensagem.id === unread) {
      const text = input.nao_lidas === 1 ? '1 não lida' : `${input.nao_lidas} não lidas`;
      rows.push({ tipo: 'nao_lidas', chave: 'nao-lidas', text });
    }
    rows.push({ tipo: 'mensagem', chave: `mensagem-${mensagem.id}`, mensagem });
  }
  return rows;
}
