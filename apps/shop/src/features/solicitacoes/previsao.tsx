import { trpc } from '@corre/client/trpc.ts';
import type { PrevisaoDoComercio } from '@corre/contract/espera/contrato.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** The polling interval, in milliseconds: windows end without an event. An event of a request refetches at once. */
const POLL_MS = 60_000;

/** Returns the forecast [previsao]. The page shows nothing while it loads and after a failure. */
export function usePrevisao() {
  const comercio_nome = useComercioNome();
  return trpc.previsao.doComercio.useQuery({ comercio_nome }, { refetchInterval: POLL_MS, staleTime: POLL_MS }).data;
}

/** Below this limit a wait is shown in seconds, not in minutes. */
const SECONDS_LIMIT = 90;

/** Rounds to 5 s or to a minute. */
const roughly = (seconds: number): string =>
  seconds < SECONDS_LIMIT ? `${Math.max(5, Math.round(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`;

/** Returns the sentence with the median time until an acceptance, and the time for nearly all requests. */
export function fraseDoAceite({ metade, quase_todas }: NonNullable<PrevisaoDoComercio['aceite']>): string {
  const quase = quase_todas > metade * 1.5 ? `, quase sempre em até ${roughly(quase_todas)}` : '';
  return `Em geral aceita em ${roughly(metade)}${quase}`;
}

/** Returns the sentence with the window of the expected arrival. */
export const fraseDaChegada = ({ de, ate }: { de: string; ate: string }): string =>
  `Deve chegar entre ${formatTime(de)} e ${formatTime(ate)}`;

/** The usual time until an acceptance, shown before the request is sent. Renders nothing if it is unknown. */
export function Aceite({ className }: { className: string }) {
  const aceite = usePrevisao()?.aceite;
  return aceite ? <p className={`text-[14px] leading-5 text-ink-2 ${className}`}>{fraseDoAceite(aceite)}</p> : null;
}

/** The expected arrival of an open request. Renders nothing if it is unknown. */
export function Chegada({ solicitacao_id }: { solicitacao_id: number }) {
  const dialog = usePrevisao()?.janelas.find((uma) => uma.solicitacao_id === solicitacao_id);
  return dialog ? <p className="text-[14px] leading-5 tabular-nums text-ink-2">{fraseDaChegada(dialog)}</p> : null;
}
