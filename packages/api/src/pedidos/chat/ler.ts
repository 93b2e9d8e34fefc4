import type { MensagemChat } from '@corre/contract/chat/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import { acharConversa, type Conversa, conversaDe, mensagensDe, type Parte } from './conversa.ts';

/** Maps a conversation to the answer for the courier. */
const paraOEntregador = ({ comercio, status, aberto }: Conversa, mensagens: MensagemChat[]) => ({
  mensagens,
  comercio,
  status,
  aberto,
});

/** Maps a conversation to the answer for the shop and for support. */
const paraOComercio = (conversa: Conversa, mensagens: MensagemChat[]) => ({
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

/** Moves the reader's mark forward and notifies the other side, so that its ticks change. */
async function marcarLida(em: Em, conversa: Conversa, parte: Parte, ate_sequencia: number): Promise<void> {
  const avancou = await em
    .getKysely()
    .insertInto('leitura')
    .values({ solicitacao_id: conversa.principal, leitor_tipo: parte.tipo, ate_sequencia })
    .onConflict((conflict) =>
      conflict
        .columns(['solicitacao_id', 'leitor_tipo'])
        .doUpdateSet({ ate_sequencia })
        .where('leitura.ate_sequencia', '<', ate_sequencia),
    )
    .returning('ate_sequencia')
    .executeTakeFirst();
  if (!avancou) return;
  const { principal: solicitacao_id, comercio_id, entregador_id } = conversa;
  await avisar(em, { tipo: 'mensagem', solicitacao_id, comercio_id, ...(entregador_id && { entregador_id }) });
}

/**
 * Returns a conversation with its messages and marks them as read, which resets the unread count. The administrator
 * reads either side without a mark.
 */
async function lerConversa(em: Em, ator: Ator, entrega_id: number, parte: Parte) {
  const conversa = await conversaDe(em, entrega_id, parte);
  const mensagens = await mensagensDe(em, conversa);
  if (ator.user_type === 'admin') return { conversa, mensagens };
  const ultima = mensagens.findLast((m) => m.remetente_tipo !== parte.tipo);
  if (ultima && !ultima.lida) await marcarLida(em, conversa, parte, ultima.sequencia);
  return { conversa, mensagens: mensagens.map((m) => (m.remetente_tipo === parte.tipo ? m : { ...m, lida: true })) };
}

/** Returns a conversation for its courier and marks it as read. */
export async function lerComoEntregador(em: Em, ator: Ator, entrega_id: number, entregador_id: number) {
  const { conversa, mensagens } = await lerConversa(em, ator, entrega_id, { tipo: 'entregador', id: entregador_id });
  return paraOEntregador(conversa, mensagens);
}

/** Returns a conversation for its shop and marks it as read. */
export async function lerComoComercio(em: Em, ator: Ator, entrega_id: number, comercio_id: number) {
  const { conversa, mensagens } = await lerConversa(em, ator, entrega_id, { tipo: 'comercio', id: comercio_id });
  return paraOComercio(conversa, mensagens);
}

/** Returns a conversation for support, with the messages of earlier couriers. It sets no mark. */
export async function lerComoSuporte(em: Em, entrega_id: number) {
  const conversa = await acharConversa(em, entrega_id);
  return paraOComercio(conversa, await mensagensDe(em, conversa, true));
}
