import { useSearchParams } from 'wouter';

export type Periodo = 'todos' | 'semana';

/**
 * Returns the period: 'Todos os Periodos' or 'Por semana'. The address contains it. A change resets the table's
 * parameters.
 */
export function usePeriodo() {
  const [params, setParams] = useSearchParams();
  const periodo: Periodo = params.get('periodo') === 'semana' ? 'semana' : 'todos';
  const escolherPeriodo = (novo: Periodo) =>
    setParams(novo === 'semana' ? { periodo: 'semana' } : {}, { replace: true });
  return { periodo, escolherPeriodo };
}
