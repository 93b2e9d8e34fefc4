import { FilaCard } from '../fila/fila-card.tsx';
import { RecusasRecentes } from '../oferta/recusas-recentes.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { Seguintes, UltimasFinalizadas } from './outras-entregas.tsx';

/**
 * What is not the delivery in hand: the next deliveries, the queue, refusals and finished deliveries. A phone shows it
 * below the work, and from Início in a dialog.
 */
export function FilaEOutras({ chamado = false }: { chamado?: boolean }) {
  const { ocupado, seguintes } = useMinhasEntregas();
  return (
    <div className="grid grid-cols-1 gap-4">
      {seguintes.length > 0 && <Seguintes seguintes={seguintes} />}
      <FilaCard ocupado={ocupado} chamado={chamado} />
      <RecusasRecentes />
      <UltimasFinalizadas />
    </div>
  );
}
