import { trpc } from '@corre/client/trpc.ts';
import { readSession } from '@corre/ui/shell/session.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Returns a function that shows a saved name in the rail and in the greeting, if the account is the own one. It changes
 * the answer in the cache, because a reading right after the act may still be answered from a process's memory.
 */
export function useNomeProprio(): (funcionario_id: number, nome: string) => void {
  const utils = trpc.useUtils();
  return (funcionario_id, nome) =>
    utils.sessao.atual.setData(undefined, (eu) => (eu?.user_id === funcionario_id ? { ...eu, nome } : eu));
}

/** Shows the name that another tab of this browser saved for the own account. RequireSession stores it there. */
export function useNomeDeOutraAba(): void {
  const mostrarNome = useNomeProprio();
  const ouvir = useEffectEvent(({ key }: StorageEvent) => {
    const dita = key === 'user_name' ? readSession() : null;
    if (dita?.user_type === 'admin' && dita.user_id !== null) mostrarNome(dita.user_id, dita.user_name);
  });
  useEffect(() => {
    const hear = (event: StorageEvent) => ouvir(event);
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
}
