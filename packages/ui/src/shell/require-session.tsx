import { errorStatus } from '@corre/client/error.ts';
import { askBy } from '@corre/client/keyed-link.ts';
import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { createContext, lazy, type ReactNode, use, useEffect, useState } from 'react';
import { fetchPart, PartGone } from '../kit/lazy/fetch-part.ts';
import { ErrorState } from '../kit/states/error-state.tsx';
import { whenCalm } from './calm.ts';
import { LazyDialog } from './lazy-part.tsx';
import { goTo, panelOpened } from './leave.ts';
import { useSealed } from './sealed/sealed.ts';
import { accountName, readSession, type Sessao, sameAccount, sessionOf, storeSession, withName } from './session.ts';

interface Known extends Sessao {
  /** the shop still has the preset password; false until the server has answered */
  senha_inicial: boolean;
}

const SessionContext = createContext<Known | null>(null);

/** Returns the session of the panel. Throws outside of RequireSession. */
export function useSession(): Known {
  const sessao = use(SessionContext);
  if (!sessao) throw new Error('no RequireSession');
  return sessao;
}

/** Returns the courier's id, an input of the courier's calls. Throws for a shop. */
export function useEntregadorId(): number {
  const { user_id } = useSession();
  if (user_id === null) throw new Error('no courier');
  return user_id;
}

/** Returns the shop's name, an input of the shop's calls. */
export const useComercioNome = (): string => useSession().comercio_nome;

type WatchProps = { answer: Outputs['sessao']['atual'] };

/**
 * Stands in for FactorWatch when its chunk did not load. The page works on: a reload would take away what the person
 * does. Refused acts are then told as failures. Only a session without its factor needs the chunk.
 */
function Unwatched({ answer }: WatchProps) {
  if (answer.fator_pendente) throw new PartGone();
  askBy(() => null);
  return null;
}

const FactorWatch = lazy(async () => {
  await new Promise<void>(whenCalm);
  const part = await fetchPart(() => import('./fatores/factor-watch.tsx')).catch(() => null);
  return { default: part?.FactorWatch ?? Unwatched };
});

/** Accounts that stayed away lose their sealed values (ADR 0049). A part that does not load is asked for next time. */
const tidyLater = () => void import('./sealed/tidy.ts').then(({ tidySealed }) => tidySealed()).catch(() => undefined);

type Props = { tipo: UserType; children: ReactNode };

/**
 * Guards a panel: without a session it leads to /login, another type of account to / [guarda].
 * The browser's storage names the newest login, or none on a subdomain. The server knows the session of this panel's
 * kind, so it is asked before a redirect (ADR 0027). Its answer also replaces a stored account that does not match, and
 * a name that changed.
 * The panel is shown once the account's sealed values are open (ADR 0049).
 * A session without the second factor that it must have sees only the page that asks for one [segundo-fator].
 */
export function RequireSession({ tipo, children }: Props) {
  const [stored, setStored] = useState(readSession);
  const own = stored?.user_type === tipo ? stored : null;
  const atual = trpc.sessao.atual.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const answer = atual.data;

  const opened = useSealed(own && accountName(own));

  const pending = answer?.fator_pendente ?? false;

  useEffect(() => {
    if (!answer) return;
    const fromServer = sessionOf(answer);
    setStored((before) => {
      if (before && sameAccount(before, fromServer)) {
        const now = withName(before, fromServer.user_name);
        const inStorage = readSession();
        if (now !== before && inStorage && sameAccount(inStorage, now)) storeSession(now);
        return now;
      }
      // Another panel's login is newer: the storage stays with it.
      if (!before || before.user_type === fromServer.user_type) storeSession(fromServer);
      return fromServer;
    });
    if (answer.user_type === tipo) panelOpened();
    else goTo('/');
  }, [answer, tipo]);

  const confirmed = opened && answer !== undefined;
  useEffect(() => (confirmed ? whenCalm(tidyLater) : undefined), [confirmed]);

  const nobody = !own && errorStatus(atual.error) === 401;
  useEffect(() => {
    if (nobody) goTo(stored ? '/' : '/login');
  }, [nobody, stored]);

  if (own) {
    if (!opened) return null;
    return (
      <SessionContext value={{ ...own, senha_inicial: answer?.senha_inicial ?? false }}>
        {!pending && children}
        <LazyDialog>{answer && <FactorWatch answer={answer} />}</LazyDialog>
      </SessionContext>
    );
  }
  if (atual.isError && !nobody) {
    return <ErrorState title={FALHAS['sessao.atual']} onRetry={() => atual.refetch()} />;
  }
  return null;
}
