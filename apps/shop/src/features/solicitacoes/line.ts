import { sumReais } from '@corre/contract/cents.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde, STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { trocoALevar } from '@corre/ui/domain/door-payment/phrases.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';

/** The content of one line of the board: a request, or the open stops of a route. */
export type Group = readonly [SolicitacaoDoComercio, ...SolicitacaoDoComercio[]];

export const naLoja = ({ status }: Pick<SolicitacaoDoComercio, 'status'>): boolean =>
  STATUS_ANTES_DE_SAIR.some((before) => before === status);

/** Returns the address, or for a route the number of stops and their addresses. */
export const destinoDe = (group: Group): string =>
  group.length === 1
    ? group[0].endereco
    : `Rota com ${countOf(group.length, 'entrega', 'entregas')}: ${group.map(({ endereco }) => endereco).join(' → ')}`;

/** True if a request waits longer than `WAITING_LATE_MIN`. The line then has an amber border. */
export const waitsTooLong = ([first]: Group, now: number): boolean =>
  first.status === 'aguardando' && !first.agendada && minutesSince(esperaDesde(first), now) > WAITING_LATE_MIN;

/** True if the shop may press 'Pronto!'. A courier must have accepted, or the shop must have set a time [pronto]. */
export function podeDizerPronto(group: Group): boolean {
  const last = ultimaAFicarPronta(group);
  const ended = group.every((parada) => prontoDesde(parada) !== undefined || !naLoja(parada));
  return !ended && (last.pronto_em !== null || last.status !== 'aguardando');
}

interface Janela {
  solicitacao_id: number;
  de: string;
  ate: string;
}

/**
 * Returns the expected arrival of the last parcel: the middle of its window, in epoch milliseconds. Returns null if
 * there is no window, or if that time is over.
 */
export function chegadaDe(group: Group, janelas: readonly Janela[], now: number): number | null {
  const meios = janelas
    .filter(({ solicitacao_id }) => group.some(({ id }) => id === solicitacao_id))
    .map(({ de, ate }) => (Date.parse(de) + Date.parse(ate)) / 2);
  const last = Math.max(...meios);
  return Number.isFinite(last) && last > now ? last : null;
}

/** Returns the change that the courier must take along, in reais. Counts only parcels that are still at the shop. */
export const trocoDe = (group: Group): number => sumReais(group.filter(naLoja), trocoALevar);
