import { sumReais } from '@corre/contract/cents.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde, STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { trocoALevar } from '@corre/ui/domain/door-payment/phrases.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';

/** The content of one line of the board: a request, or the open stops of a route. */
export type Grupo = readonly [SolicitacaoDoComercio, ...SolicitacaoDoComercio[]];

export const naLoja = ({ status }: Pick<SolicitacaoDoComercio, 'status'>): boolean =>
  STATUS_ANTES_DE_SAIR.some((antes) => antes === status);

/** Returns the address, or for a route the number of stops and their addresses. */
export const destinoDe = (grupo: Grupo): string =>
  grupo.length === 1
    ? grupo[0].endereco
    : `Rota com ${countOf(grupo.length, 'entrega', 'entregas')}: ${grupo.map(({ endereco }) => endereco).join(' → ')}`;

/** True if a request waits longer than `WAITING_LATE_MIN`. The line then has an amber border. */
export const waitsTooLong = ([primeira]: Grupo, agora: number): boolean =>
  primeira.status === 'aguardando' &&
  !primeira.agendada &&
  minutesSince(esperaDesde(primeira), agora) > WAITING_LATE_MIN;

/** True if the shop may press 'Pronto!'. A courier must have accepted, or the shop must have set a time [pronto]. */
export function podeDizerPronto(grupo: Grupo): boolean {
  const ultima = ultimaAFicarPronta(grupo);
  const acabou = grupo.every((parada) => prontoDesde(parada) !== undefined || !naLoja(parada));
  return !acabou && (ultima.pronto_em !== null || ultima.status !== 'aguardando');
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
export function chegadaDe(grupo: Grupo, janelas: readonly Janela[], agora: number): number | null {
  const meios = janelas
    .filter(({ solicitacao_id }) => grupo.some(({ id }) => id === solicitacao_id))
    .map(({ de, ate }) => (Date.parse(de) + Date.parse(ate)) / 2);
  const ultima = Math.max(...meios);
  return Number.isFinite(ultima) && ultima > agora ? ultima : null;
}

/** Returns the change that the courier must take along, in reais. Counts only parcels that are still at the shop. */
export const trocoDe = (grupo: Grupo): number => sumReais(grupo.filter(naLoja), trocoALevar);
