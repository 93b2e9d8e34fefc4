import { useServerNow } from './server-clock.ts';
import { SessionsView } from './sessions-view.tsx';
import { useSessions } from './use-sessions.ts';

/** How often 'há 7 min' is drawn anew, in milliseconds. */
const REDRAW_MS = 30_000;

type Props = {
  /** what goes on after 'Sair de todos os aparelhos': said before it */
  keeps?: string;
  className?: string;
};

/** Settings: where the account is signed in, and 'Sair de todos os aparelhos'. Below RequireSession. */
export function SessionsCard(props: Props) {
  const sessions = useSessions();
  const agora = useServerNow(REDRAW_MS);
  return <SessionsView {...sessions} {...props} agora={agora} />;
}
