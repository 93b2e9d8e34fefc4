import type { CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { createContext, use, useState } from 'react';

/** Returns the ticked registrations, for one approval of all. A registration that left the list is no longer ticked. */
export function useEscolha(cadastros: readonly CadastroEmAprovacao[]) {
  const [marcados, marcar] = useState<ReadonlySet<number>>(new Set());
  const escolhiveis = cadastros.filter(({ aprovacao }) => aprovacao === 'pendente');
  const escolhidos = escolhiveis.filter(({ id }) => marcados.has(id));
  return {
    escolhiveis,
    escolhidos,
    tem: (id: number) => marcados.has(id),
    todos: (sim: boolean) => marcar(new Set(sim ? escolhiveis.map(({ id }) => id) : [])),
    trocar: (id: number) => {
      const novos = new Set(marcados);
      if (!novos.delete(id)) novos.add(id);
      marcar(novos);
    },
  };
}

type Escolha = ReturnType<typeof useEscolha>;
const EscolhaContext = createContext<Escolha | null>(null);
/** Gives the checkboxes access to the choice, because the table's columns are constants. */
export const Escolhendo = EscolhaContext.Provider;

/** The checkbox of one registration. The name is only for screen readers, because it is in the next column. */
export function Marcar({ cadastro: { id, nome_completo, aprovacao } }: { cadastro: CadastroEmAprovacao }) {
  const escolha = use(EscolhaContext);
  if (!escolha || aprovacao !== 'pendente') return null;
  return (
    <Checkbox
      checked={escolha.tem(id)}
      onChange={() => escolha.trocar(id)}
      className="max-sm:min-h-11 max-sm:items-center"
    >
      <span className="sr-only">Escolher {nome_completo}</span>
    </Checkbox>
  );
}

/** The checkbox that ticks all registrations of the list, or none. */
export function MarcarTodos({ escolha: { escolhiveis, escolhidos, todos } }: { escolha: Escolha }) {
  return (
    <Checkbox
      checked={escolhidos.length > 0 && escolhidos.length === escolhiveis.length}
      onChange={(event) => todos(event.target.checked)}
    >
      Todos
    </Checkbox>
  );
}
