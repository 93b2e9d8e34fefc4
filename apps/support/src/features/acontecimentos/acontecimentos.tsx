import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { ErrorBoundary } from '@corre/ui/shell/error-boundary.tsx';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { Suspense } from 'react';

const Lista = lazyPart(async () => (await import('./lista-de-acontecimentos.tsx')).ListaDeAcontecimentos);

/** Where the column of the active deliveries has room for six lines more. */
const CABE = '(min-width: 1200px) and (min-height: 800px)';

/** 'Acabou de acontecer', below the active deliveries. Only the demonstration has it, and only there its code loads. */
export function Acontecimentos() {
  const demonstracao = useConfiguracao()?.demonstracao === true;
  const cabe = useMediaQuery(CABE);
  if (!demonstracao || !cabe) return null;
  return (
    <section aria-labelledby="acontecimentos" className="shrink-0 border-t border-line">
      <div className="flex h-8 items-center justify-between border-b border-line bg-sunken px-3.5 text-[13px]">
        <h3 id="acontecimentos" className="font-semibold">
          Acabou de acontecer
        </h3>
        <span className="text-ink-2">só na demonstração</span>
      </div>
      <div className="h-[228px] overflow-y-auto">
        <ErrorBoundary part>
          <Suspense fallback={null}>
            <Lista />
          </Suspense>
        </ErrorBoundary>
      </div>
    </section>
  );
}
