import { useSearchParams } from 'wouter';

export type Periodo = 'todos' | 'semana';

/** 'Todos os Periodos' or 'Por semana', kept in the address; another period starts a fresh table. */
export function usePeriodo() {
  const [params, setParams] = useSearchParams();
  const periodo: Periodo = params.get('periodo') === 'semana' ? 'semana' : 'todos';
  const escolherPeriodo = (novo: Periodo) =>
    setParams(novo === 'semana' ? { periodo: 'semana' } : {}, { replace: true });
  return { periodo, escolherPeriodo };
}
