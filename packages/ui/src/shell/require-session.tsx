import { errorStatus } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { ErrorState } from '../kit/states/error-state.tsx';
import { goTo } from './leave.ts';
import { readSession, type Sessao, sameAccount, sessionOf, storeSession } from './session.ts';

interface Known extends Sessao {
  /** the shop still has the preset password; false until the server has answered */
  senha_inicial: boolean;
}

const SessionContext = createContext<Known | null>(null);

/** Returns the session of the panel. Throws outside of RequireSession. */
export function useSession(): Known {
  const sessao = use(SessionContext);
  if (!sessao) throw new Error('useSession needs a RequireSession above it');
  return sessao;
}

/** Returns the courier's id, an input of the courier's calls. Throws for a shop. */
export function useEntregadorId(): number {
  const { user_id } = useSession();
  if (user_id === null) throw new Error('a shop has no courier id');
  return user_id;
}

/** Returns the shop's name, an input of the shop's calls. */
export const useComercioNome = (): string => useSession().comercio_nome;

type Props = { tipo: UserType; children: ReactNode };

/**
 * Guards a panel: without a session it leads to /login, another type of account to / [guarda].
 * A subdomain has nothing stored at first, so the server is asked before the redirect to /login (ADR 0027).
 * The server's answer also replaces a stored account that does not match the cookie.
 */
export function RequireSession({ tipo, children }: Props) {
  const [stored, setStored] = useState(readSession);
  const other = stored !== null && stored.user_type !== tipo;
  const atual = trpc.sessao.atual.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, enabled: !other });
  const answer = atual.data;

  useEffect(() => {
    if (!answer) return;
    const fromServer = sessionOf(answer);
    setStored((before) => {
      if (before && sameAccount(before, fromServer)) return before;
      storeSession(fromServer);
      return fromServer;
    });
  }, [answer]);

  const nobody = !stored && errorStatus(atual.error) === 401;
  useEffect(() => {
    if (nobody) goTo('/login');
    else if (other) goTo('/');
  }, [nobody, other]);

  if (stored && !other) {
    return (
      <SessionContext value={{ ...stored, senha_inicial: answer?.senha_inicial ?? false }}>{children}</SessionContext>
    );
  }
  if (atual.isError && !nobody) {
    return <ErrorState title={FALHAS['sessao.atual']} onRetry={() => atual.refetch()} />;
  }
  return null;
}
