import { useServerNow } from './server-clock.ts';
import { SessionsView } from './sessions-view.tsx';
import { useSessions } from './use-sessions.ts';

/** How often 'há 7 min' is updated, in milliseconds. */
const REDRAW_MS = 30_000;

type Props = {
  /** what continues after 'Sair de todos os aparelhos'; the question says it */
  keeps?: string;
  className?: string;
};

/** The settings card with the account's sessions and 'Sair de todos os aparelhos'. Must be below RequireSession. */
export function SessionsCard(props: Props) {
  const sessions = useSessions();
  const agora = useServerNow(REDRAW_MS);
  return <SessionsView {...sessions} {...props} agora={agora} />;
}
