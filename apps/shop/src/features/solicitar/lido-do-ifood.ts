import { type HoraLida, horaDoIfood } from '@corre/contract/ifood/hora.ts';
import { numeroDoIfood } from '@corre/contract/ifood/numero.ts';
import { telefoneDoIfood } from '@corre/contract/ifood/telefone.ts';
import { addDays, isoDay } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { PRONTO_AGORA, type QuandoPronto, readPronto } from './quando-pronto.ts';

const doisDigitos = (n: number) => String(n).padStart(2, '0');
const MES_E_DIA = -5;

/** Returns the day of the form's choice; null for a day that the form has not. */
function diaDe(dia: HoraLida['dia'], now: number): QuandoPronto['pronto_dia'] | null {
  if (dia === null) return 'hoje';
  if (dia === 'amanha') return 'amanha';
  const dito = dia.map(doisDigitos).join('-');
  const hoje = isoDay(now);
  if (hoje.slice(MES_E_DIA) === dito) return 'hoje';
  return addDays(hoje, 1).slice(MES_E_DIA) === dito ? 'amanha' : null;
}

/**
 * Returns the ready time for a pasted text: the hour for which the customer scheduled the order, so that no courier is
 * called hours before. A promised delivery says nothing about the kitchen. `now` is in epoch milliseconds.
 */
export function prontoDoTexto(text: string, now: number): QuandoPronto {
  const lida = horaDoIfood(text);
  const dia = lida?.tipo === 'agendado' ? diaDe(lida.dia, now) : null;
  if (!lida || dia === null) return PRONTO_AGORA;
  const pronto: QuandoPronto = { pronto: 'hora', pronto_dia: dia, pronto_hora: lida.hora };
  return readPronto(pronto, now).error === null ? pronto : PRONTO_AGORA;
}

/** Returns what else was read in the text, for a line of the preview; undefined without any of it. */
export function dicaDoResto(text: string): string | undefined {
  const [numero, telefone, lida] = [numeroDoIfood(text), telefoneDoIfood(text), horaDoIfood(text)];
  const partes = [
    numero && `pedido ${numero}`,
    telefone && `telefone ${formatPhone(telefone)}`,
    lida && `${lida.tipo === 'agendado' ? 'agendado para' : 'entrega prevista'} ${lida.hora}`,
  ].filter(Boolean);
  return partes.length === 0 ? undefined : `Lido no texto: ${partes.join(' · ')}.`;
}
