import { z } from 'zod';
import { ENDERECO_MAX, ROTA_MAX, TEXTO_LONGO_MAX } from '../constants.ts';
import { feitaEmSchema, idObrigatorio, idSchema, instanteSchema, textoObrigatorio, textoOpcional } from '../fields.ts';
import { pedidoDoApp } from '../integracoes/pedido-do-app.ts';
import { valorSchema } from '../money.ts';
import { arrumarEndereco } from '../names.ts';
import { codigoSchema, provaPedida, provaVista, recebedorSchema } from '../prova/contrato.ts';
import { ACOES_INTERVENCAO, ORIGENS, ORIGENS_DA_LOJA, STATUS_SOLICITACAO, TIPOS_PAGAMENTO } from '../vocabulario.ts';
import { ehLinkSeguro, LINK_MAX } from './link.ts';
import { marcoSchema } from './marcos-contrato.ts';
import { conferirPagamento, pagamentoNaPorta, quandoHaPagamento } from './pagamento.ts';
import { prontoEmSchema } from './preparo-contrato.ts';

export const ENDERECO_OBRIGATORIO = 'Endereço é obrigatório';
export const VALOR_OBRIGATORIO = 'Valor da entrega é obrigatório';

/** The value of a delivery, in reais. It must be above zero [pedido]. */
export const valorEstimadoSchema = valorSchema(VALOR_OBRIGATORIO).refine((valor) => valor > 0, VALOR_OBRIGATORIO);

/** A map link, https only (docs/security.md). A blank one counts as absent. */
export const linkSchema = z
  .string({ error: 'Link do mapa inválido' })
  .trim()
  .max(LINK_MAX, 'Link do mapa longo demais')
  .nullish()
  .transform((texto) => texto || null)
  .refine((link) => link === null || ehLinkSeguro(link), { error: 'Use um link do mapa que comece por https://' });

const paradaSchema = z.object({
  endereco: textoObrigatorio(ENDERECO_OBRIGATORIO, ENDERECO_MAX).transform(arrumarEndereco),
  valor_estimado: valorEstimadoSchema,
  observacao: textoOpcional(TEXTO_LONGO_MAX),
  link_localizacao: linkSchema,
  ...pagamentoNaPorta,
  ...provaPedida,
  ...pedidoDoApp,
  pronto_em: prontoEmSchema,
});

const temEndereco = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'endereco' in item && String(item.endereco ?? '').trim() !== '';

/** Further stops of the same route. Stops with an empty address are dropped [pedido]. */
const maisEntregasSchema = z
  .preprocess(
    (itens) => (Array.isArray(itens) ? itens.filter(temEndereco) : (itens ?? [])),
    z
      .array(z.strictObject(paradaSchema.shape).superRefine(conferirPagamento, quandoHaPagamento), {
        error: 'Lista de entregas inválida',
      })
      .max(ROTA_MAX - 1, `Uma rota leva no máximo ${ROTA_MAX} entregas`),
  )
  .default([]);

/**
 * Cursor of a list. Without a cursor: all open requests and the newest closed ones. With the smallest id of the closed
 * requests so far: the next closed ones only. Fewer than `ENCERRADAS_POR_VEZ` closed requests in an answer mean that
 * there are no more.
 */
export const parteDaListaSchema = z.object({ encerradas_antes_de: idSchema.optional() });
export type ParteDaLista = z.output<typeof parteDaListaSchema>;

/** Fewest characters of an order number in a search. */
export const NUMERO_PROCURADO_MIN = 2;
/**
 * The cursor, or the start of an order number at the point of sale. With a number: the newest matching requests of any
 * time.
 */
export const parteOuNumeroSchema = parteDaListaSchema.extend({
  numero: z
    .string()
    .trim()
    .min(NUMERO_PROCURADO_MIN, `Digite ao menos ${NUMERO_PROCURADO_MIN} caracteres do número`)
    .max(60, 'Número comprido demais')
    .optional(),
});
export type ParteOuNumero = z.output<typeof parteOuNumeroSchema>;

/**
 * `agendada`: held because its parcels are not ready. `oferecer_apos`: when a held request will be offered; after
 * that, when it came into the queue. Null: the request never had to wait (ADR 0017).
 */
const agendamento = { agendada: z.boolean(), oferecer_apos: instanteSchema.nullable() };

/** Input to create a request [pedido]. */
export const novaSolicitacaoSchema = paradaSchema
  .extend({
    urgente: z.boolean({ error: 'Prioridade inválida' }).default(false),
    origem: z.enum(ORIGENS_DA_LOJA, { error: 'Origem inválida' }).default('manual'),
    multiplas_entregas: maisEntregasSchema,
  })
  .superRefine(conferirPagamento, quandoHaPagamento);
export type NovaSolicitacao = z.output<typeof novaSolicitacaoSchema>;

