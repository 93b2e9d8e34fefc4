import type { MotivoProblema } from '@corre/contract/vocabulario.ts';
import type { Fato } from '../saida/envio/fluxo.ts';

/** The events of a delivery in DeliveryTrackingInfo (Orders API 1.7.0), in their order. */
export const CORRIDA = [
  'PICKUP_ONGOING',
  'ARRIVED_AT_MERCHANT',
  'ORDER_PICKED',
  'DELIVERY_ONGOING',
  'ARRIVED_AT_CUSTOMER',
  'ORDER_DELIVERED',
] as const;
export type Evento = (typeof CORRIDA)[number] | 'CANCELLED';

/** A message to the app: the call `dispatch` or `delivered`, or an event of `tracking`. */
export interface Aviso {
  tipo: 'dispatch' | 'delivered' | Evento;
  quando: string;
  problema?: MotivoProblema;
}

/** The calls that this app wants. `dispatch` is not optional. */
export interface Quer {
  avisa_entrega: boolean;
  avisa_andamento: boolean;
}

/** What the stream has told: the last event that happened; null before the first. */
export type Passo = Evento | null;

type Visto = Pick<Fato, 'tipo' | 'valor' | 'quando'>;

const DO_STATUS: Partial<Record<string, Evento>> = {
  aceita: 'PICKUP_ONGOING',
  em_retirada: 'ARRIVED_AT_MERCHANT',
  em_entrega: 'DELIVERY_ONGOING',
  finalizada: 'ORDER_DELIVERED',
  cancelada: 'CANCELLED',
};
/** A right code proves that the courier stands at the door. */
const DO_MARCO: Partial<Record<string, Evento>> = {
  no_cliente: 'ARRIVED_AT_CUSTOMER',
  codigo_ok: 'ARRIVED_AT_CUSTOMER',
  entregue: 'ORDER_DELIVERED',
};

const lugar = (passo: Passo): number => (passo === null || passo === 'CANCELLED' ? -1 : CORRIDA.indexOf(passo));
const SAIU = lugar('DELIVERY_ONGOING');
const ENTREGUE = lugar('ORDER_DELIVERED');
const acabou = (passo: Passo) => passo === 'ORDER_DELIVERED' || passo === 'CANCELLED';

const eventoDe = ({ tipo, valor }: Visto): Evento | undefined => {
  if (tipo === 'etapa') return DO_STATUS[valor];
  return tipo === 'marco' ? DO_MARCO[valor] : undefined;
};

/** The messages between two places of the delivery. `dispatch` comes before everything that follows it. */
function ate(passo: Passo, evento: Evento, quando: string, quer: Quer): Aviso[] {
  const [antes, agora] = [lugar(passo), lugar(evento)];
  const sai = antes < SAIU && agora >= SAIU;
  const chega = antes < ENTREGUE && agora >= ENTREGUE;
  const andamento: Aviso[] = quer.avisa_andamento
    ? [{ tipo: evento === 'DELIVERY_ONGOING' ? 'ORDER_PICKED' : evento, quando }]
    : [];
  return [
    ...(evento === 'DELIVERY_ONGOING' ? andamento : []),
    ...(sai ? [{ tipo: 'dispatch', quando } as const] : []),
    ...(evento === 'DELIVERY_ONGOING' ? [] : andamento),
    ...(chega && quer.avisa_entrega ? [{ tipo: 'delivered', quando } as const] : []),
  ];
}

interface Contado {
  passo: Passo;
  avisos: Aviso[];
}

/**
 * A cancelled request ends only its delivery, and so does one whose order went back to the shop. The order stays the
 * app's, so no cancellation is asked for.
 */
const cancelar = (passo: Passo, quando: string, quer: Quer): Contado => ({
  passo: 'CANCELLED',
  avisos: passo !== null && quer.avisa_andamento ? [{ tipo: 'CANCELLED', quando }] : [],
});

/** Another courier, or a problem: the present event again, at a new instant. */
function deNovo(passo: Passo, { quando }: Visto, quer: Quer, problema?: MotivoProblema): Contado {
  if (passo === null || passo === 'CANCELLED' || !quer.avisa_andamento) return { passo, avisos: [] };
  return { passo, avisos: [{ tipo: passo, quando, ...(problema && { problema }) }] };
}

/** What is known of a request beside its facts. */
export interface Sabido {
  problemas: ReadonlyMap<number, MotivoProblema>;
  /** the order went back to the shop, so its end is no delivery */
  devolvida: boolean;
}

/**
 * Returns the messages for one fact of a request, and the stream's last event after it. A fact behind that event says
 * nothing, so a repeated or late fact changes nothing.
 */
function contar(passo: Passo, fato: Visto, quer: Quer, { problemas, devolvida }: Sabido): Contado {
  if (acabou(passo)) return { passo, avisos: [] };
  if (fato.tipo === 'problema') {
    const motivo = problemas.get(Number(fato.valor));
    // The standard's list of reasons for this call has no OTHER.
    return motivo === undefined || motivo === 'outro' ? { passo, avisos: [] } : deNovo(passo, fato, quer, motivo);
  }
  if (fato.tipo === 'transferida') return fato.valor === '' ? { passo, avisos: [] } : deNovo(passo, fato, quer);
  const evento = eventoDe(fato);
  if (evento === undefined) return { passo, avisos: [] };
  if (evento === 'CANCELLED' || (devolvida && evento === 'ORDER_DELIVERED')) return cancelar(passo, fato.quando, quer);
  if (lugar(evento) <= lugar(passo)) return { passo, avisos: [] };
  // At the door before the courier has left the shop: the milestone is a mistake.
  if (evento === 'ARRIVED_AT_CUSTOMER' && lugar(passo) < SAIU) return { passo, avisos: [] };
  return { passo: evento, avisos: ate(passo, evento, fato.quando, quer) };
}

/** Returns the messages for facts in their order, and the last event after them. */
export function andar(passo: Passo, fatos: readonly Visto[], quer: Quer, sabido: Sabido): Contado {
  const avisos: Aviso[] = [];
  for (const fato of fatos) {
    const contado = contar(passo, fato, quer, sabido);
    passo = contado.passo;
    avisos.push(...contado.avisos);
  }
  return { passo, avisos };
}
