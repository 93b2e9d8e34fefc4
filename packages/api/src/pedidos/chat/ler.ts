import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import { acharConversa, type Conversa, conversaDe, mensagensDe, type Parte } from './conversa.ts';
import { paraOComercio, paraOEntregador } from './vistas.ts';

/** Moves the reader's mark forward; the other side is told, so that its ticks change. */
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
 * A conversation with its messages; reading it is what empties the unread count (specification §7). The administrator reads
 * either side's without leaving a mark.
 */
async function lerConversa(em: Em, ator: Ator, entrega_id: number, parte: Parte) {
  const conversa = await conversaDe(em, entrega_id, parte);
  const mensagens = await mensagensDe(em, conversa);
  if (ator.user_type === 'admin') return { conversa, mensagens };
  const ultima = mensagens.findLast((m) => m.remetente_tipo !== parte.tipo);
  if (ultima && !ultima.lida) await marcarLida(em, conversa, parte, ultima.sequencia);
  return { conversa, mensagens: mensagens.map((m) => (m.remetente_tipo === parte.tipo ? m : { ...m, lida: true })) };
}

/** The courier's side of a conversation. */
export async function lerComoEntregador(em: Em, ator: Ator, entrega_id: number, entregador_id: number) {
  const { conversa, mensagens } = await lerConversa(em, ator, entrega_id, { tipo: 'entregador', id: entregador_id });
  return paraOEntregador(conversa, mensagens);
}

/** The shop's side of a conversation. */
export async function lerComoComercio(em: Em, ator: Ator, entrega_id: number, comercio_id: number) {
  const { conversa, mensagens } = await lerConversa(em, ator, entrega_id, { tipo: 'comercio', id: comercio_id });
  return paraOComercio(conversa, mensagens);
}

/** What support reads: all that was said, also with couriers who held it before; it leaves no mark. */
export async function lerComoSuporte(em: Em, entrega_id: number) {
  const conversa = await acharConversa(em, entrega_id);
  return paraOComercio(conversa, await mensagensDe(em, conversa, true));
}
