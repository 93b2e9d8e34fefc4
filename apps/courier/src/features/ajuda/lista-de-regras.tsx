import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useConfiguracaoQuery } from '@corre/ui/shell/use-configuracao.ts';
import { ChevronDown } from 'lucide-react';
import { regras } from './regras.ts';

/** The rules as a list to expand. `aberta` expands the first one. */
export function ListaDeRegras({ aberta = false }: { aberta?: boolean }) {
  const { data, isError, refetch } = useConfiguracaoQuery();
  if (isError && !data) return <InlineError title="Erro ao carregar as regras" onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <SkeletonRows />
      </Loading>
    );
  }
  return (
    <div className="divide-y divide-line rounded-xl border border-line">
      {regras(data).map(({ title, texto }, i) => (
        <details key={title} name="regras" open={aberta && i === 0} className="group">
          <summary className="flex min-h-12 list-none items-center gap-3 px-3.5 text-[17px] font-[650]">
            <span className="flex-1">{title}</span>
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-2 group-open:rotate-180" />
          </summary>
          <p className="px-3.5 pb-3.5 text-[17px] leading-6 text-ink-2">{texto}</p>
        </details>
      ))}
    </div>
  );
}
