import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { contar, type Filtro } from '../pagamentos/contas.ts';

type Props = {
  linhas: readonly LinhaDoFechamento[];
  filtro: Filtro;
  onFiltrar: (filtro: Filtro) => void;
  phone: boolean;
};

/** The filter of the sheet. 'Contestados' appears only if there are objections. */
export function Filtros({ linhas, filtro, onFiltrar, phone }: Props) {
  const { faltam, contestados } = contar(linhas);
  const todos = [
    { value: 'todos', label: 'Todos' },
    { value: 'falta', label: 'Falta pagar', count: faltam },
    { value: 'pagos', label: 'Pagos' },
  ] as const;
  const comContestados = [...todos, { value: 'contestados', label: 'Contestados', count: contestados }] as const;
  const options = contestados > 0 || filtro === 'contestados' ? comContestados : todos;
  return (
    <Segmented<Filtro>
      label="Mostrar"
      size="sm"
      options={options}
      columns={phone && options.length > todos.length ? 2 : options.length}
      value={filtro}
      onValueChange={onFiltrar}
      className="w-full md:w-auto md:auto-cols-auto md:grid-flow-col md:grid-cols-none!"
    />
  );
}
