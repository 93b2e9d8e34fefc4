import { START_MS, TICK_MS, type World } from './world.ts';

/** Instants in ticks since START_MS. */
export interface Stop {
  id: number;
  rota_id: number;
  ordem: number;
  comercio_id: number;
  entregador_id: number | null;
  status: 'finalizada' | 'cancelada';
  pedida: number;
  oferecer_apos: number | null;
  aceita: number | null;
  /** instant on the phone, which counts for a wait */
  no_balcao: number | null;
  /** instant at the server */
  no_balcao_recebido: number | null;
  saiu: number | null;
  na_porta: number | null;
  fim: number;
  problemas: readonly string[];
  bairro_id: number | null;
  centavos: number;
}

export interface Offer {
  id: number;
  rota_id: number;
  comercio_id: number;
  liberada: number;
  entregador_id: number;
  enviada: number;
  vista: number | null;
  respondida: number;
  resultado: string;
  motivo: string | null;
}

/** The rows of a world, from which both the tables and the oracle are made. */
export interface Facts {
  stops: Stop[];
  offers: Offer[];
  shifts: { entregador_id: number; inicio: number; fim: number }[];
  adjustments: World['ajustes'];
}

export const instantOf = (tick: number): string => new Date(START_MS + tick * TICK_MS).toISOString();

type Route = World['rotas'][number];

function stopsOf(route: Route, rota_id: number, firstId: number): Stop[] {
  const oferecer_apos = route.retida === null ? null : route.inicio + route.retida;
  const aceita = (oferecer_apos ?? route.inicio) + route.ate_aceitar;
  return route.paradas.map((parada, n): Stop => {
    const [ate, no, caminho, porta] = parada.gaps as [number, number, number, number];
    const no_balcao = aceita + ate;
    const recebido = Math.min(no_balcao + (parada.atraso ?? 0), no_balcao + no);
    const saiu = no_balcao + no;
    const fim = saiu + caminho + porta;
    const base = {
      id: firstId + n,
      rota_id,
      ordem: n + 1,
      comercio_id: route.comercio,
      pedida: route.inicio,
      oferecer_apos,
      problemas: parada.problemas,
      bairro_id: parada.bairro,
      centavos: parada.centavos,
    };
    const nada = { no_balcao: null, no_balcao_recebido: null, saiu: null, na_porta: null };
    if (!parada.finalizada) {
      return { ...base, ...nada, status: 'cancelada', entregador_id: route.entregador, aceita, fim: aceita + ate };
    }
    const na_porta = parada.naPorta === null ? null : saiu + caminho + Math.floor(porta * parada.naPorta);
    const passos = { aceita, no_balcao, no_balcao_recebido: recebido, saiu, na_porta, fim };
    return { ...base, ...passos, status: 'finalizada', entregador_id: route.entregador };
  });
}

function offersOf(route: Route, rota_id: number, firstId: number): Offer[] {
  const liberada = route.inicio + (route.retida ?? 0);
  const aceita = liberada + route.ate_aceitar;
  const comum = { rota_id, comercio_id: route.comercio, liberada };
  const antes = route.ofertas.map((oferta, n): Offer => {
    const enviada = Math.min(liberada + oferta.depois, aceita);
    return {
      ...comum,
      id: firstId + n,
      entregador_id: oferta.entregador,
      enviada,
      vista: oferta.vista ? enviada : null,
      respondida: enviada + 1,
      resultado: oferta.resultado,
      motivo: oferta.resultado === 'recusada' ? oferta.motivo : null,
    };
  });
  const aceite = { enviada: aceita, vista: aceita, respondida: aceita, resultado: 'aceita', motivo: null };
  return [...antes, { ...comum, ...aceite, id: firstId + antes.length, entregador_id: route.entregador }];
}

/** A courier has one shift at a time: a shift that touches an earlier one of the same courier is left out. */
function shiftsOf(world: World): Facts['shifts'] {
  const shifts: Facts['shifts'] = [];
  for (const { entregador, inicio, duracao } of world.turnos) {
    const fim = inicio + duracao;
    const touches = shifts.some(
      (other) => other.entregador_id === entregador && inicio <= other.fim && other.inicio <= fim,
    );
    if (!touches) shifts.push({ entregador_id: entregador, inicio, fim });
  }
  return shifts;
}

/** Returns the rows of a world. */
export function factsOf(world: World): Facts {
  const stops: Stop[] = [];
  const offers: Offer[] = [];
  for (const [n, route] of world.rotas.entries()) {
    stops.push(...stopsOf(route, n + 1, stops.length + 1));
    offers.push(...offersOf(route, n + 1, offers.length + 1));
  }
  return { stops, offers, shifts: shiftsOf(world), adjustments: world.ajustes };
}
