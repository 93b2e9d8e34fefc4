import { z } from 'zod';
import { instantSchema } from '../fields.ts';
import { ATORES, DESFECHOS, MOTIVOS_PROBLEMA, ORIGENS, STATUS_SOLICITACAO, TIPOS_PAGAMENTO } from '../vocabulario.ts';

/**
 * The request in a message, without place, phone and full name. `sequencia` counts the messages of one request, from 1.
 * `status`, `entregador_id` and `entregador_nome` (a first name) are those after the fact of the message.
 */
const dados = z.object({
  sequencia: z.int().min(1),
  id: z.int().min(1),
  rota_id: z.int().min(1),
  ordem: z.int().min(1),
  origem: z.enum(ORIGENS),
  canal: z.string().nullable(),
  numero_pedido: z.string().nullable(),
  referencia_externa: z.string().nullable(),
  urgente: z.boolean(),
  valor_estimado: z.number(),
  pagamento: z.enum(TIPOS_PAGAMENTO),
  pronto_em: instantSchema.nullable(),
  data_solicitacao: instantSchema,
  /** the recipient's page, without the delivery code */
  rastreio_url: z.string().nullable(),
  status: z.enum(STATUS_SOLICITACAO),
  /** how it ended; null before its end */
  desfecho: z.enum(DESFECHOS).nullable(),
  entregador_id: z.int().min(1).nullable(),
  entregador_nome: z.string().nullable(),
});
const dadosSchema = dados.meta({ id: 'DadosDoWebhook' });

const mensagem = <Data extends z.ZodType>(type: string, data: Data) =>
  z.object({ type: z.literal(type), timestamp: instantSchema, data });

/** The body that a webhook posts, by its type (ADR 0037). */
export const MENSAGENS_DO_WEBHOOK = {
  ping: mensagem('ping', z.object({})),
  teste: mensagem('teste', z.object({ comercio: z.string() })),
  'solicitacao.criada': mensagem('solicitacao.criada', dadosSchema),
  'solicitacao.aceita': mensagem('solicitacao.aceita', dadosSchema),
  'solicitacao.em_retirada': mensagem('solicitacao.em_retirada', dadosSchema),
  'solicitacao.em_entrega': mensagem('solicitacao.em_entrega', dadosSchema),
  'solicitacao.finalizada': mensagem('solicitacao.finalizada', dadosSchema),
  'solicitacao.cancelada': mensagem('solicitacao.cancelada', dados.extend({ cancelada_por: z.enum(ATORES) })),
  'solicitacao.problema': mensagem(
    'solicitacao.problema',
    dados.extend({ problema: z.object({ id: z.int().min(1), motivo: z.enum(MOTIVOS_PROBLEMA) }) }),
  ),
  'solicitacao.codigo': mensagem('solicitacao.codigo', dados.extend({ codigo: z.enum(['confirmado', 'dispensado']) })),
  'solicitacao.transferida': mensagem('solicitacao.transferida', dadosSchema),
} as const;
export type TipoDeMensagem = keyof typeof MENSAGENS_DO_WEBHOOK;
