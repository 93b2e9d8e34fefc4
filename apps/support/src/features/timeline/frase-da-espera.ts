import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { formatTimeWithSeconds, formatWhen, isoDay } from '@corre/ui/domain/format/dates.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

/** Why a request waits and when that changes, as the API returns it. */
export type Espera = Outputs['solicitacoes']['espera'];

/** Poll interval while the timeline is open, in milliseconds. It is short because an offer lasts only 15 s. */
const ESPERA_MS = 3_000;

/** Query of why a request waits. It does not run for a request that does not wait. */
export const useEspera = (solicitacao_id: number, espera: boolean) =>
  trpc.solicitacoes.espera.useQuery({ solicitacao_id }, { enabled: espera, refetchInterval: ESPERA_MS });

/** Shows seconds for today, because an offer lasts only 15 s. */
const hora = (instant: string, now: number): string =>
  isoDay(instant) === isoDay(now) ? formatTimeWithSeconds(instant) : formatWhen(instant, now);

/**
 * Returns why the online couriers cannot take the request.
 * Example: '2 online: 1 em pausa desta solicitação, 1 sem sinal.'
 */
function quemHa({ online, ocupados, em_pausa, sem_sinal }: Espera): string {
  const parts = [
    ocupados > 0 && countOf(ocupados, 'com entrega ou outra oferta', 'com entrega ou outra oferta'),
    em_pausa > 0 && `${em_pausa} em pausa desta solicitação`,
    sem_sinal > 0 && `${sem_sinal} sem sinal`,
  ].filter(Boolean);
  return parts.length > 0 ? `${online} online: ${parts.join(', ')}.` : '';
}

const together = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

/**
 * Returns why a request waits and when that changes, or null if it does not wait.
 * `now` is in epoch milliseconds.
 */
export function fraseDaEspera(espera: Espera, now: number): string | null {
  const { motivo, muda_em, nome_entregador, a_frente } = espera;
  const when = muda_em && hora(muda_em, now);
  switch (motivo) {
    case 'agendada':
      return `Agendada: o pedido ainda não está pronto. ${when ? `Sai para oferta às ${when}.` : ''}`;
    case 'oferta_aberta':
      return `Oferta aberta para ${nome_entregador ?? 'alguém'}${when ? `. Sem resposta, passa adiante às ${when}` : ''}.`;
    case 'ninguem_online':
      return 'Ninguém está online. Será oferecida assim que alguém ficar.';
    case 'todos_ocupados':
      return together(
        'Todos estão com uma entrega ou com outra oferta.',
        when ? `A primeira dessas ofertas vence às ${when}.` : 'Será oferecida a quem terminar primeiro.',
        quemHa(espera),
      );
    case 'todos_em_pausa':
      return together(
        'Quem está livre recusou ou deixou passar há pouco.',
        when ? `Pode ser oferecida de novo às ${when}.` : '',
        quemHa(espera),
      );
    case 'sem_sinal':
      return together(
        'O celular de quem está livre não responde. Será oferecida ao primeiro que der sinal.',
        when ? `Uma pausa termina às ${when}.` : '',
        quemHa(espera),
      );
    case 'atras_de_outras':
      return together(
        `${countOf(a_frente, 'solicitação está', 'solicitações estão')} na frente: urgentes primeiro, depois as mais antigas.`,
        quemHa(espera),
      );
    case 'nao_espera':
      return null;
  }
}
