import { z } from 'zod';
import { MENSAGEM_MAX } from '../constants.ts';
import { idSchema, instantSchema, requiredText } from '../fields.ts';
import { REMETENTES, STATUS_SOLICITACAO } from '../vocabulario.ts';

/** A chat message. `lida` says whether the recipient has read it. */
export const mensagemChatSchema = z
  .object({
    id: z.string(),
    sequencia: z.number(),
    remetente_tipo: z.enum(REMETENTES),
    mensagem: z.string(),
    data_envio: instantSchema,
    lida: z.boolean(),
  })
  .meta({ id: 'MensagemChat' });
export type MensagemChat = z.output<typeof mensagemChatSchema>;

/** A message to send. `id` is the client's UUID, so a retry has no second effect. */
export const enviarSchema = z.object({
  entrega_id: idSchema,
  mensagem: requiredText('Digite uma mensagem', MENSAGEM_MAX),
  id: z.uuid({ error: 'Identificador da mensagem inválido' }).optional(),
});

/** Summary of unread messages. It lists every open conversation, so that the picker can offer each of them. */
export const naoLidasSchema = z
  .object({
    chats: z.array(
      z.object({
        /** id under which the conversation is read and written; any of `solicitacao_ids` leads to it too */
        entrega_id: z.int(),
        /** the open stops of the conversation, in order; a route has one conversation [chat-da-rota] */
        solicitacao_ids: z.array(z.int()),
        endereco: z.string(),
        entregador_nome: z.string(),
        comercio: z.string(),
        status: z.enum(STATUS_SOLICITACAO),
        mensagens_nao_lidas: z.number(),
        ultima_mensagem: z.string().nullable(),
        ultima_de: z.enum(REMETENTES).nullable(),
        ultima_em: instantSchema.nullable(),
      }),
    ),
    tem_mensagens_nao_lidas: z.boolean(),
  })
  .meta({ id: 'NaoLidas' });

const conversa = {
  mensagens: z.array(mensagemChatSchema),
  status: z.enum(STATUS_SOLICITACAO),
  /** Open in aceita, em_retirada and em_entrega [chat]. */
  aberto: z.boolean(),
};
export const conversaDoEntregadorSchema = z
  .object({ ...conversa, comercio: z.string() })
  .meta({ id: 'ConversaDoEntregador' });
export const conversaDoComercioSchema = z
  .object({
    ...conversa,
    entregador: z.object({ id: z.int(), nome: z.string() }).meta({ id: 'EntregadorDaConversa' }).nullable(),
    entrega: z.object({
      id: z.int(),
      endereco: z.string(),
      valor_estimado: z.number(),
      status: z.enum(STATUS_SOLICITACAO),
    }),
  })
  .meta({ id: 'ConversaDoComercio' });
export const umaConversaSchema = z.object({ entrega_id: idSchema });
