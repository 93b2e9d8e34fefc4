import { CountBadge } from '@corre/ui/kit/badge/count-badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { MessageCircle } from 'lucide-react';
import type { Chats } from '../chat/use-chats.ts';
import { AbrirMapa } from '../mapa/abrir-mapa.tsx';
import { lojaComoDestino } from '../mapa/destinos.ts';
import type { Rota } from '../rotas/rotas.ts';

/** The way and the chat: to the shop until the courier is there, then to the address; a route's stops have maps of their own. */
export function Atalhos({ rota, chats }: { rota: Rota; chats: Chats }) {
  const [primeira, ...outras] = rota.paradas;
  const nao_lidas = chats.naoLidasDe(primeira.id);
  const aCaminho = rota.status === 'aceita';
  const comMapa = aCaminho || outras.length === 0;
  return (
    <div
      className={`grid gap-2.5 *:px-2 max-[350px]:[&_svg]:hidden ${comMapa ? 'grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]' : ''}`}
    >
      {comMapa && (
        <AbrirMapa destino={aCaminho ? lojaComoDestino(primeira) : primeira} como={aCaminho ? 'loja' : 'botao'} />
      )}
      <Button variant="secondary" size="lg" icon={MessageCircle} onClick={() => chats.abrir(primeira.id)}>
        Chat
        {nao_lidas > 0 && <CountBadge total={nao_lidas} tone="perigo" label="mensagens não lidas" className="ml-1" />}
      </Button>
    </div>
  );
}
