import type { Config } from '@corre/api/base/config.ts';
import type { Lugar, Oferta, State } from './state.ts';

const MICROS = 1_000_000;

/**
 * An offer that the rules demand: the courier, the place in the queue, by push or not, and the couriers passed over.
 */
export type Devida = Pick<Oferta, 'rota_id' | 'entregador_id' | 'posicao_fila' | 'por_push' | 'pulos'>;
type Pulo = Devida['pulos'][number];

/** The input of the dispatch when it ran at `instante`, after the offer `ultima`. */
interface Momento {
  config: Config;
  instant: number;
  /** in the order of the queue; places count from 1 */
  fila: { lugar: Lugar; posicao_fila: number }[];
  /** priority routes first, then the oldest */
  rotas: number[];
  /** routes paid in cash */
  em_dinheiro: ReadonlySet<number>;
  /** the former offers of each route, by courier, oldest first */
  passadas: Map<number, Map<number, Oferta[]>>;
}

const agrupar = <T>(list: readonly T[], chave: (item: T) => number) => Map.groupBy(list, chave);

/** Returns the part of the state that belongs to one place (`praca`). No other part may matter to it. */
const dePraca = (state: State, praca_id: number): State => ({
  ...state,
  lugares: state.lugares.filter((lugar) => lugar.praca_id === praca_id),
  rotas: state.rotas.filter((rota) => rota.praca_id === praca_id),
  ofertas: state.ofertas.filter((oferta) => oferta.praca_id === praca_id),
});

function momento(state: State, config: Config, ultima: number, instant: number): Momento {
  const vivas = state.ofertas.filter(({ id, resultado }) => resultado === null && id <= ultima);
  const comOferta = new Set(vivas.map(({ entregador_id }) => entregador_id));
  const oferecidas = new Set(vivas.map(({ rota_id }) => rota_id));
  const livres = state.lugares
    .filter(({ id, ativo, online, ocupado, suspenso_ate }) => {
      const suspenso = suspenso_ate !== null && suspenso_ate > instant;
      return ativo && online && !suspenso && !ocupado && !comOferta.has(id);
    })
    .sort((a, b) => (a.fila_desde ?? 0) - (b.fila_desde ?? 0) || a.id - b.id);
  const porIdade = state.rotas
    .filter(({ oferecer_apos }) => oferecer_apos === null || oferecer_apos <= instant)
    .toSorted((a, b) => a.liberada_em - b.liberada_em || a.id - b.id);
  const rotas = porIdade
    .filter(({ id }) => !oferecidas.has(id))
    .toSorted((a, b) => Number(b.prioritaria) - Number(a.prioritaria));
  const porRota = agrupar(state.ofertas, ({ rota_id }) => rota_id);
  return {
    config,
    instant,
    fila: livres.map((lugar, i) => ({ lugar, posicao_fila: i + 1 })),
    rotas: rotas.map(({ id }) => id),
    em_dinheiro: new Set(rotas.filter((rota) => rota.em_dinheiro).map(({ id }) => id)),
    passadas: new Map([...porRota].map(([id, dela]) => [id, agrupar(dela, ({ entregador_id }) => entregador_id)])),
  };
}

/** Tells whether the courier has a fresh signal that is newer than their last undelivered offer. */
function alcancavel({ ultimo_sinal, ouvido_em, silenciado_em }: Lugar, { config, instant }: Momento): boolean {
  if (ultimo_sinal === null || ultimo_sinal <= instant - config.ALCANCE_SEGUNDOS * MICROS) return false;
  const falou_em = ouvido_em === undefined ? ultimo_sinal : ouvido_em;
  return silenciado_em === null || (falou_em ?? 0) > silenciado_em;
}

/** Tells whether the courier holds too much cash to get cash routes (ADR 0022). */
const acimaDoLimite = ({ em_maos }: Lugar, { config }: Momento) =>
  config.LIMITE_DINHEIRO > 0 && em_maos > config.LIMITE_DINHEIRO;

/** Returns the reason why this courier is passed over for the route, or null. */
function motivoDoPulo(
  lugar: Lugar,
  dele: readonly Oferta[],
  agora: Momento,
  em_dinheiro: boolean,
): Pulo['motivo'] | null {
  const houve = (resultado: string, seconds: number) =>
    dele.some((o) => o.resultado === resultado && (o.respondida_em ?? 0) > agora.instant - seconds * MICROS);
  if (
    houve('recusada', agora.config.PAUSA_RECUSA_SEGUNDOS) ||
    houve('expirada', agora.config.PAUSA_EXPIRADA_SEGUNDOS)
  ) {
    const ultima = dele.findLast(({ resultado }) => resultado === 'recusada' || resultado === 'expirada');
    return ultima?.resultado === 'recusada' ? 'pausa_recusa' : 'pausa_expirada';
  }
  if (em_dinheiro && acimaDoLimite(lugar, agora)) return 'limite_dinheiro';
  return alcancavel(lugar, agora) ? null : 'inalcancavel';
}

