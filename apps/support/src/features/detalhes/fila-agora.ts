import type { Outputs } from '@corre/client/trpc.ts';
import { formatAgo } from '@corre/ui/domain/format/dates.ts';
import { formatOneDecimal } from '@corre/ui/kit/format/money.ts';

/** The details of one courier, as the API returns them. */
export type Detalhes = Outputs['entregadores']['detalhes'];
type Situacao = Pick<Detalhes, 'ativo' | 'suspenso' | 'status' | 'online' | 'fila'>;

/** Returns the place in the queue, or null and the reason. `now` is in epoch milliseconds. */
export function lugarNaFila({ ativo, suspenso, status, online, fila }: Situacao, now: number) {
  const { posicao, de, fila_desde } = fila;
  if (posicao !== null) {
    const since = fila_desde ? `, na fila ${formatAgo(fila_desde, now)}` : '';
    return { lugar: `${posicao}º`, text: `de ${de} ${de === 1 ? 'livre' : 'livres'}${since}` };
  }
  if (!ativo) return { lugar: null, text: 'Fora da fila: conta inativa.' };
  if (suspenso) return { lugar: null, text: 'Fora da fila: conta suspensa.' };
  if (status === 'ocupado') return { lugar: null, text: 'Fora da fila: em entrega.' };
  return { lugar: null, text: online ? 'Fora da fila agora.' : 'Fora da fila: offline.' };
}

/** Returns a text that says whether and when the courier's app last answered. */
export function alcance({ ultimo_sinal, alcancavel }: Detalhes['fila'], now: number): string {
  if (!ultimo_sinal) return 'O app ainda não deu sinal';
  const ha = formatAgo(ultimo_sinal, now);
  return alcancavel ? `App respondeu ${ha}` : `App sem resposta, último sinal ${ha}`;
}

/** Returns a text that says how fast the courier saw the last offer, in seconds. */
export function ultimaOfertaVista(ofertas: Detalhes['ultimas_ofertas']): string {
  const [last] = ofertas;
  if (!last) return 'Nenhuma oferta ainda';
  if (!last.vista_em) return 'Última oferta não foi vista';
  const seconds = Math.max(0, Date.parse(last.vista_em) - Date.parse(last.enviada_em)) / 1_000;
  return `Última oferta vista em ${formatOneDecimal(seconds)} s`;
}
