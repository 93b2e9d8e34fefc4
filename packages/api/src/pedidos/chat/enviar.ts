import { randomUUID } from 'node:crypto';
import type { MensagemChat } from '@corre/contract/chat/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { type Conversa, conversaDe, type Parte } from './conversa.ts';
import { chatFechado, chatSemEntregador, mensagemRepetida } from './erros.ts';

interface Envio {
  entrega_id: number;
  mensagem: string;
  id?: string | undefined;
}

/** The part of a request that sending needs. */
type Pedido = Pick<Context, 'em' | 'deps'> & { ator: Ator };

/** The answer to a message that was sent before under the same id; 409 when it said something else. */
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
  if (!mesma) throw mensagemRepetida();
  return { ...mensagem, lida: false };
}

/** The next message of the conversation; none when its id is there already. */
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
 * Sends a message while the chat is open. Senders of one conversation queue on an advisory lock of it, so that
 * `sequencia` has neither gaps nor doubles (invariant 7); the dispatch's rows stay untouched. 429 for who sends too many.
 */
export async function enviarMensagem({ em, deps, ator }: Pedido, envio: Envio, parte: Parte): Promise<MensagemChat> {
  deps.brakes.mensagem(ator);
  const { principal } = await conversaDe(em, envio.entrega_id, parte);
  await em.execute(`select pg_advisory_xact_lock(hashtext('corre.chat'), ?)`, [principal]);
  // read again: while this one waited, the delivery may have ended
  const conversa = await conversaDe(em, envio.entrega_id, parte);
  const repetida = await jaEnviada(em, envio, parte, conversa);
  if (repetida) return repetida;
  if (!conversa.aberto) throw conversa.status === 'aguardando' ? chatSemEntregador() : chatFechado(conversa.status);
  const enviada = await gravarMensagem(em, envio, parte, principal);
  // the same id in another conversation, at the same moment
  if (!enviada) throw mensagemRepetida();
  const { comercio_id, entregador_id } = conversa;
  await avisar(em, {
    tipo: 'mensagem',
    solicitacao_id: principal,
    comercio_id,
    ...(entregador_id && { entregador_id }),
  });
  return { ...enviada, lida: false };
}
