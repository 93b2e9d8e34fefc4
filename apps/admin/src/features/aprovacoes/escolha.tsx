import type { CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { createContext, use, useState } from 'react';

/** The registrations that are ticked, to be approved in one act. What left the list is ticked no more. */
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
/** The table's columns are made once: their boxes read the choice here. */
export const Escolhendo = EscolhaContext.Provider;

/** The box of one registration; the name is read, not shown: it stands beside. */
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

/** Ticks all that are in the list, or none. */
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
