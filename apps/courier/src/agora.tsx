import type { Chats } from './features/chat/use-chats.ts';
import { FilaCard } from './features/fila/fila-card.tsx';
import { FinalizadasHoje } from './features/inicio/finalizadas-hoje.tsx';
import { useSemanaAtual } from './features/inicio/use-semanas.ts';
import { useMinhasEntregas } from './features/rotas/use-minhas-entregas.ts';
import { RotaAtual } from './features/solicitacoes/rota-atual.tsx';
import type { Tab } from './features/tabs/tabs.ts';

/** 'Finalizadas Hoje' in the right column of a desktop. Renders nothing until the week is loaded. */
function FinalizadasDaSemana() {
  const { data: semana } = useSemanaAtual({ avisar: false });
  return semana ? <FinalizadasHoje semana={semana} /> : null;
}

/**
 * The right column of a desktop: the delivery in hand or the queue. On Início it also lists today's finished
 * deliveries.
 */
export function Agora({ tab, chats, chamado }: { tab: Tab; chats: Chats; chamado: boolean }) {
  const { atual } = useMinhasEntregas();
  return (
    <aside aria-label="Agora" className="grid min-w-0 content-start gap-4 print:hidden">
      {atual ? (
        <RotaAtual key={atual.rota_id} rota={atual} chats={chats} />
      ) : (
        <FilaCard ocupado={false} chamado={chamado} />
      )}
      {tab === 'dashboard' && <FinalizadasDaSemana />}
    </aside>
  );
}
