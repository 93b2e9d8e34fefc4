import type { MensagemChat } from '@corre/contract/chat/contrato.ts';
import type { Conversa } from './conversa.ts';

/** Maps a conversation to the answer for the courier. */
export const paraOEntregador = ({ comercio, status, aberto }: Conversa, mensagens: MensagemChat[]) => ({
  mensagens,
  comercio,
  status,
  aberto,
});

/** Maps a conversation to the answer for the shop and for support. */
export const paraOComercio = (conversa: Conversa, mensagens: MensagemChat[]) => ({
  mensagens,
  entregador:
    conversa.entregador_id === null ? null : { id: conversa.entregador_id, nome: conversa.entregador_nome ?? '' },
  entrega: {
    id: conversa.id,
    endereco: conversa.endereco,
    valor_estimado: conversa.valor_estimado,
    status: conversa.status,
  },
  status: conversa.status,
  aberto: conversa.aberto,
});
