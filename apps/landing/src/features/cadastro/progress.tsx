import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FIELDS, GROUPS, type Group, type RequiredField } from './grupos.ts';

type GroupState = { group: Group; feito: boolean; errors: number };

/**
 * Returns the state of each group. A group is done if none of its fields is invalid; `errors` counts the errors on the
 * screen.
 */
export function stateOfGroups(invalidos: ReadonlySet<string>, shown: ReadonlySet<string>): GroupState[] {
  return GROUPS.map((group) => {
    const fields: readonly string[] = group.fields;
    return {
      group,
      feito: !fields.some((field) => invalidos.has(field)),
      errors: fields.filter((field) => shown.has(field)).length,
    };
  });
}

const campos = (count: number) => `${count} ${count === 1 ? 'campo' : 'campos'}`;

/** Returns 'Falta corrigir 1 campo e preencher 4' for the foot of the form, or '' if nothing is missing. */
export function whatIsMissing(
  valores: Readonly<Record<string, unknown>>,
  invalidos: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): string {
  const empty = (field: RequiredField) => String(valores[field] ?? '').trim() === '';
  const vazios = FIELDS.filter((field) => invalidos.has(field) && empty(field)).length;
  const errados = FIELDS.filter((field) => shown.has(field) && !empty(field)).length;
  if (errados > 0 && vazios > 0) return `Falta corrigir ${campos(errados)} e preencher ${vazios}`;
  if (errados > 0) return `Falta corrigir ${campos(errados)}`;
  return vazios > 0 ? `Falta preencher ${campos(vazios)}` : '';
}

/** Height at which a group becomes the current one, as a part of the viewport's height. */
const READING_LINE = 0.35;

/** Returns the last group above the reading line, or the first group. */
function groupInView(): Group['id'] {
  const reached = GROUPS.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return top <= innerHeight * READING_LINE;
  });
  return reached.at(-1)?.id ?? GROUPS[0].id;
}

function useCurrentGroup(): Group['id'] {
  const [current, setCurrent] = useState<Group['id']>(GROUPS[0].id);
  useEffect(() => {
    const look = () => setCurrent(groupInView());
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return current;
}

const dash = ({ feito, errors }: GroupState, current: boolean) => {
  if (errors > 0) return 'bg-perigo';
  return feito || current ? 'bg-brand' : 'bg-line';
};

function Words({ estado: { group, feito, errors }, current }: { estado: GroupState; current: boolean }) {
  const word = current ? 'font-bold text-ink' : 'text-ink-2';
  return (
    <span
      className={`flex items-center gap-1.5 text-[16px] leading-5 ${errors > 0 ? 'font-semibold text-perigo-ink' : word}`}
    >
      {errors > 0 && <CircleAlert aria-hidden="true" className="size-[18px] shrink-0" />}
      {errors === 0 && feito && <Check aria-hidden="true" className="size-[18px] shrink-0" />}
      {group.title}
      {errors > 0 && `: ${errors} ${errors === 1 ? 'erro' : 'erros'}`}
      {errors === 0 && feito && <span className="sr-only">, preenchido</span>}
    </span>
  );
}

/**
 * The progress as five dashes with links to the groups. A group that is done has a tick, one with errors is red with a
 * count. The current one is bold.
 */
export function Progress({ estados }: { estados: readonly GroupState[] }) {
  const current = useCurrentGroup();
  const place = GROUPS.findIndex(({ id }) => id === current);
  const shown = estados[place];
  return (
    <nav
      aria-label="Partes do cadastro"
      className="sticky top-0 z-10 -mx-4 border-b border-line bg-bg px-4 pt-3 pb-2 mid:border-transparent"
    >
      <ol className="grid grid-cols-5 gap-2 mid:gap-3">
        {estados.map((estado) => (
          <li key={estado.group.id}>
            <a
              href={`#${estado.group.id}`}
              aria-current={estado.group.id === current ? 'step' : undefined}
              // The strip stays low, and the touch area is 44 px high.
              className="relative flex min-h-6 flex-col gap-3 rounded-sm py-2 before:absolute before:inset-x-0 before:-inset-y-2.5 before:content-[''] mid:before:hidden"
            >
              <span
                data-mark={estado.feito || estado.errors > 0 || estado.group.id === current ? 'on' : 'off'}
                className={`h-2 -skew-x-[24deg] rounded-[2px] max-mid:h-1.5 ${dash(estado, estado.group.id === current)}`}
              />
              <span className="max-mid:sr-only">
                <Words estado={estado} current={estado.group.id === current} />
              </span>
            </a>
          </li>
        ))}
      </ol>
      {shown && (
        <p aria-hidden="true" className="flex justify-between pb-1 text-[16px] text-ink-2 mid:hidden">
          <Words estado={shown} current />
          <span>
            {place + 1} de {GROUPS.length}
          </span>
        </p>
      )}
    </nav>
  );
}
