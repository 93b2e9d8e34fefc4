import { NOME_MARCO } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import type { MarcoDoEntregador, MotivoProblema } from '@corre/contract/vocabulario.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { forwardNow } from './forward-clock.ts';

/** How long 'Entrega Finalizada' can be undone, in milliseconds. The server cannot undo it [desfazer]. */
export const UNDO_MS = 5_000;

/** The proof sent with 'Entrega Finalizada' (ADR 0024). `foto`: a photo waits on the phone (foto-guardada.ts). */
export interface Prova {
  codigo: string | null;
  recebedor: string | null;
  foto: boolean;
}

interface Comum {
  solicitacao_id: number;
  /** of the delivery; names the step even after the delivery is gone */
  endereco: string;
  /** when it was tapped, in epoch milliseconds of this device (forward-clock.ts) */
  quando: number;
  /** when it was tapped by the server's clock, as sent to the server; absent in steps of an older version */
  feita_em?: string;
  /** a tab got no answer for it, so every tab lets the courier continue */
  espera?: boolean;
  /** the server's text after a refusal; this step and those after it wait for the courier's decision */
  recusa?: string;
}

/**
 * The next status. `paradas`: the stops that take it together. The server accepts it for any stop that is still the
 * courier's.
 */
export type Etapa = Comum & {
  tipo: 'etapa';
  novo_status: keyof typeof STATUS_ANTERIOR;
  paradas: readonly number[];
  prova?: Prova;
};
/** A milestone. `codigo`: the recipient's code, if the request asks for it at the door. */
export type Marco = Comum & { tipo: 'marco'; marco: MarcoDoEntregador; codigo?: string };
/** A problem. `foto`: a photo waits on the phone. */
export type Problema = Comum & { tipo: 'problema'; motivo: MotivoProblema; mensagem: string; foto: boolean };

/** A step that the courier tapped and that is not sent yet (ADR 0032). */
export type Passo = Etapa | Marco | Problema;

/** Returns the time of a tap, by this device's clock and by the server's. */
export const agoraTocado = () => ({ quando: forwardNow(), feita_em: new Date(serverNow()).toISOString() });

const actOf = (passo: Passo): string =>
  passo.tipo === 'etapa' ? passo.novo_status : passo.tipo === 'marco' ? passo.marco : 'aberto';

/** Returns the step's id, which is also its idempotency key. It is the same after a reload and in another tab. */
export const idDoPasso = (passo: Passo): string =>
  [passo.tipo, passo.solicitacao_id, actOf(passo), passo.quando].join('-');

/** Returns the deliveries of the step. */
export const entregasDe = (passo: Passo): readonly number[] =>
  passo.tipo === 'etapa' ? passo.paradas : [passo.solicitacao_id];

/** Whether two steps are of the same delivery and must be sent in order. */
export const daMesmaEntrega = (a: Passo, b: Passo): boolean => entregasDe(a).some((id) => entregasDe(b).includes(id));

/** Whether two problems say the same. What another one says is another act. */
const dizemOMesmo = (a: Passo, b: Passo): boolean =>
  a.tipo !== 'problema' || b.tipo !== 'problema' || (a.motivo === b.motivo && a.mensagem === b.mensagem);

/** Whether two steps are the same act, tapped twice. */
export const mesmoAto = (a: Passo, b: Passo): boolean =>
  a.tipo === b.tipo && actOf(a) === actOf(b) && daMesmaEntrega(a, b) && dizemOMesmo(a, b);

/** Whether the step ends this delivery. */
export const mesmoFim = (passo: Passo, solicitacao_id: number): boolean =>
  passo.tipo === 'etapa' && passo.novo_status === 'finalizada' && passo.solicitacao_id === solicitacao_id;

/** Whether the step can be undone: an end without a proof. A proof's dialog already asks for a second thought. */
export const temVolta = (passo: Passo): boolean =>
  mesmoFim(passo, passo.solicitacao_id) && !('prova' in passo && passo.prova);

/**
 * Returns how long the step still waits before it may be sent, in milliseconds; 0 if it is due. A step from later than
 * now is due: an earlier run tapped it before the phone's clock was set back.
 */
export const esperaDe = (passo: Passo, now: number): number =>
  temVolta(passo) && passo.quando <= now ? Math.max(0, passo.quando + UNDO_MS - now) : 0;

/**
 * Returns the step to send now: the first that is due and has no earlier step of its delivery. A refused step, or one
 * that can still be undone, blocks only the later steps of its delivery.
 */
export const proximoAEnviar = (passos: readonly Passo[], now: number): Passo | undefined =>
  passos.find(
    (passo, i) =>
      passo.recusa === undefined &&
      esperaDe(passo, now) === 0 &&
      !passos.slice(0, i).some((before) => daMesmaEntrega(before, passo)),
  );

/** Returns the steps that wait behind a refused one. */
export const atrasDe = (passos: readonly Passo[], recusado: Passo): Passo[] =>
  passos.slice(passos.indexOf(recusado) + 1).filter((passo) => daMesmaEntrega(passo, recusado));

const NOME_ETAPA = { em_retirada: 'Chegada', em_entrega: 'Saída', finalizada: 'Entrega' } as const;

/** Returns the name of a waiting step with the time of the tap: 'Saída guardada às 19:48'. */
export function storedText(passo: Passo): string {
  const hora = formatTime(passo.quando);
  if (passo.tipo === 'marco') return `${NOME_MARCO[passo.marco]} às ${hora}`;
  if (passo.tipo === 'problema') return `Problema guardado às ${hora}`;
  return `${NOME_ETAPA[passo.novo_status]} guardada às ${hora}`;
}

const ETAPA_RECUSADA = {
  em_retirada: 'Chegada ao comércio',
  em_entrega: 'Saída para entrega',
  finalizada: 'Fim da entrega',
} as const;

/** Returns the name of a refused step with the time of the tap: 'Saída para entrega, 19:48'. */
export function nomeDoPasso(passo: Passo): string {
  const nome =
    passo.tipo === 'etapa'
      ? ETAPA_RECUSADA[passo.novo_status]
      : passo.tipo === 'marco'
        ? NOME_MARCO[passo.marco]
        : 'Problema';
  return `${nome}, ${formatTime(passo.quando)}`;
}
