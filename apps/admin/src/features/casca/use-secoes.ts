import { trpc } from '@corre/client/trpc.ts';
import { panelNamed } from '@corre/contract/panels.ts';
import { useSwitchedOff } from '@corre/ui/shell/integracoes/use-switched-off.ts';
import { type TabRoute, useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { ABAS, type Aba } from './abas.ts';

/**
 * The sections and the open one. 'Aprovações' says how many registrations wait, and stands there only where registrations must be
 * approved, or as long as some of them are left from that time (decision record 0072). 'Integrações' says how many went off by themselves.
 */
export function useSecoes(): TabRoute<Aba> {
  const rota = useTabRoute(ABAS, panelNamed('admin').title);
  const { data: totais } = trpc.aprovacao.totais.useQuery();
  const usada = totais !== undefined && (totais.exige || totais.pendentes > 0 || totais.recusados > 0);
  const count = totais?.pendentes ?? 0;
  const desligadas = useSwitchedOff();
  const avisos: Partial<Record<Aba, { count: number; countLabel: string }>> = {
    aprovacoes: { count, countLabel: count === 1 ? 'cadastro espera' : 'cadastros esperam' },
    integracoes: {
      count: desligadas,
      countLabel: desligadas === 1 ? 'desligada pelo sistema' : 'desligadas pelo sistema',
    },
  };
  const items = rota.items
    .filter(({ value }) => value !== 'aprovacoes' || usada || rota.value === 'aprovacoes')
    .map((item) => ({ ...item, ...avisos[item.value] }));
  return { ...rota, items };
}
