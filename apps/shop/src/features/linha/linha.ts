import { somarReais } from '@corre/contract/cents.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde, STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { trocoALevar } from '@corre/ui/domain/door-payment/phrases.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';

/** What stands in one line of the board: a request, or the open stops of a route. */
export type Grupo = readonly [SolicitacaoDoComercio, ...SolicitacaoDoComercio[]];

export const naLoja = ({ status }: Pick<SolicitacaoDoComercio, 'status'>): boolean =>
  STATUS_ANTES_DE_SAIR.some((antes) => antes === status);

/** Where it goes: the address, or of a route how many stops and which. */
export const destinoDe = (grupo: Grupo): string =>
  grupo.length === 1
    ? grupo[0].endereco
    : `Rota com ${countOf(grupo.length, 'entrega', 'entregas')}: ${grupo.map(({ endereco }) => endereco).join(' → ')}`;

/** Waits longer than somebody should: the line says so in amber. */
export const esperaDemais = ([primeira]: Grupo, agora: number): boolean =>
  primeira.status === 'aguardando' &&
  !primeira.agendada &&
  minutesSince(esperaDesde(primeira), agora) > WAITING_LATE_MIN;

/** Whether the shop may say that it is ready: somebody waits for it, or a time was said (decision record 0067). */
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

/** When the last parcel should arrive, the middle of its window; null while nobody knows, and once that is over. */
export function chegadaDe(grupo: Grupo, janelas: readonly Janela[], agora: number): number | null {
  const meios = janelas
    .filter(({ solicitacao_id }) => grupo.some(({ id }) => id === solicitacao_id))
    .map(({ de, ate }) => (Date.parse(de) + Date.parse(ate)) / 2);
  const ultima = Math.max(...meios);
  return Number.isFinite(ultima) && ultima > agora ? ultima : null;
}

/** Coins to send along, in reais, while the parcel is still at the counter. */
export const trocoDe = (grupo: Grupo): number => somarReais(grupo.filter(naLoja), trocoALevar);
