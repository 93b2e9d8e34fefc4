import type { MotivoPulo } from '@corre/db/vocabulario.ts';

/** A waiting route, in the order in which routes are served: urgent first, then oldest. */
export interface RotaNaEspera {
  rota_id: number;
}

/** An available courier, in queue order: `fila_desde`, then id. */
export interface LugarNaFila {
  entregador_id: number;
  posicao_fila: number;
  alcancavel: boolean;
}

/** A courier who is not asked again for a route yet, and why. */
export interface Pausa {
  rota_id: number;
  entregador_id: number;
  motivo: Extract<MotivoPulo, 'pausa_recusa' | 'pausa_expirada'>;
}

export interface NovaOferta {
  rota_id: number;
  entregador_id: number;
  posicao_fila: number;
  /** Couriers who stand before him and were passed over. */
  pulos: { entregador_id: number; motivo: MotivoPulo }[];
}

const chaveDaPausa = (rota_id: number, entregador_id: number) => `${rota_id}:${entregador_id}`;

/**
 * Who is offered what (decision record 0005): each route, in order, goes to the first courier of the queue who is
 * reachable and not in a pause for it. A courier gets one offer at most. Whoever is passed over keeps the place.
 */
export function casar(rotas: RotaNaEspera[], fila: LugarNaFila[], pausas: Pausa[]): NovaOferta[] {
  const motivoDaPausa = new Map(pausas.map((p) => [chaveDaPausa(p.rota_id, p.entregador_id), p.motivo]));
  const livres = new Set(fila);
  const ofertas: NovaOferta[] = [];
  for (const { rota_id } of rotas) {
    const pulos: NovaOferta['pulos'] = [];
    for (const lugar of livres) {
      const { entregador_id, posicao_fila, alcancavel } = lugar;
      const motivo = motivoDaPausa.get(chaveDaPausa(rota_id, entregador_id)) ?? (alcancavel ? null : 'inalcancavel');
      if (motivo) {
        pulos.push({ entregador_id, motivo });
        continue;
      }
      livres.delete(lugar);
      ofertas.push({ rota_id, entregador_id, posicao_fila, pulos });
      break;
    }
  }
  return ofertas;
}
