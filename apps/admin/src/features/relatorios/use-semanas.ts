import { trpc } from '@corre/client/trpc.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { useSearchParams } from 'wouter';
import { useRelatorio } from './use-relatorio.ts';

const NENHUMA: RelatorioSemanal[] = [];

/**
 * Returns the weekly reports, newest first, and the chosen one. The address contains the choice (`?semana=2026-11-16`).
 * The default, also for an unknown week, is the newest.
 */
export function useSemanas({ enabled = true }: { enabled?: boolean } = {}) {
  const consulta = trpc.relatorios.acompanhamentoSemanal.useQuery({}, { enabled });
  const relatorio = useRelatorio('acompanhamento-semanal', consulta, NENHUMA);
  const [params, setParams] = useSearchParams();
  const { dados: semanas } = relatorio;
  const indice = Math.max(0, semanas?.findIndex(({ semana_inicio }) => semana_inicio === params.get('semana')) ?? 0);
  const escolher = (semana_inicio: string) =>
    setParams(
      (antes) => {
        const novos = new URLSearchParams(antes);
        novos.set('semana', semana_inicio);
        novos.delete('pagina');
        return novos;
      },
      { replace: true },
    );
  return { ...relatorio, semanas, escolhida: semanas?.[indice], escolher };
}