/** A delivery request. `tempo_reserva` is the remaining time of the live offer, in seconds. */
export const solicitacaoSchema = z.object({
  id: z.number(),
  comercio: z.string(),
  comercio_id: z.number(),
  /** The pickup place: the shop's address and map link [link-da-loja]. */
  comercio_endereco: z.string().nullable(),
  comercio_link: z.string().nullable(),
  endereco: z.string(),
  observacao: z.string().nullable(),
  urgente: z.boolean(),
  origem: z.enum(ORIGENS),
  /** For a request of a point of sale: its name, and the number that is called out at the counter (ADR 0038). */
  canal: z.string().nullable(),
  numero_pedido: z.string().nullable(),
  /** Something comes back to the shop after the delivery, independent of the payment. */
  volta: z.boolean(),
  valor_estimado: z.number(),
  link_localizacao: z.string().nullable(),
  /** How the customer pays, and the amount to collect at the door, in reais [pagamento-na-porta]. */
  pagamento: z.enum(TIPOS_PAGAMENTO),
  valor_a_receber: z.number().nullable(),
  troco_para: z.number().nullable(),
  /** When its parcel is ready, by the shop's last word; null when the shop gave no time [pronto]. */
  pronto_em: instanteSchema.nullable(),
  /** Finished but not released by the shop. It counts in no week yet [pendente]. */
  a_liberar: z.boolean(),
  data_solicitacao: instanteSchema,
  status: z.enum(STATUS_SOLICITACAO),
  nome_entregador: z.string().nullable(),
  posicao_fila: z.number().nullable(),
  tempo_reserva: z.number().nullable(),
  /** Requests of one route share `rota_id`. `ordem` is the stop, `total_rota` the number of open stops. */
  rota_id: z.number(),
  ordem: z.number(),
  total_rota: z.number(),
  entregador_id: z.number().nullable(),
  /** When the present status began. */
  data_status: instanteSchema,
  /** Support's last intervention while the delivery was under way, with its reason [intervencao]. */
  intervencao: z.object({ acao: z.enum(ACOES_INTERVENCAO), motivo: z.string(), quando: instanteSchema }).nullable(),
  /** The milestones of the request, in order (ADR 0024). */
  marcos: z.array(marcoSchema),
  ...provaVista,
  /**
   * The recipient's page; null in an offer. It is also null for the courier while the page shows the recipient's code
   * (ADR 0023, ADR 0024).
   */
  rastreio_url: z.string().nullable(),
  /** When somebody with the link said 'Não é comigo'. */
  rastreio_recusado_em: instanteSchema.nullable(),
});
export type SolicitacaoView = z.output<typeof solicitacaoSchema>;

/**
 * A courier's view, with the value of the whole route and its net amount, in reais. Both stay the same while the stops
 * of the route are finished one by one.
 */
export const solicitacaoDoEntregadorSchema = solicitacaoSchema.extend({
  valor_rota: z.number(),
  liquido_rota: z.number(),
});
export type SolicitacaoDoEntregador = z.output<typeof solicitacaoDoEntregadorSchema>;

/**
 * A shop's view: the courier's rating, the rating given, unread messages. `prioritaria`: an urgent request that goes
 * before normal ones; false beyond three in ten minutes [urgentes].
 */
export const solicitacaoDoComercioSchema = solicitacaoSchema.extend({
  ...agendamento,
  prioritaria: z.boolean(),
  avaliacao_media: z.number().nullable(),
  total_avaliacoes: z.number().nullable(),
  nota: z.number().nullable(),
  mensagens_nao_lidas: z.number(),
});
export type SolicitacaoDoComercio = z.output<typeof solicitacaoDoComercioSchema>;

/** Support's view. `sinalizada`: the request waits for too long. While it waits, the view has its live offer. */
export const solicitacaoDoSuporteSchema = solicitacaoSchema.extend({
  ...agendamento,
  sinalizada: z.boolean(),
  oferta_viva: z
    .object({
      entregador_id: z.number(),
      nome_entregador: z.string(),
      enviada_em: instanteSchema,
      entregue_em: instanteSchema.nullable(),
      expira_em: instanteSchema,
    })
    .nullable(),
});

/** An active delivery, for support [torre]. */
export const entregaAtivaSchema = z.object({
  entrega_id: z.number(),
  entregador_id: z.number(),
  entregador_nome: z.string(),
  comercio: z.string(),
  endereco: z.string(),
  status: z.enum(STATUS_SOLICITACAO),
  tempo_minutos: z.number(),
  valor_estimado: z.number(),
  data_inicio: instanteSchema,
});

export const respostaCriarSchema = z.object({ message: z.string(), solicitacao_ids: z.array(z.number()) });

/** The three steps that a courier confirms [passos]. */
export const NOVOS_STATUS = ['em_retirada', 'em_entrega', 'finalizada'] as const;
export const avancarSchema = z.object({
  solicitacao_id: idSchema,
  novo_status: z.enum(NOVOS_STATUS, { error: 'Status inválido' }),
  /** With 'finalizada' only, where the request asks for it (ADR 0024). */
  codigo: codigoSchema,
  recebedor: recebedorSchema,
  /** When the step was taken, for a phone that had no signal then. */
  feita_em: feitaEmSchema,
});
/** `solicitacao_ids`: the stops that took the step. Stops of a route take the first two steps together [rota-junta]. */
export const respostaAvancarSchema = z.object({
  message: z.string(),
  status: z.enum(STATUS_SOLICITACAO),
  solicitacao_ids: z.array(z.number()),
});

/** The error text of an incomplete assignment [atribuir]. */
export const SELECIONE_AMBOS = 'Selecione uma solicitacao e um entregador';

export const atribuirSchema = z.object({
  solicitacao_id: idObrigatorio(SELECIONE_AMBOS),
  entregador_id: idObrigatorio(SELECIONE_AMBOS),
  force_assign: z.boolean({ error: 'force_assign inválido' }).default(false),
});
