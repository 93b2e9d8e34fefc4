import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CAMPOS, type CampoObrigatorio, GRUPOS, type Grupo } from './grupos.ts';

type GroupState = { grupo: Grupo; feito: boolean; erros: number };

/**
 * Returns the state of each group. A group is done if none of its fields is invalid; `erros` counts the errors on the
 * screen.
 */
export function stateOfGroups(invalidos: ReadonlySet<string>, shown: ReadonlySet<string>): GroupState[] {
  return GRUPOS.map((grupo) => {
    const campos: readonly string[] = grupo.campos;
    return {
      grupo,
      feito: !campos.some((campo) => invalidos.has(campo)),
      erros: campos.filter((campo) => shown.has(campo)).length,
    };
  });
}

const campos = (quantos: number) => `${quantos} ${quantos === 1 ? 'campo' : 'campos'}`;

/** Returns 'Falta corrigir 1 campo e preencher 4' for the foot of the form, or '' if nothing is missing. */
export function whatIsMissing(
  valores: Readonly<Record<string, unknown>>,
  invalidos: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): string {
  const empty = (campo: CampoObrigatorio) => String(valores[campo] ?? '').trim() === '';
  const vazios = CAMPOS.filter((campo) => invalidos.has(campo) && empty(campo)).length;
  const errados = CAMPOS.filter((campo) => shown.has(campo) && !empty(campo)).length;
  if (errados > 0 && vazios > 0) return `Falta corrigir ${campos(errados)} e preencher ${vazios}`;
  if (errados > 0) return `Falta corrigir ${campos(errados)}`;
  return vazios > 0 ? `Falta preencher ${campos(vazios)}` : '';
}

/** Height at which a group becomes the current one, as a part of the viewport's height. */
const READING_LINE = 0.35;

/** Returns the last group above the reading line, or the first group. */
function groupInView(): Grupo['id'] {
  const reached = GRUPOS.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return top <= innerHeight * READING_LINE;
  });
  return reached.at(-1)?.id ?? GRUPOS[0].id;
}

function useCurrentGroup(): Grupo['id'] {
  const [current, setCurrent] = useState<Grupo['id']>(GRUPOS[0].id);
  useEffect(() => {
    const look = () => setCurrent(groupInView());
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return current;
}

const dash = ({ feito, erros }: GroupState, current: boolean) => {
  if (erros > 0) return 'bg-perigo';
  return feito || current ? 'bg-brand' : 'bg-line';
};

function Words({ estado: { grupo, feito, erros }, current }: { estado: GroupState; current: boolean }) {
  const word = current ? 'font-bold text-ink' : 'text-ink-2';
  return (
    <span
      className={`flex items-center gap-1.5 text-[16px] leading-5 ${erros > 0 ? 'font-semibold text-perigo-ink' : word}`}
    >
      {erros > 0 && <CircleAlert aria-hidden="true" className="size-[18px] shrink-0" />}
      {erros === 0 && feito && <Check aria-hidden="true" className="size-[18px] shrink-0" />}
      {grupo.title}
      {erros > 0 && `: ${erros} ${erros === 1 ? 'erro' : 'erros'}`}
      {erros === 0 && feito && <span className="sr-only">, preenchido</span>}
    </span>
  );
}

/**
 * The progress as five dashes with links to the groups. A group that is done has a tick, one with errors is red with a
 * count. The current one is bold.
 */
export function Progress({ estados }: { estados: readonly GroupState[] }) {
  const current = useCurrentGroup();
  const place = GRUPOS.findIndex(({ id }) => id === current);
  const shown = estados[place];
  return (
    <nav
      aria-label="Partes do cadastro"
      className="sticky top-0 z-10 -mx-4 border-b border-line bg-bg px-4 pt-3 pb-2 mid:border-transparent"
    >
      <ol className="grid grid-cols-5 gap-2 mid:gap-3">
        {estados.map((estado) => (
          <li key={estado.grupo.id}>
            <a
              href={`#${estado.grupo.id}`}
              aria-current={estado.grupo.id === current ? 'step' : undefined}
              // The strip stays low, and the touch area is 44 px high.
              className="relative flex min-h-6 flex-col gap-3 rounded-sm py-2 before:absolute before:inset-x-0 before:-inset-y-2.5 before:content-[''] mid:before:hidden"
            >
              <span
                data-mark={estado.feito || estado.erros > 0 || estado.grupo.id === current ? 'on' : 'off'}
                className={`h-2 -skew-x-[24deg] rounded-[2px] max-mid:h-1.5 ${dash(estado, estado.grupo.id === current)}`}
              />
              <span className="max-mid:sr-only">
                <Words estado={estado} current={estado.grupo.id === current} />
              </span>
            </a>
          </li>
        ))}
      </ol>
      {shown && (
        <p aria-hidden="true" className="flex justify-between pb-1 text-[16px] text-ink-2 mid:hidden">
          <Words estado={shown} current />
          <span>
            {place + 1} de {GRUPOS.length}
          </span>
        </p>
      )}
    </nav>
  );
}
