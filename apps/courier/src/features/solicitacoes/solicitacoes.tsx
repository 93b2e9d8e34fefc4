import type { Chats } from '../chat/use-chats.ts';
import { OfertaCard } from '../oferta/oferta-card.tsx';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { useEstado } from '../online/use-online.ts';
import { FilaCard } from './fila-card.tsx';
import { MinhasEntregas, UltimasFinalizadas } from './minhas-entregas.tsx';
import { useMinhasEntregas } from './use-minhas-entregas.ts';

type Props = { oferta: OfertaAtual; chats: Chats; total: number };

/** The Solicitações tab (specification §2). With a delivery at hand it comes first: there is one thing to do. */
export function Solicitacoes({ oferta, chats, total }: Props) {
  const { atual } = useMinhasEntregas();
  const online = useEstado().data?.is_online ?? false;
  const ocupado = atual !== undefined;
  const minhas = <MinhasEntregas chats={chats} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="sr-only">Solicitações</h1>
      {ocupado && minhas}
      <FilaCard ocupado={ocupado} chamado={oferta.oferta !== null} />
      <OfertaCard atual={oferta} total={total} online={online} ocupado={ocupado} />
      {!ocupado && minhas}
      <UltimasFinalizadas />
    </div>
  );
}
