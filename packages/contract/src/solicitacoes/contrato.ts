import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { provaVista } from '../prova/contrato.ts';
import { ACOES_INTERVENCAO, DESFECHOS, ORIGENS, STATUS_SOLICITACAO, TIPOS_PAGAMENTO } from '../vocabulario.ts';
import { marcoSchema } from './marcos-contrato.ts';
import { destinatarioVisto, referenciaSchema } from './ponto-de-venda.ts';
import { NUMERO_PROCURADO_MIN } from './regras.ts';

/**
 * `agendada`: held because its parcels are not ready. `oferecer_apos`: when a held request will be offered; after
 * that, when it came into the queue. Null: the request never had to wait (ADR 0016).
 */
const agendamento = { agendada: z.boolean(), oferecer_apos: instantSchema.nullable() };

/** Support's last act on a delivery, with its reason [intervencao]. */
const intervencaoSchema = z
  .object({ acao: z.enum(ACOES_INTERVENCAO), motivo: z.string(), quando: instantSchema })
  .meta({ id: 'Intervencao' });

/** A delivery request. `tempo_reserva` is the remaining time of the live offer, in seconds. */
export const solicitacaoSchema = z
  .object({
    id: z.int(),
    comercio: z.string(),
    comercio_id: z.int(),
    /**
     * The pickup place: the shop's address and map link [link-da-loja]. For a courier it is what the order of another
     * system names, if it names one.
     */
    comercio_endereco: z.string().nullable(),
    comercio_link: z.string().nullable(),
    endereco: z.string(),
    observacao: z.string().nullable(),
    urgente: z.boolean(),
    origem: z.enum(ORIGENS),
    /** For a request of a point of sale: its name, and the number that is called out at the counter (ADR 0038). */
    canal: z.string().nullable(),
    numero_pedido: z.string().nullable(),
    /** The caller's own reference of the request [referencia-externa]. */
    referencia_externa: z.string().nullable(),
    /** Something comes back to the shop after the delivery, independent of the payment. */
    volta: z.boolean(),
    valor_estimado: z.number(),
    link_localizacao: z.string().nullable(),
    /** How the customer pays, and the amount to collect at the door, in reais [pagamento-na-porta]. */
    pagamento: z.enum(TIPOS_PAGAMENTO),
    valor_a_receber: z.number().nullable(),
    troco_para: z.number().nullable(),
    /** When its parcel is ready, by the shop's last word; null when the shop gave no time [pronto]. */
    pronto_em: instantSchema.nullable(),
    /** Finished but not released by the shop. It counts in no week yet [pendente]. */
    a_liberar: z.boolean(),
    data_solicitacao: instantSchema,
    status: z.enum(STATUS_SOLICITACAO),
    /** How it ended: to the customer, back to the shop, or not at all. Null while it is open. */
    desfecho: z.enum(DESFECHOS).nullable(),
    /**
     * The order goes back to the shop undelivered: its courier takes it there, and nothing is collected [devolver]. Of
     * a cancelled request: until it is there, or half an hour after the cancellation.
     */
    a_devolver: z.boolean(),
    nome_entregador: z.string().nullable(),
    posicao_fila: z.number().nullable(),
    tempo_reserva: z.number().nullable(),
    /** Requests of one route share `rota_id`. `ordem` is the stop, `total_rota` the number of open stops. */
    rota_id: z.int(),
    ordem: z.number(),
    total_rota: z.number(),
    entregador_id: z.int().nullable(),
    /** When the present status began. */
    data_status: instantSchema,
    /** Support's last intervention while the delivery was under way, with its reason [intervencao]. */
    intervencao: intervencaoSchema.nullable(),
    /** The milestones of the request, in order (ADR 0024). */
    marcos: z.array(marcoSchema),
    ...provaVista,
    /**
     * The recipient's page; null in an offer. It is also null for the courier while the page shows the recipient's code
     * (ADR 0023, ADR 0024).
     */
    rastreio_url: z.string().nullable(),
    /** When somebody with the link said 'Não é comigo'. */
    rastreio_recusado_em: instantSchema.nullable(),
  })
  .meta({ id: 'Solicitacao' });
export type SolicitacaoView = z.output<typeof solicitacaoSchema>;

/**
 * A courier's view, with the value of the whole route and its net amount, in reais. Both stay the same while the stops
 * of the route are finished one by one. The recipient is null before the acceptance and after the end [destinatario].
 */
export const solicitacaoDoEntregadorSchema = solicitacaoSchema
  .extend({
    ...destinatarioVisto,
    valor_rota: z.number(),
    liquido_rota: z.number(),
  })
  .meta({ id: 'SolicitacaoDoEntregador' });
