import type { CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { createContext, use, useState } from 'react';

/** Returns the ticked registrations, for one approval of all. A registration that left the list is no longer ticked. */
export function useChoice(cadastros: readonly CadastroEmAprovacao[]) {
  const [marcados, marcar] = useState<ReadonlySet<number>>(new Set());
  const escolhiveis = cadastros.filter(({ aprovacao }) => aprovacao === 'pendente');
  const chosen = escolhiveis.filter(({ id }) => marcados.has(id));
  return {
    escolhiveis,
    chosen,
    tem: (id: number) => marcados.has(id),
    todos: (sim: boolean) => marcar(new Set(sim ? escolhiveis.map(({ id }) => id) : [])),
    trocar: (id: number) => {
      const novos = new Set(marcados);
      if (!novos.delete(id)) novos.add(id);
      marcar(novos);
    },
  };
}

type Choice = ReturnType<typeof useChoice>;
const ChoiceContext = createContext<Choice | null>(null);
/** Gives the checkboxes access to the choice, because the table's columns are constants. */
export const Escolhendo = ChoiceContext.Provider;

/** The checkbox of one registration. The name is only for screen readers, because it is in the next column. */
export function Marcar({ cadastro: { id, nome_completo, aprovacao } }: { cadastro: CadastroEmAprovacao }) {
  const choice = use(ChoiceContext);
  if (!choice || aprovacao !== 'pendente') return null;
  return (
    <Checkbox
      checked={choice.tem(id)}
      onChange={() => choice.trocar(id)}
      className="max-sm:min-h-11 max-sm:items-center"
    >
      <span className="sr-only">Escolher {nome_completo}</span>
    </Checkbox>
  );
}

/** The checkbox that ticks all registrations of the list, or none. */
export function MarcarTodos({ choice: { escolhiveis, chosen, todos } }: { choice: Choice }) {
  return (
    <Checkbox
      checked={chosen.length > 0 && chosen.length === escolhiveis.length}
      onChange={(event) => todos(event.target.checked)}
    >
      Todos
    </Checkbox>
  );
}
