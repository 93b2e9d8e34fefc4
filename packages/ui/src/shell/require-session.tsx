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

/** The session of the panel. Only below RequireSession. */
export function useSession(): Known {
  const sessao = use(SessionContext);
  if (!sessao) throw new Error('useSession needs a RequireSession above it');
  return sessao;
}

/** The id that the courier's calls carry (specification §7). */
export function useEntregadorId(): number {
  const { user_id } = useSession();
  if (user_id === null) throw new Error('a shop has no courier id');
  return user_id;
}

/** The name that the shop's calls carry (specification §7). */
export const useComercioNome = (): string => useSession().comercio_nome;

type Props = { tipo: UserType; children: ReactNode };

/**
 * The route guard (specification §2): nobody stored → /login, another type stored → /. On a subdomain nothing is stored at
 * first, so the server is asked before anybody is sent away (decision record 0004); what it says also wins over a stored
 * account that is no longer the cookie's.
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