export type SolicitacaoDoEntregador = z.output<typeof solicitacaoDoEntregadorSchema>;

/**
 * A shop's view: the courier's rating, the rating given, unread messages. `prioritaria`: an urgent request that goes
 * before normal ones; false beyond three in ten minutes [urgentes].
 */
export const solicitacaoDoComercioSchema = solicitacaoSchema
  .extend({
    ...destinatarioVisto,
    ...agendamento,
    prioritaria: z.boolean(),
    avaliacao_media: z.number().nullable(),
    total_avaliacoes: z.number().nullable(),
    nota: z.number().nullable(),
    mensagens_nao_lidas: z.number(),
  })
  .meta({ id: 'SolicitacaoDoComercio' });
export type SolicitacaoDoComercio = z.output<typeof solicitacaoDoComercioSchema>;

/** Support's view. `sinalizada`: the request waits for too long. While it waits, the view has its live offer. */
export const solicitacaoDoSuporteSchema = solicitacaoSchema
  .extend({
    ...agendamento,
    sinalizada: z.boolean(),
    oferta_viva: z
      .object({
        entregador_id: z.int(),
        nome_entregador: z.string(),
        enviada_em: instantSchema,
        entregue_em: instantSchema.nullable(),
        expira_em: instantSchema,
      })
      .nullable(),
  })
  .meta({ id: 'SolicitacaoDoSuporte' });
export type SolicitacaoDoSuporte = z.output<typeof solicitacaoDoSuporteSchema>;

/** An active delivery, for support [torre]. */
export const entregaAtivaSchema = z
  .object({
    entrega_id: z.int(),
    entregador_id: z.int(),
    entregador_nome: z.string(),
    comercio: z.string(),
    endereco: z.string(),
    status: z.enum(STATUS_SOLICITACAO),
    tempo_minutos: z.number(),
    valor_estimado: z.number(),
    data_inicio: instantSchema,
  })
  .meta({ id: 'EntregaAtiva' });

/**
 * Cursor of a list. Without a cursor: all open requests and the newest closed ones. With the smallest id of the closed
 * requests so far: the next closed ones only. Fewer than `ENCERRADAS_POR_VEZ` closed requests in an answer mean that
 * there are no more.
 */
export const parteDaListaSchema = z.object({ encerradas_antes_de: idSchema.optional() });
export type ParteDaLista = z.output<typeof parteDaListaSchema>;

/**
 * A courier's list. `canceladas_em_maos` adds the cancelled requests whose order the courier brings back, which an
 * older panel does not expect [devolver].
 */
export const minhasSolicitacoesSchema = parteDaListaSchema.extend({
  incluir: z.enum(['canceladas_em_maos']).optional(),
});
export type MinhasSolicitacoes = z.output<typeof minhasSolicitacoesSchema>;

/**
 * The cursor, or the start of an order number at the point of sale, or a whole reference. With a number: the newest
 * matching requests of any time, and the one with this id. With a reference: its request, if there is one.
 */
export const parteOuNumeroSchema = parteDaListaSchema.extend({
  numero: z
    .string()
    .trim()
    .min(NUMERO_PROCURADO_MIN, `Digite ao menos ${NUMERO_PROCURADO_MIN} caracteres do número`)
    .max(60, 'Número comprido demais')
    .optional(),
  referencia_externa: referenciaSchema.optional(),
});
export type ParteOuNumero = z.output<typeof parteOuNumeroSchema>;

/**
 * The data of a point of sale about an order, for its courier (ADR 0038). Every field may be missing in another
 * company's system. The recipient's data are erased after a month. `localizador` is the code to type after dialling a
 * call centre's number.
 */
export const pedidoDeForaSchema = z
  .object({
    canal: z.string().nullable(),
    numero_pedido: z.string().nullable(),
    cliente: z.string().nullable(),
    telefone: z.string().nullable(),
    localizador: z.string().nullable(),
    /** The code that the courier says at the counter, never at the door. */
    codigo_coleta: z.string().nullable(),
    /** The pickup place and its instructions, as the point of sale wrote them. */
    coleta: z.string().nullable(),
    instrucoes_coleta: z.string().nullable(),
    /** The kind of bag or box that the order needs. */
    recipiente: z.string().nullable(),
    itens: z.array(z.object({ nome: z.string(), quantidade: z.number().nullable() })),
    peso_gramas: z.number().nullable(),
    volumes: z.number().nullable(),
  })
  .meta({ id: 'PedidoDeFora' });
export type PedidoDeFora = z.output<typeof pedidoDeForaSchema>;
