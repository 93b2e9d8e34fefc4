import type { Outputs } from '@corre/client/trpc.ts';
import { formatAgo } from '@corre/ui/domain/format/dates.ts';
import { formatOneDecimal } from '@corre/ui/kit/format/money.ts';

/** The details of one courier, as the API returns them. */
export type Detalhes = Outputs['entregadores']['detalhes'];
type Situacao = Pick<Detalhes, 'ativo' | 'suspenso' | 'status' | 'online' | 'fila'>;

/** Returns the place in the queue, or null and the reason. `agora` is in epoch milliseconds. */
export function lugarNaFila({ ativo, suspenso, status, online, fila }: Situacao, agora: number) {
  const { posicao, de, fila_desde } = fila;
  if (posicao !== null) {
    const desde = fila_desde ? `, na fila ${formatAgo(fila_desde, agora)}` : '';
    return { lugar: `${posicao}º`, texto: `de ${de} ${de === 1 ? 'livre' : 'livres'}${desde}` };
  }
  if (!ativo) return { lugar: null, texto: 'Fora da fila: conta inativa.' };
  if (suspenso) return { lugar: null, texto: 'Fora da fila: conta suspensa.' };
  if (status === 'ocupado') return { lugar: null, texto: 'Fora da fila: em entrega.' };
  return { lugar: null, texto: online ? 'Fora da fila agora.' : 'Fora da fila: offline.' };
}

/** Returns a text that says whether and when the courier's app last answered. */
export function alcance({ ultimo_sinal, alcancavel }: Detalhes['fila'], agora: number): string {
  if (!ultimo_sinal) return 'O app ainda não deu sinal';
  const ha = formatAgo(ultimo_sinal, agora);
  return alcancavel ? `App respondeu ${ha}` : `App sem resposta, último sinal ${ha}`;
}

/** Returns a text that says how fast the courier saw the last offer, in seconds. */
export function ultimaOfertaVista(ofertas: Detalhes['ultimas_ofertas']): string {
  const [ultima] = ofertas;
  if (!ultima) return 'Nenhuma oferta ainda';
  if (!ultima.vista_em) return 'Última oferta não foi vista';
  const segundos = Math.max(0, Date.parse(ultima.vista_em) - Date.parse(ultima.enviada_em)) / 1_000;
  return `Última oferta vista em ${formatOneDecimal(segundos)} s`;
}
