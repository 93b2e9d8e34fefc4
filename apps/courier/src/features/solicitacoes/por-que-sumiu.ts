import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { fraseDoEvento } from '../fila/frase-do-evento.ts';
import { dizerNovidade } from '../novidades/novidades.ts';

/** A delivery that left the courier's list. */
export interface Sumida {
  id: number;
  endereco: string;
  /** since when it had this status */
  data_status: string;
  /** status when it was last seen */
  status: StatusSolicitacao;
}

/** A courier who left the shop has the parcel. A point of sale may cancel until the end (ADR 0038). */
const levar = (foram: readonly Sumida[]): string =>
  foram.some(({ status }) => status === 'em_entrega') ? '. Leve o pedido de volta à loja.' : '';

const canceladaPelaLoja = (uma: Sumida): string => `O comércio cancelou a entrega: ${uma.endereco}${levar([uma])}`;

/**
 * Whether support's act took this delivery away. An act before the last step was about an earlier time with the same
 * courier. The previous release does not send the requests.
 */
const tirou = (evento: EventoDaFila, { id, data_status }: Sumida): boolean =>
  evento.tipo === 'intervencao' &&
  (evento.solicitacao_ids as readonly number[] | undefined)?.includes(id) === true &&
  evento.quando >= data_status;

interface Aviso {
  /** the same after a reload, whatever the phone knew of the delivery */
  id: string;
  texto: string;
}

/**
 * Returns the notices for deliveries that left the courier's list. If support transferred or cancelled one, the
 * explanation of the queue has the act and its reason, told once for all that it took. Otherwise the shop cancelled it
 * [cancelar]. `eventos` is null where the explanation was not had: an act may then be behind each.
 */
export function porQueSumiu(foram: readonly Sumida[], eventos: readonly EventoDaFila[] | null): Aviso[] {
  const porCausa = Map.groupBy(foram, (uma) => eventos?.find((evento) => tirou(evento, uma)));
  return [...porCausa].flatMap(([causa, suas]) => {
    if (!causa)
      return suas.map((uma) => ({
        // A shop cancels once. An act that nobody explained may be followed by another.
        id: eventos ? `cancelada-${uma.id}` : `sumiu-${uma.id} ${uma.data_status}`,
        texto: canceladaPelaLoja(uma),
      }));
    const which = suas.length > 1 ? `${suas.length} entregas` : suas[0]?.endereco;
    const cancelou = causa.tipo === 'intervencao' && causa.acao === 'cancelar';
    return [{ id: `ato-${causa.quando}`, texto: `${fraseDoEvento(causa)} (${which})${cancelou ? levar(suas) : ''}` }];
  });
}

/** Says that these deliveries were taken away, until the courier has read it. Returns true once the device has it. */
export async function dizerSumidas(
  foram: readonly Sumida[],
  eventos: readonly EventoDaFila[] | null,
): Promise<boolean> {
  const titulo = foram.length > 1 ? 'Entregas tiradas de você' : 'Entrega tirada de você';
  const ditas = porQueSumiu(foram, eventos).map((aviso) => dizerNovidade({ ...aviso, titulo, quando: serverNow() }));
  return (await Promise.all(ditas)).every(Boolean);
}
