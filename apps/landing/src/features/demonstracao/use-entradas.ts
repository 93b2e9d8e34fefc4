import { errorText } from '@corre/client/error.ts';
import type { EntradaNaDemonstracao, PedidoParaAcompanhar } from '@corre/contract/demonstracao/entradas.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { goTo } from '@corre/ui/shell/leave.ts';
import type { Sessao } from '@corre/ui/shell/session.ts';
import { useEffect, useState } from 'react';
import { postAct } from '../../post-act.ts';
import { enterPanel } from '../entrada/open-session.ts';

/** An entrance: a kind of account, or a request to follow. */
export type Entrada = UserType | 'acompanhar';

/** Where something happens at once: a shop asks, the administrator sees eight weeks. The others begin as always. */
const COMECA: Partial<Record<UserType, string>> = { comercio: '/solicitar', admin: '/visao-geral' };

const sessaoDe = (entrada: EntradaNaDemonstracao): Sessao =>
  entrada.user_type === 'comercio'
    ? { user_type: 'comercio', user_id: null, user_name: '', comercio_nome: entrada.comercio_nome }
    : { user_type: entrada.user_type, user_id: entrada.user_id, user_name: entrada.nome, comercio_nome: '' };

/**
 * Asks for a request to follow.
 * @throws the refusal in the form that `errorText` reads
 */
async function pedidoParaAcompanhar(): Promise<PedidoParaAcompanhar> {
  const answer = await fetch('/api/demonstracao/acompanhar', { headers: { accept: 'application/json' } });
  const body = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(`A API respondeu ${answer.status}`), { data: body });
  return body;
}

/**
 * Returns the act of the entrances, the one that is under way, and the line of a failure. After a success the entrance
 * stays under way until the next page replaces this one.
 */
export function useEntradas() {
  const [abrindo, setAbrindo] = useState<Entrada | null>(null);
  const [problema, setProblema] = useState<string | null>(null);
  // A browser that goes back shows this page as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setAbrindo(null);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  async function entrar(entrada: Entrada) {
    if (abrindo !== null) return;
    setAbrindo(entrada);
    setProblema(null);
    const acompanha = entrada === 'acompanhar';
    try {
      if (acompanha) goTo((await pedidoParaAcompanhar()).url);
      else {
        const aberta = await postAct<EntradaNaDemonstracao>('/api/demonstracao/entrar', { como: entrada });
        enterPanel(sessaoDe(aberta), COMECA[aberta.user_type]);
      }
    } catch (error) {
      setAbrindo(null);
      setProblema(errorText(error, FALHAS[acompanha ? 'demonstracao.acompanhar' : 'demonstracao.entrar']));
    }
  }

  return { entrar, abrindo, problema };
}
