import type { CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { createContext, use, useState } from 'react';

/** Returns the ticked registrations, for one approval of all. A registration that left the list is no longer ticked. */
export function useChoice(cadastros: readonly CadastroEmAprovacao[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const tickable = cadastros.filter(({ aprovacao }) => aprovacao === 'pendente');
  const chosen = tickable.filter(({ id }) => ticked.has(id));
  return {
    tickable,
    chosen,
    has: (id: number) => ticked.has(id),
    tickAll: (on: boolean) => setTicked(new Set(on ? tickable.map(({ id }) => id) : [])),
    toggle: (id: number) => {
      const next = new Set(ticked);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
  };
}

type Choice = ReturnType<typeof useChoice>;
const ChoiceContext = createContext<Choice | null>(null);
/** Gives the checkboxes access to the choice, because the table's columns are constants. */
export const ChoiceProvider = ChoiceContext.Provider;

/** The checkbox of one registration. The name is only for screen readers, because it is in the next column. */
export function TickBox({ cadastro: { id, nome_completo, aprovacao } }: { cadastro: CadastroEmAprovacao }) {
  const choice = use(ChoiceContext);
  if (!choice || aprovacao !== 'pendente') return null;
  return (
    <Checkbox
      checked={choice.has(id)}
      onChange={() => choice.toggle(id)}
      className="max-sm:min-h-11 max-sm:items-center"
    >
      <span className="sr-only">Escolher {nome_completo}</span>
    </Checkbox>
  );
}

/** The checkbox that ticks all registrations of the list, or none. */
export function TickAll({ choice: { tickable, chosen, tickAll } }: { choice: Choice }) {
  return (
    <Checkbox
      checked={chosen.length > 0 && chosen.length === tickable.length}
      onChange={(event) => tickAll(event.target.checked)}
    >
      Todos
    </Checkbox>
  );
}
