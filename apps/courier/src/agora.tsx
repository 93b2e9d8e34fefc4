import type { Aba } from './features/abas/abas.ts';
import type { Chats } from './features/chat/use-chats.ts';
import { FilaCard } from './features/fila/fila-card.tsx';
import { FinalizadasDaSemana } from './features/inicio/finalizadas-da-semana.tsx';
import { useMinhasEntregas } from './features/rotas/use-minhas-entregas.ts';
import { RotaAtual } from './features/solicitacoes/rota-atual.tsx';

/** A desktop's right column: what is at hand, on every tab but the one that is about it. */
export function Agora({ aba, chats, chamado }: { aba: Aba; chats: Chats; chamado: boolean }) {
  const { atual } = useMinhasEntregas();
  return (
    <aside aria-label="Agora" className="grid min-w-0 content-start gap-4 print:hidden">
      {atual ? (
        <RotaAtual key={atual.rota_id} rota={atual} chats={chats} largo />
      ) : (
        <FilaCard ocupado={false} chamado={chamado} />
      )}
      {aba === 'dashboard' && <FinalizadasDaSemana />}
    </aside>
  );
}
