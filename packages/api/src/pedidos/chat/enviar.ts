import { randomUUID } from 'node:crypto';
import type { MensagemChat } from '@corre/contract/chat/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { type Conversa, conversaDe, type Parte } from './conversa.ts';

interface Envio {
  entrega_id: number;
  mensagem: string;
  id?: string | undefined;
}

/** The parts of a tRPC context that a sender needs. */
type Pedido = Pick<Context, 'em' | 'deps'> & { ator: Ator };

/** Returns the answer to an earlier message with the same id, or null. Throws 409 if the earlier message differs. */
async function jaEnviada(em: Em, envio: Envio, parte: Parte, conversa: Conversa): Promise<MensagemChat | null> {
  if (!envio.id) return null;
  const antes = await em
    .getKysely()
    .selectFrom('mensagem')
    .select(['id', 'solicitacao_id', 'sequencia', 'remetente_tipo', 'mensagem', 'data_envio'])
    .where('id', '=', envio.id)
    .executeTakeFirst();
  if (!antes) return null;
  const { solicitacao_id, ...mensagem } = antes;
  const mesma =
    solicitacao_id === conversa.principal &&
    mensagem.remetente_tipo === parte.tipo &&
    mensagem.mensagem === envio.mensagem;
  if (!mesma) throw new BusinessError('MENSAGEM_REPETIDA');
  return { ...mensagem, lida: false };
}

/** Inserts the next message of the conversation. Returns undefined if its id exists already. */
const gravarMensagem = (em: Em, { id, mensagem }: Envio, { tipo }: Parte, solicitacao_id: number) =>
  em
    .getKysely()
    .insertInto('mensagem')
    .values(({ eb, fn, lit, selectFrom }) => {
      const ultima = selectFrom('mensagem')
        .select(({ fn: { max } }) => max('sequencia').as('ultima'))
        .where('solicitacao_id', '=', solicitacao_id);
      return {
        id: id ?? randomUUID(),
        solicitacao_id,
        sequencia: eb(fn.coalesce(ultima, lit(0)), '+', 1),
        remetente_tipo: tipo,
        mensagem,
        data_envio: agora,
      };
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'sequencia', 'remetente_tipo', 'mensagem', 'data_envio'])
    .executeTakeFirst();

/**
 * Sends a message while the chat is open [chat]. An advisory lock per conversation serializes the senders, so
 * `sequencia` has no gaps or duplicates (docs/reliability.md, invariant 7). The rows of the dispatch are not locked.
 * Throws 403, 404, 409, and 429 for too many messages.
 */
export async function enviarMensagem({ em, deps, ator }: Pedido, envio: Envio, parte: Parte): Promise<MensagemChat> {
  deps.brakes.mensagem(ator);
  const { principal } = await conversaDe(em, envio.entrega_id, parte);
  await em.execute(`select pg_advisory_xact_lock(hashtext('corre.chat'), ?)`, [principal]);
  // Read again: the delivery may have ended while this call waited for the lock.
  const conversa = await conversaDe(em, envio.entrega_id, parte);
  const repetida = await jaEnviada(em, envio, parte, conversa);
  if (repetida) return repetida;
  if (!conversa.aberto)
    throw conversa.status === 'aguardando'
      ? new BusinessError('CHAT_SEM_ENTREGADOR')
      : new BusinessError('CHAT_FECHADO', { status: conversa.status });
  const enviada = await gravarMensagem(em, envio, parte, principal);
  // A concurrent call used the same id in another conversation.
  if (!enviada) throw new BusinessError('MENSAGEM_REPETIDA');
  const { comercio_id, entregador_id } = conversa;
  await avisar(em, {
    tipo: 'mensagem',
    solicitacao_id: principal,
    comercio_id,
    ...(entregador_id && { entregador_id }),
  });
  return { ...enviada, lida: false };
}
