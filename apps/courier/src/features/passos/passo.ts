import { NOME_MARCO } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import type { MarcoDoEntregador, MotivoProblema } from '@corre/contract/vocabulario.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';

/** How long 'Entrega Finalizada' can be taken back, in milliseconds: the server has no way back from it (decision record 0025). */
export const DESFAZER_MS = 5_000;

/** What comes with 'Entrega Finalizada' (decision record 0069). `foto`: one waits in the browser's database (foto-guardada.ts). */
export interface Prova {
  codigo: string | null;
  recebedor: string | null;
  foto: boolean;
}

interface Comum {
  solicitacao_id: number;
  /** of the delivery, to name the step by when the delivery is gone */
  endereco: string;
  /** when it was tapped, epoch milliseconds of this device */
  quando: number;
  /** the same by the server's clock, as it is told to it; none of a version before */
  feita_em?: string;
  /** a tab had no answer for it: every tab may go on behind it */
  espera?: boolean;
  /** what the server said when it refused it: it waits for the courier, and what follows it waits with it */
  recusa?: string;
}

/** The next status. `paradas`: the stops that take it together; the server takes it of any that is still theirs. */
export type Etapa = Comum & {
  tipo: 'etapa';
  novo_status: keyof typeof STATUS_ANTERIOR;
  paradas: readonly number[];
  prova?: Prova;
};
/** A milestone. `codigo`: what the recipient said at the door, where the request asks for it there. */
export type Marco = Comum & { tipo: 'marco'; marco: MarcoDoEntregador; codigo?: string };
/** A problem. `foto`: one waits in the browser's database. */
export type Problema = Comum & { tipo: 'problema'; motivo: MotivoProblema; mensagem: string; foto: boolean };

/** What a courier tapped of a delivery, as it waits to be sent (decision record 0079). */
export type Passo = Etapa | Marco | Problema;

/** When it was tapped, on this device and by the server's clock. */
export const agoraTocado = () => ({ quando: Date.now(), feita_em: new Date(serverNow()).toISOString() });

const oQue = (passo: Passo): string =>
  passo.tipo === 'etapa' ? passo.novo_status : passo.tipo === 'marco' ? passo.marco : 'aberto';

/** Its name, and the key under which it is sent however often: the same over a reload and in another tab. */
export const idDoPasso = (passo: Passo): string =>
  [passo.tipo, passo.solicitacao_id, oQue(passo), passo.quando].join('-');

/** The deliveries that it is about. */
export const entregasDe = (passo: Passo): readonly number[] =>
  passo.tipo === 'etapa' ? passo.paradas : [passo.solicitacao_id];

/** Whether two are of one delivery: their order counts. */
export const daMesmaEntrega = (a: Passo, b: Passo): boolean => entregasDe(a).some((id) => entregasDe(b).includes(id));

/** Whether two are one act, tapped twice. */
export const mesmoAto = (a: Passo, b: Passo): boolean =>
  a.tipo === b.tipo && oQue(a) === oQue(b) && daMesmaEntrega(a, b);

/** Whether it is the end of this delivery. */
export const mesmoFim = (passo: Passo, solicitacao_id: number): boolean =>
  passo.tipo === 'etapa' && passo.novo_status === 'finalizada' && passo.solicitacao_id === solicitacao_id;

/** Whether it can still be taken back: an end without a proof. With one, what was typed in is the second thought. */
export const temVolta = (passo: Passo): boolean =>
  mesmoFim(passo, passo.solicitacao_id) && !('prova' in passo && passo.prova);

/** When it goes to the server, epoch milliseconds of this device. */
export const enviarEm = (passo: Passo): number => (temVolta(passo) ? passo.quando + DESFAZER_MS : passo.quando);

/**
 * What to send now: the first that is due and behind nothing of its own delivery. What was refused, and what can still be taken back,
 * holds up what follows it of the same delivery, and nothing else.
 */
export const proximoAEnviar = (passos: readonly Passo[], agora: number): Passo | undefined =>
  passos.find(
    (passo, i) =>
      passo.recusa === undefined &&
      enviarEm(passo) <= agora &&
      !passos.slice(0, i).some((antes) => daMesmaEntrega(antes, passo)),
  );

/** What waits behind a refused one. */
export const atrasDe = (passos: readonly Passo[], recusado: Passo): Passo[] =>
  passos.slice(passos.indexOf(recusado) + 1).filter((passo) => daMesmaEntrega(passo, recusado));

const NOME_ETAPA = { em_retirada: 'Chegada', em_entrega: 'Saída', finalizada: 'Entrega' } as const;

/** What a step is called where it waits, with the time of the tap: 'Saída guardada às 19:48'. */
export function textoGuardado(passo: Passo): string {
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

/** What it is called where it was refused, with the time of the tap: 'Saída para entrega, 19:48'. */
export function nomeDoPasso(passo: Passo): string {
  const nome =
    passo.tipo === 'etapa'
      ? ETAPA_RECUSADA[passo.novo_status]
      : passo.tipo === 'marco'
        ? NOME_MARCO[passo.marco]
        : 'Problema';
  return `${nome}, ${formatTime(passo.quando)}`;
}
