import { trpc } from '@corre/client/trpc.ts';
import type { RastreioView } from '@corre/contract/rastreio/contrato.ts';
import type { ComponentProps } from 'react';
import { formatDayMonth, formatTime, isoDay } from '../domain/format/dates.ts';
import { addressOf, TrackingLink } from '../domain/tracking-link/tracking-link.tsx';

/** A window may be this old, in milliseconds. */
const FRESH_MS = 60_000;

/** Returns 'entre 19:40 e 19:55', with the day where it is not that of the request, as the recipient's page says it. */
export function windowOf(seen: RastreioView | undefined): string | null {
  if (seen === undefined || seen.status === 'encerrada' || seen.janela === null) return null;
  const { de, ate } = seen.janela;
  const [first] = seen.etapas;
  const day = first === undefined || isoDay(first.quando) === isoDay(de) ? '' : `em ${formatDayMonth(de)} `;
  return `${day}entre ${formatTime(de)} e ${formatTime(ate)}`;
}

/**
 * The link for the recipient, whose message says when the order should arrive. It reads the recipient's own page, so
 * that both say the same. Until it is read, and where there is no window, the message has none.
 */
export function SentTrackingLink(props: Omit<ComponentProps<typeof TrackingLink>, 'chegada'>) {
  const { rastreio_url } = props.pedido;
  const token = rastreio_url === null ? '' : (addressOf(rastreio_url).split('/').at(-1) ?? '');
  const { data } = trpc.rastreio.ver.useQuery({ token }, { enabled: token !== '', staleTime: FRESH_MS, retry: false });
  return <TrackingLink {...props} chegada={windowOf(data)} />;
}
