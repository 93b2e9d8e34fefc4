import type { Outputs } from '@corre/client/trpc.ts';
import { somarReais } from '@corre/contract/cents.ts';
import { PROXIMO_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';

export type Solicitacao = Outputs['solicitacoes']['doEntregador'][number];

/** What is taken, walked and shown as one: the open stops of one route, in order (decision record 0025). A single delivery is a route of one. */
export interface Rota {
  rota_id: number;
  comercio: string;
  /** the least advanced of its stops' states: what the route's button goes on from */
  status: Solicitacao['status'];
  paradas: readonly [Solicitacao, ...Solicitacao[]];
  /** how many stops it has with those that are finished */
  total: number;
}

const ABERTOS: readonly string[] = STATUS_EM_ANDAMENTO;
const avanco = (status: string): number => ABERTOS.indexOf(status);

function rotaDe(paradas: readonly [Solicitacao, ...Solicitacao[]]): Rota {
  const [primeira] = paradas;
  const status = paradas.reduce(
    (menor, { status }) => (avanco(status) < avanco(menor) ? status : menor),
    primeira.status,
  );
  const { rota_id, comercio, total_rota } = primeira;
  return { rota_id, comercio, status, paradas, total: Math.max(total_rota, paradas.length) };
}

/** The open requests as routes, in the order in which the server gives the first stop of each. */
export function emRotas(solicitacoes: readonly Solicitacao[]): Rota[] {
  const abertas = solicitacoes.filter(({ status }) => avanco(status) >= 0);
  return [...Map.groupBy(abertas, ({ rota_id }) => rota_id).values()].flatMap((grupo) => {
    const [primeira, ...outras] = grupo.sort((a, b) => a.ordem - b.ordem);
    return primeira ? [rotaDe([primeira, ...outras])] : [];
  });
}

/** Finished requests shown on the tab, at most (specification §9). */
const FINALIZADAS_NO_PAINEL = 3;

/** The last finished ones, by when they ended. */
export const ultimasFinalizadas = (solicitacoes: readonly Solicitacao[]): Solicitacao[] =>
  solicitacoes
    .filter(({ status }) => status === 'finalizada')
    .sort((a, b) => Date.parse(b.data_status) - Date.parse(a.data_status))
    .slice(0, FINALIZADAS_NO_PAINEL);

/** As a server of the former release, or what the phone kept of one, may say it: without what the route pays. */
type Paga = Partial<Pick<Solicitacao, 'valor_rota' | 'liquido_rota'>>;

/** What the whole route pays, in reais: the server adds up the finished stops too, so that it never falls while it is delivered. */
export function valorDaRota({ paradas }: Rota): number {
  const { valor_rota }: Paga = paradas[0];
  return valor_rota ?? somarReais(paradas, ({ valor_estimado }) => valor_estimado);
}

/** What is left of it after the fee; undefined where the server did not say. */
export function liquidoDaRota({ paradas }: Rota): number | undefined {
  const { liquido_rota }: Paga = paradas[0];
  return liquido_rota;
}

/**
 * The request that the route's next step names. Up to 'Saí para Entrega' any stop that stands there will do, for the server
 * moves its siblings; then it is the stop the courier has chosen, or the first by order, without those in `feitas`.
 */
export function proximaParada(
  rota: Rota,
  escolhida: number | null,
  feitas: readonly number[],
): Solicitacao | undefined {
  const aqui = rota.paradas.filter(({ id, status }) => status === rota.status && !feitas.includes(id));
  return aqui.find(({ id }) => id === escolhida) ?? aqui[0];
}

/** The last step goes stop by stop; those before it are of the whole route. */
export const porParada = ({ status }: Rota): boolean => PROXIMO_STATUS[status] === 'finalizada';
