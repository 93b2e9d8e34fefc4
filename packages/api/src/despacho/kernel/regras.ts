import type { MotivoPulo } from '@corre/contract/vocabulario.ts';

/** A waiting route, in the order in which routes are served: urgent first, then oldest. */
export interface RotaNaEspera {
  rota_id: number;
}

/** An available courier, in queue order: `fila_desde`, then id. */
export interface LugarNaFila {
  entregador_id: number;
  posicao_fila: number;
  alcancavel: boolean;
  /** a browser of theirs may be woken by push */
  inscrito: boolean;
}

/** A courier who is not asked again for a route yet, and why. */
export interface Pausa {
  rota_id: number;
  entregador_id: number;
  motivo: Extract<MotivoPulo, 'pausa_recusa' | 'pausa_expirada'>;
}

/** A courier who was woken for a route and did not wake: not again for a while (decision record 0011). */
export interface Chamado {
  rota_id: number;
  entregador_id: number;
}

export interface NovaOferta {
  rota_id: number;
  entregador_id: number;
  posicao_fila: number;
  /** Nobody could be reached: it goes out by push. */
  por_push: boolean;
  /** Couriers who stand before them and were passed over. */
  pulos: { entregador_id: number; motivo: MotivoPulo }[];
}

const par = (rota_id: number, entregador_id: number) => `${rota_id}:${entregador_id}`;

/**
 * Who is offered what (decision record 0005): each route, in order, goes to the first courier of the queue who is
 * reachable and not in a pause for it; when there is none, by push to the first who can be woken and was not woken for it
 * in vain a moment ago (decision record 0011). A courier gets one offer at most. Whoever is passed over keeps the place.
 */
export function casar(
  rotas: RotaNaEspera[],
  fila: LugarNaFila[],
  pausas: Pausa[],
  chamados: Chamado[] = [],
): NovaOferta[] {
  const motivoDaPausa = new Map(pausas.map((p) => [par(p.rota_id, p.entregador_id), p.motivo]));
  const emVao = new Set(chamados.map((c) => par(c.rota_id, c.entregador_id)));
  let livres = fila;
  return rotas.flatMap(({ rota_id }) => {
    const motivo = ({ entregador_id, alcancavel }: LugarNaFila): MotivoPulo | null =>
      motivoDaPausa.get(par(rota_id, entregador_id)) ?? (alcancavel ? null : 'inalcancavel');
    const acordavel = (lugar: LugarNaFila) =>
      motivo(lugar) === 'inalcancavel' && lugar.inscrito && !emVao.has(par(rota_id, lugar.entregador_id));
    const alcancado = livres.find((lugar) => motivo(lugar) === null);
    const escolhido = alcancado ?? livres.find(acordavel);
    if (!escolhido) return [];
    const pulos = livres.slice(0, livres.indexOf(escolhido)).map((lugar) => ({
      entregador_id: lugar.entregador_id,
      motivo: motivo(lugar) ?? 'inalcancavel',
    }));
    livres = livres.filter((lugar) => lugar !== escolhido);
    const { entregador_id, posicao_fila } = escolhido;
    return [{ rota_id, entregador_id, posicao_fila, por_push: !alcancado, pulos }];
  });
}
