import type { Saidas } from '@corre/api/client/trpc.ts';

export type EntregadorGerido = Saidas['entregadores']['todos'][number];

export const SITUACOES = ['todos', 'ativos', 'inativos', 'suspensos', 'online'] as const;
export type Situacao = (typeof SITUACOES)[number];

const passa: Record<Situacao, (entregador: EntregadorGerido) => boolean> = {
  todos: () => true,
  ativos: ({ ativo }) => ativo,
  inativos: ({ ativo }) => !ativo,
  suspensos: ({ suspenso }) => suspenso,
  online: ({ online }) => online,
};

/** The couriers of one situation: suspended first, then the online, the offline, the inactive; each by name. */
export function geridos(entregadores: readonly EntregadorGerido[], situacao: Situacao): EntregadorGerido[] {
  const lugar = ({ ativo, suspenso, online }: EntregadorGerido): number => (suspenso ? 0 : !ativo ? 3 : online ? 1 : 2);
  return entregadores
    .filter(passa[situacao])
    .sort((a, b) => lugar(a) - lugar(b) || a.nome_completo.localeCompare(b.nome_completo, 'pt-BR'));
}
