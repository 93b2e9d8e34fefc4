import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { notifyFailure } from '../failure-notice.ts';

/** The account that gets a link. */
export interface LinkAccount {
  user_type: UserType;
  id: number;
  nome: string;
}

/**
 * Makes one-time links for an account [link-de-acesso]. `created` is the link, once the server has made it. No list and
 * no later answer has it.
 */
export function useCreateLink({ user_type, id }: Pick<LinkAccount, 'user_type' | 'id'>) {
  const utils = trpc.useUtils();
  const onError = (error: unknown) => notifyFailure(FALHAS['links.criar'], error);
  const dasContas = trpc.links.criar.useMutation({ onError });
  const daEquipe = trpc.equipe.link.useMutation({ onError, onSettled: () => utils.equipe.invalidate() });
  const create = () => {
    if (user_type === 'entregador' || user_type === 'comercio') dasContas.mutate({ user_type, id });
    else daEquipe.mutate({ funcionario_id: id });
  };
  const created: LinkCriado | undefined = dasContas.data ?? daEquipe.data;
  return { create, creating: dasContas.isPending || daEquipe.isPending, created };
}
