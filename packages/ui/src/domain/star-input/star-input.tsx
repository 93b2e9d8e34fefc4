import { NOMES_DA_NOTA, NOTA_MAX } from '@corre/contract/solicitacoes/nota.ts';
import { CircleSlash2, Star } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { twMerge } from '../../kit/theme/merge-classes.ts';

type OptionProps = { valor: number; nota: number; name: string; onChange: (nota: number) => void };

function Option({ valor, nota, name, onChange }: OptionProps) {
  const chosen = valor === nota;
  return (
    <label
      className={twMerge(
        'relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border border-line bg-surface px-1 text-center',
        'hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        chosen && 'border-2 border-brand bg-brand-soft hover:bg-brand-soft',
      )}
    >
      <input
        type="radio"
        name={name}
        value={valor}
        checked={chosen}
        onChange={() => onChange(valor)}
        aria-label={`${valor} ${NOMES_DA_NOTA[valor]}`}
        className="sr-only scroll-my-16"
      />
      {valor === 0 ? (
        <CircleSlash2 aria-hidden="true" className="size-[19px] text-ink-2" />
      ) : (
        <Star aria-hidden="true" className={twMerge('size-[19px] text-brand', valor <= nota && 'fill-current')} />
      )}
      <span className="text-[17px] font-bold leading-6 text-ink">{valor}</span>
      <span className={twMerge('text-[13px] leading-4', chosen ? 'font-bold text-ink' : 'text-ink-2')}>
        {NOMES_DA_NOTA[valor]}
      </span>
    </label>
  );
}

/** The new rating for each key. */
const keys: Record<string, (nota: number) => number> = {
  ArrowRight: (nota) => nota + 1,
  ArrowUp: (nota) => nota - 1,
  ArrowLeft: (nota) => nota - 1,
  ArrowDown: (nota) => nota + 1,
  Home: () => 0,
  End: () => NOTA_MAX,
};

type Props = {
  nota: number;
  onChange: (nota: number) => void;
  /** the question above the stars */
  legend: ReactNode;
  className?: string;
};

/**
 * The rating from 0 to 5 as six native radios [avaliacao]. One tab stop; arrow keys and digits change it; stars fill up
 * to the choice.
 */
export function StarInput({ nota, onChange, legend, className }: Props) {
  const name = useId();
  /**
   * Moves from the checked rating, wherever the focus is. A native radio group would move from the focused radio
   * instead.
   */
  function handleKey(event: KeyboardEvent<HTMLFieldSetElement>) {
    const move = keys[event.key];
    const next = move ? move(nota) : /^[0-5]$/.test(event.key) ? Number(event.key) : null;
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const valor = Math.min(NOTA_MAX, Math.max(0, next));
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${valor}"]`)?.focus();
    onChange(valor);
  }
  return (
    <fieldset className={className} onKeyDown={handleKey}>
      <legend className="mb-1.5 text-[14px] font-semibold text-ink">{legend}</legend>
      <div className="grid grid-cols-3 gap-2 min-[480px]:grid-cols-6">
        {NOMES_DA_NOTA.map((label, valor) => (
          <Option key={label} valor={valor} nota={nota} name={name} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}
