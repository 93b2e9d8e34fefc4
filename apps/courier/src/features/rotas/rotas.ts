import type { Outputs } from '@corre/client/trpc.ts';
import { sumReais } from '@corre/contract/cents.ts';
import { PROXIMO_STATUS, STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { daMesmaEntrega, idDoPasso, mesmoFim, type Passo } from '../passos/passo.ts';

export type Solicitacao = Outputs['solicitacoes']['doEntregador'][number];

/**
 * The open stops of one route in order, which are accepted and shown together (ADR 0016). A single delivery is a route
 * of one.
 */
export interface Rota {
  rota_id: number;
  comercio: string;
  /** the least advanced status of its stops; the route's button continues from there */
  status: Solicitacao['status'];
  paradas: readonly [Solicitacao, ...Solicitacao[]];
  /** number of stops, including the finished ones */
  total: number;
}

const ABERTOS: readonly string[] = STATUS_EM_ANDAMENTO;
const avanco = (status: string): number => ABERTOS.indexOf(status);

function rotaDe(paradas: readonly [Solicitacao, ...Solicitacao[]]): Rota {
  const [first] = paradas;
  const status = paradas.reduce((menor, { status }) => (avanco(status) < avanco(menor) ? status : menor), first.status);
  const { rota_id, comercio, total_rota } = first;
  return { rota_id, comercio, status, paradas, total: Math.max(total_rota, paradas.length) };
}

/** Returns the input of the courier's list, with the cancelled orders that the courier brings back. */
export const minhasDe = (entregador_id: number) => ({ entregador_id, incluir: 'canceladas_em_maos' }) as const;

/** A cancelled order that the courier brings back is on the road until the shop has it [devolver]. */
const naRua = (uma: Solicitacao): Solicitacao =>
  uma.status === 'cancelada' && uma.a_devolver ? { ...uma, status: 'em_entrega' } : uma;

/** Whether a stop in the courier's hands was cancelled. */
export const foiCancelada = ({ desfecho }: Solicitacao): boolean => desfecho === 'cancelada';

/** Returns what is in the courier's hands as routes. Their order is the server's order of each route's first stop. */
export function emRotas(solicitacoes: readonly Solicitacao[]): Rota[] {
  const abertas = solicitacoes.map(naRua).filter(({ status }) => avanco(status) >= 0);
  return [...Map.groupBy(abertas, ({ rota_id }) => rota_id).values()].flatMap((group) => {
    const [first, ...others] = group.sort((a, b) => a.ordem - b.ordem);
    return first ? [rotaDe([first, ...others])] : [];
  });
}

/** Maximum number of finished requests on the tab [minhas-entregas]. */
const FINALIZADAS_NO_PAINEL = 3;

/** Returns the last finished requests, newest first. */
export const ultimasFinalizadas = (solicitacoes: readonly Solicitacao[]): Solicitacao[] =>
  solicitacoes
    .filter(({ status }) => status === 'finalizada')
    .sort((a, b) => Date.parse(b.data_status) - Date.parse(a.data_status))
    .slice(0, FINALIZADAS_NO_PAINEL);

/** An answer of the previous release, or one stored on the phone, may lack these fields. */
type Paga = Partial<Pick<Solicitacao, 'valor_rota' | 'liquido_rota'>>;

/**
 * Returns what the whole route pays, in reais. The server includes the finished stops, so the amount does not fall
 * during the route.
 */
export function valorDaRota({ paradas }: Rota): number {
  const { valor_rota }: Paga = paradas[0];
  return valor_rota ?? sumReais(paradas, ({ valor_estimado }) => valor_estimado);
}

/** Returns the route's amount after the fee, in reais. Undefined if the server did not send it. */
export function liquidoDaRota({ paradas }: Rota): number | undefined {
  const { liquido_rota }: Paga = paradas[0];
  return liquido_rota;
}

/**
 * Returns the request for the route's next step. Up to 'Saí para Entrega' any stop in that status is right, because the
 * server moves the others too. Afterwards it is the stop that the courier chose, or the first in order, without those
 * in `feitas`. What goes back to the shop comes after the doors.
 */
export function proximaParada(rota: Rota, chosen: number | null, feitas: readonly number[]): Solicitacao | undefined {
  const aqui = rota.paradas.filter(({ id, status }) => status === rota.status && !feitas.includes(id));
  return aqui.find(({ id }) => id === chosen) ?? aqui.find(({ a_devolver }) => !a_devolver) ?? aqui[0];
}

/** Whether the next step is for one stop. The last step is; the earlier ones are for the whole route. */
export const byParada = ({ status }: Rota): boolean => PROXIMO_STATUS[status] === 'finalizada';

/** Returns a short name of the route: the address, or the shop and the number of deliveries. */
export const nomeDaRota = ({ comercio, paradas }: Rota): string =>
  paradas.length > 1 ? `${comercio}, ${countOf(paradas.length, 'entrega', 'entregas')}` : paradas[0].endereco;

/**
 * Returns the steps that the courier can continue from. They wait for the connection, and no earlier step of their
 * delivery was refused.
 */
export const storedPassos = (passos: readonly Passo[], esperam: ReadonlySet<string>): Passo[] =>
  passos.filter(
    (passo, i) =>
      passo.recusa === undefined &&
      esperam.has(idDoPasso(passo)) &&
      !passos.slice(0, i).some((before) => before.recusa !== undefined && daMesmaEntrega(before, passo)),
  );

function comPasso(solicitacao: Solicitacao, passo: Passo): Solicitacao {
  // An end is shown only after the server has confirmed it.
  if (passo.tipo !== 'etapa' || passo.novo_status === 'finalizada') return solicitacao;
  const segue = passo.paradas.includes(solicitacao.id) && solicitacao.status === STATUS_ANTERIOR[passo.novo_status];
  return segue ? { ...solicitacao, status: passo.novo_status } : solicitacao;
}

/** Returns the server's deliveries, changed by the steps that wait on the phone (ADR 0032). */
export const comPassos = (solicitacoes: readonly Solicitacao[], stored: readonly Passo[]): Solicitacao[] =>
  solicitacoes.map((solicitacao) => stored.reduce(comPasso, solicitacao));

/** Returns the deliveries whose end waits on the phone. */
export const storedEnd = (stored: readonly Passo[]): ReadonlySet<number> =>
  new Set(stored.filter((passo) => mesmoFim(passo, passo.solicitacao_id)).map((passo) => passo.solicitacao_id));
