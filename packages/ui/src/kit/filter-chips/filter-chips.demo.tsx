import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { FilterChips } from './filter-chips.tsx';

function Example() {
  const [filter, setFilter] = useState('todos');
  return (
    <FilterChips
      label="Filtrar por situação"
      value={filter}
      onValueChange={setFilter}
      chips={[
        { value: 'todos', label: 'Todos', count: 55 },
        { value: 'suspensos', label: 'Suspensos', count: 2 },
        { value: 'livres', label: 'Livres' },
      ]}
    />
  );
}

export default [{ title: 'FilterChips', render: () => <Example /> }] satisfies Demo[];
