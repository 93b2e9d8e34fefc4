import type { EntregadorNoReplay, EstadoNaFila, OfertaNoReplay, Replay, Trecho } from './contrato.ts';

/** A courier at one second of the replay. A busy courier has no place. */
export interface NaFila {
  entregador: EntregadorNoReplay;
  estado: EstadoNaFila;
  posicao: number | null;
  /** the offer on their screen */
  oferta: OfertaNoReplay | null;
}

const toMs = (instante: string): number => Date.parse(instante);
const isDuring = (trechos: readonly Trecho[], ms: number): boolean =>
  trechos.some(({ de, ate }) => toMs(de) <= ms && (ate === null || ms < toMs(ate)));

/** Returns since when they had their place: the last time they came or went to the end. */
const lugarEm = ({ lugares }: EntregadorNoReplay, ms: number): number =>
  Math.max(...lugares.map(toMs).filter((lugar) => lugar <= ms));

const estadoDe = (entregador: EntregadorNoReplay, oferta: OfertaNoReplay | null, ms: number): EstadoNaFila => {
  if (isDuring(entregador.ocupado, ms)) return 'ocupado';
  if (oferta) return 'com_oferta';
  return isDuring(entregador.silencio, ms) ? 'sem_sinal' : 'na_fila';
};

/** Returns the offers that were open at that instant, by courier. */
const abertasEm = (ofertas: readonly OfertaNoReplay[], ms: number): ReadonlyMap<number, OfertaNoReplay> =>
  new Map(
    ofertas
      .filter(
        ({ enviada_em, respondida_em }) =>
          toMs(enviada_em) <= ms && (respondida_em === null || ms < toMs(respondida_em)),
      )
      .map((oferta) => [oferta.entregador_id, oferta]),
  );

/**
 * Returns the queue at an instant, in epoch milliseconds, by the rule of the queue (ADR 0011) [fila]. Couriers who are
 * online and hold no delivery are sorted by their place, then by id. Busy couriers come last, without a place.
 */
export function filaEm({ entregadores, ofertas }: Pick<Replay, 'entregadores' | 'ofertas'>, ms: number): NaFila[] {
  const abertas = abertasEm(ofertas, ms);
  const presentes = entregadores
    .filter(({ online }) => isDuring(online, ms))
    .map((entregador) => {
      const oferta = abertas.get(entregador.id) ?? null;
      return { entregador, oferta, estado: estadoDe(entregador, oferta, ms), lugar: lugarEm(entregador, ms) };
    })
    .sort((a, b) => a.lugar - b.lugar || a.entregador.id - b.entregador.id);
  const livres = presentes.filter(({ estado }) => estado !== 'ocupado');
  const ocupados = presentes.filter(({ estado }) => estado === 'ocupado');
  return [...livres, ...ocupados].map(({ lugar: _, ...quem }, i) => ({
    ...quem,
    posicao: quem.estado === 'ocupado' ? null : i + 1,
  }));
}
