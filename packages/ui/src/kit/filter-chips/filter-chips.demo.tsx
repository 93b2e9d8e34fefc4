import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { FilterChips } from './filter-chips.tsx';

function Example() {
  const [filtro, setFiltro] = useState('todos');
  return (
    <FilterChips
      label="Filtrar por situação"
      value={filtro}
      onValueChange={setFiltro}
      chips={[
        { value: 'todos', label: 'Todos', count: 55 },
        { value: 'suspensos', label: 'Suspensos', count: 2 },
        { value: 'livres', label: 'Livres' },
      ]}
    />
  );
}

export default [{ title: 'FilterChips', render: () => <Example /> }] satisfies Demo[];
