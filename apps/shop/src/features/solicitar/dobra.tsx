import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  /** names of all fields behind the line */
  tudo: readonly string[];
  /** names of the filled fields */
  preenchido: readonly string[];
  aberta: boolean;
  onMudar: (aberta: boolean) => void;
  children: ReactNode;
};

/**
 * 'Mais': rarely used fields behind one line that names the filled ones. The children stay mounted while it is folded,
 * because their fields belong to the form.
 */
export function Dobra({ tudo, preenchido, aberta, onMudar, children }: Props) {
  const id = useId();
  const Seta = aberta ? ChevronUp : ChevronDown;
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={aberta}
        aria-controls={id}
        onClick={() => onMudar(!aberta)}
        className="-my-0.5 flex min-h-11 min-w-0 items-center gap-2.5 rounded-(--ui-radius-sm) px-1 text-left text-[15px] leading-5 text-ink-2 hover:bg-sunken"
      >
        <Seta aria-hidden="true" className="size-[18px] shrink-0 text-brand-ink" />
        <span className="min-w-0 truncate">
          <strong className="text-[15.5px] text-brand-ink">Mais</strong>
          {preenchido.length > 0 ? (
            <strong className="font-semibold text-ink"> · {preenchido.join(', ')}</strong>
          ) : (
            ` · ${tudo.join(', ')}`
          )}
        </span>
      </button>
      <div id={id} hidden={!aberta} className="grid gap-4 pb-1">
        {children}
      </div>
    </div>
  );
}
