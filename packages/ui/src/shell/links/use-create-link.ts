import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { skipToken } from '@tanstack/react-query';
import { notifyFailure } from '../failure-notice.ts';

/** The account that gets a link. */
export interface LinkAccount {
  user_type: UserType;
  id: number;
  nome: string;
}

/**
 * Makes one-time links for an account [link-de-acesso]. `created` is the link, once the server has made it. No list and
 * no later answer has it. `telefone_mudou_em`: when the account's telephone changed, if that was within a day; the link's
 * answer has it anew, because a dialog may stand open for long.
 */
export function useCreateLink({ user_type, id }: Pick<LinkAccount, 'user_type' | 'id'>) {
  const utils = trpc.useUtils();
  const onError = (error: unknown) => notifyFailure(FALHAS['links.criar'], error);
  const dasContas = trpc.links.criar.useMutation({ onError });
  const daEquipe = trpc.equipe.link.useMutation({ onError, onSettled: () => utils.equipe.invalidate() });
  const conta = user_type === 'entregador' || user_type === 'comercio' ? { user_type, id } : null;
  // Without an answer the dialog works on: the link's own answer says the same.
  const telefone = trpc.links.telefone.useQuery(conta ?? skipToken, { staleTime: 0 });
  const create = () => {
    if (conta) dasContas.mutate(conta);
    else daEquipe.mutate({ funcionario_id: id });
  };
  const created: LinkCriado | undefined = dasContas.data ?? daEquipe.data;
  const { telefone_mudou_em = null } = created ?? telefone.data ?? {};
  return { create, creating: dasContas.isPending || daEquipe.isPending, created, telefone_mudou_em };
}