/**
 * Tells whether a push may wake the courier for the route: they are subscribed, and no push for it failed lately
 * (ADR 0015).
 */
const acordavel = ({ inscrito }: Lugar, dele: readonly Oferta[], { config, instant }: Momento) =>
  config.PUSH &&
  inscrito &&
  !dele.some(
    (o) =>
      o.por_push &&
      o.resultado === 'nao_entregue' &&
      (o.respondida_em ?? 0) > instant - config.PAUSA_EXPIRADA_SEGUNDOS * MICROS,
  );

const NUNCA: readonly Oferta[] = [];

/** Pushes in a row that a courier may leave unanswered and still be woken before reachable ones. */
const PACIENCIA = 3;

/** Pushes in vain for one route, after which nobody is woken for it where somebody else can have it. */
const VEZES = 2;

/** Counts the couriers whose last answer to the route is a push that did not wake them, a short time ago. */
const chamadosEmVao = (dela: ReadonlyMap<number, readonly Oferta[]> | undefined, { config, instant }: Momento) =>
  [...(dela?.values() ?? [])].filter((dele) => {
    const ultima = dele.findLast(
      ({ resultado, por_push }) =>
        resultado === 'recusada' || resultado === 'expirada' || (resultado === 'nao_entregue' && por_push),
    );
    const desde = instant - config.PAUSA_EXPIRADA_SEGUNDOS * MICROS;
    return ultima?.resultado === 'nao_entregue' && (ultima.respondida_em ?? 0) > desde;
  }).length;

/**
 * Returns the offer of one route to the first courier of the queue who is reachable or can be woken by a push. One who
 * left three pushes unanswered is woken only where nobody else can have the route; after two pushes for it, nobody is.
 */
function ofertaDevida(rota_id: number, agora: Momento, tomados: ReadonlySet<number>): Devida | null {
  const dela = agora.passadas.get(rota_id);
  const livres = agora.fila.filter(({ lugar }) => !tomados.has(lugar.id));
  const em_dinheiro = agora.em_dinheiro.has(rota_id);
  const motivoDe = (lugar: Lugar) => motivoDoPulo(lugar, dela?.get(lugar.id) ?? NUNCA, agora, em_dinheiro);
  const acordar = (lugar: Lugar) =>
    motivoDe(lugar) === 'inalcancavel' && acordavel(lugar, dela?.get(lugar.id) ?? NUNCA, agora);
  const cedo = chamadosEmVao(dela, agora) < VEZES;
  const chosen =
    livres.find(
      ({ lugar }) => motivoDe(lugar) === null || (cedo && lugar.chamados_sem_resposta < PACIENCIA && acordar(lugar)),
    ) ??
    livres.find(({ lugar }) => lugar.chamados_sem_resposta < PACIENCIA && acordar(lugar)) ??
    livres.find(({ lugar }) => acordar(lugar));
  if (!chosen) return null;
  const pulos = livres
    .slice(0, livres.indexOf(chosen))
    .map(({ lugar }): Pulo => ({ entregador_id: lugar.id, motivo: motivoDe(lugar) ?? 'inalcancavel' }));
  const { lugar, posicao_fila } = chosen;
  return { rota_id, entregador_id: lugar.id, posicao_fila, por_push: motivoDe(lugar) !== null, pulos };
}

/**
 * Returns the offers that were due in a place at `instante` after the offer `ultima`. Written from the rules
 * (ADR 0011, ADR 0015), without the dispatch's own derived columns. Each waiting route, in order, goes to the first
 * courier of the queue who is not paused, and is reachable or can be woken.
 */
export function ofertasDevidas(
  state: State,
  config: Config,
  { ultima, instante, praca_id }: { ultima: number; instante: number; praca_id: number },
): Devida[] {
  const agora = momento(dePraca(state, praca_id), config, ultima, instante);
  const tomados = new Set<number>();
  const devidas: Devida[] = [];
  for (const rota_id of agora.rotas) {
    if (tomados.size === agora.fila.length) break;
    const devida = ofertaDevida(rota_id, agora, tomados);
    if (!devida) continue;
    tomados.add(devida.entregador_id);
    devidas.push(devida);
  }
  return devidas;
}
