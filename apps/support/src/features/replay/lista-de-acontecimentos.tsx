import { formatTimeWithSeconds } from '@corre/ui/domain/format/dates.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import type { Acontecimento } from './acontecimentos.ts';

/** Maximum number of lines. Move the slider back to see older events. */
const LINHAS = 40;

type Props = {
  acontecimentos: readonly Acontecimento[];
  ms: number;
  quem: string | null;
  onIr: (ms: number) => void;
};

/** The events up to the chosen second, newest first. `quem` is the chosen courier, or null for all. */
export function ListaDeAcontecimentos({ acontecimentos, ms, quem, onIr }: Props) {
  const ate = acontecimentos.filter((um) => um.ms <= ms);
  const ultimas = ate.slice(-LINHAS).reverse();
  return (
    <Card aria-labelledby="acontecimentos">
      <CardHeader title={quem === null ? 'O que aconteceu' : `O que aconteceu com ${quem}`} id="acontecimentos" />
      {ultimas.length === 0 ? (
        <EmptyState title="Nada até este momento" texto="Avance para ver o que veio depois." />
      ) : (
        <ol className="max-h-[560px] divide-y divide-line overflow-y-auto border-t border-line">
          {ultimas.map((um) => (
            <li key={um.id}>
              <button
                type="button"
                onClick={() => onIr(um.ms)}
                className="flex min-h-11 w-full items-start gap-3 px-4 py-2 text-left hover:bg-sunken"
              >
                <span className="shrink-0 text-[13.5px] leading-5 tabular-nums text-ink-2">
                  {formatTimeWithSeconds(um.ms)}
                </span>
                <span className="min-w-0 text-[15px] leading-5 wrap-anywhere text-ink">
                  <strong>{um.quem}</strong> {um.texto}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {ate.length > LINHAS && (
        <p className="border-t border-line px-4 py-2 text-[13px] text-ink-2">
          As {LINHAS} últimas de {ate.length} até aqui. Volte no tempo para ver as anteriores.
        </p>
      )}
    </Card>
  );
}
