import type { Chats } from '../chat/use-chats.ts';
import { FinalizadasDaSemana } from '../inicio/finalizadas-da-semana.tsx';
import { FilaCard } from '../solicitacoes/fila-card.tsx';
import { RotaAtual } from '../solicitacoes/rota-atual.tsx';
import { useMinhasEntregas } from '../solicitacoes/use-minhas-entregas.ts';
import type { Aba } from './abas.ts';

/** A desktop's right column: what is at hand, on every tab but the one that is about it. */
export function Agora({ aba, chats, chamado }: { aba: Aba; chats: Chats; chamado: boolean }) {
  const { atual } = useMinhasEntregas();
  return (
    <aside aria-label="Agora" className="grid min-w-0 content-start gap-4 print:hidden">
      {atual ? (
        <RotaAtual key={atual.rota_id} rota={atual} chats={chats} />
      ) : (
        <FilaCard ocupado={false} chamado={chamado} />
      )}
      {aba === 'dashboard' && <FinalizadasDaSemana />}
    </aside>
  );
}
