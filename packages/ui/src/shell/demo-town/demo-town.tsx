import type { TipoDeDesejo } from '@corre/contract/demonstracao/cidade-regras.ts';
import { Suspense } from 'react';
import { usePhone } from '../../kit/media-query/use-media-query.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useConfiguracao } from '../use-configuracao.ts';

const place = () => import('./town-place.tsx');
const TownRow = lazyPart(async () => (await place()).TownRow);
const TownButton = lazyPart(async () => (await place()).TownButton);

type Props = {
  /** what this panel may wish of the town */
  desejo?: TipoDeDesejo;
  /** a button on every screen, at the place where it stands */
  folded?: boolean;
  /** the margins at the sides, as those of the page */
  sides?: string;
};

/**
 * The strip 'Cidade de demonstração'. Only the demonstration has it, and only there its code loads.
 * An office gives it to its shell, behind the page: it is the last stop of the keyboard, stands above the page in a
 * wide window and is a button below the page on a phone.
 */
export function DemoTown({ desejo, folded = false, sides = 'mx-4 sm:mx-6' }: Props) {
  const shown = useConfiguracao()?.demonstracao === true;
  const phone = usePhone();
  if (!shown) return null;
  const button = folded || phone;
  const where = folded ? '' : `${phone ? 'order-2 mb-3' : 'mt-2'} ${sides}`;
  const Part = button ? TownButton : TownRow;
  return (
    <section
      aria-label="Cidade de demonstração"
      className={`shrink-0 print:hidden ${button ? 'min-h-(--ui-button-md)' : 'min-h-12'} ${where}`}
    >
      <ErrorBoundary part>
        <Suspense fallback={null}>
          <Part desejo={desejo} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
