import { trpc } from '@corre/client/trpc.ts';

/**
 * Returns a function that shows a saved name in the rail and in the greeting, if the account is the own one. It changes
 * the answer in the cache, because a reading right after the act may still be answered from a process's memory.
 */
export function useNomeProprio(): (funcionario_id: number, nome: string) => void {
  const utils = trpc.useUtils();
  return (funcionario_id, nome) =>
    utils.sessao.atual.setData(undefined, (eu) => (eu?.user_id === funcionario_id ? { ...eu, nome } : eu));
}
