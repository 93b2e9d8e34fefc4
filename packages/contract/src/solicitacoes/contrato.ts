import { z } from 'zod';
import { ENDERECO_MAX, ROTA_MAX, TEXTO_LONGO_MAX } from '../constants.ts';
import { feitaEmSchema, idObrigatorio, idSchema, instanteSchema, textoObrigatorio, textoOpcional } from '../fields.ts';
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

/** What a delivery costs, in reais: more than zero (specification §5). */
export const valorEstimadoSchema = valorSchema(VALOR_OBRIGATORIO).refine((valor) => valor > 0, VALOR_OBRIGATORIO);

/** A map link, https only (docs/security.md); blank counts as absent. */
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
  pronto_em: prontoEmSchema,
});

const temEndereco = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'endereco' in item && String(item.endereco ?? '').trim() !== '';

/** Further stops of the same route; those with an empty address are dropped (specification §5). */
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

export { ENCERRADAS_POR_VEZ } from './regras.ts';

/**
 * Which part of a list: without a cursor all open requests and the newest closed ones; with the smallest id of the closed
 * ones so far, the next of these and nothing else. Fewer than `ENCERRADAS_POR_VEZ` closed ones: there are no more.
 */
export const parteDaListaSchema = z.object({ encerradas_antes_de: idSchema.optional() });
export type ParteDaLista = z.output<typeof parteDaListaSchema>;

/** Signs of an order's number that are looked for, at least. */
export const NUMERO_PROCURADO_MIN = 2;
/** The same, or the requests whose number at the point of sale begins like this, whenever they were: the newest of them. */
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
 * Of one that is `agendada`, held because its parcels are not ready: when it is offered by itself; later, when it came into the queue.
 * Null: it never had to wait for that (decision record 0067).
 */
const agendamento = { agendada: z.boolean(), oferecer_apos: instanteSchema.nullable() };

/** The request creation payload (specification §3). */
export const novaSolicitacaoSchema = paradaSchema
  .extend({
    urgente: z.boolean({ error: 'Prioridade inválida' }).default(false),
    origem: z.enum(ORIGENS_DA_LOJA, { error: 'Origem inválida' }).default('manual'),
    multiplas_entregas: maisEntregasSchema,
  })
  .superRefine(conferirPagamento, quandoHaPagamento);
export type NovaSolicitacao = z.output<typeof novaSolicitacaoSchema>;

/** A delivery request (specification §3). `tempo_reserva` is in seconds, of the live offer. */
export const solicitacaoSchema = z.object({
  id: z.number(),
  comercio: z.string(),
  comercio_id: z.number(),
  /** Where the courier picks up: the shop's address and map link (decision record 0012). */
  comercio_endereco: z.string().nullable(),
  comercio_link: z.string().nullable(),
  endereco: z.string(),
  observacao: z.string().nullable(),
  urgente: z.boolean(),
  origem: z.enum(ORIGENS),
  /** Of one that a point of sale asked for: its name, and the number that is called out at the counter (decision record 0075). */
  canal: z.string().nullable(),
  numero_pedido: z.string().nullable(),
  /** Something comes back to the shop after it, whatever was paid. */
  volta: z.boolean(),
  valor_estimado: z.number(),
  link_localizacao: z.string().nullable(),
  /** How the customer pays, and what the courier collects at the door, in reais (decision record 0058). */
  pagamento: z.enum(TIPOS_PAGAMENTO),
  valor_a_receber: z.number().nullable(),
  troco_para: z.number().nullable(),
  /** When its parcel is ready, as the shop last said; null: it said nothing (decision record 0067). */
  pronto_em: instanteSchema.nullable(),
  /** Finished, and the shop has not released it yet: it counts in no week so far. */
  a_liberar: z.boolean(),
  data_solicitacao: instanteSchema,
  status: z.enum(STATUS_SOLICITACAO),
  nome_entregador: z.string().nullable(),
  posicao_fila: z.number().nullable(),
  tempo_reserva: z.number().nullable(),
  /** Requests of one route share it; `ordem` is the stop, `total_rota` how many are still going. */
  rota_id: z.number(),
  ordem: z.number(),
  total_rota: z.number(),
  entregador_id: z.number().nullable(),
  /** When the present status began. */
  data_status: instanteSchema,
  /** The last thing that support did to it while it was under way, and why (decision record 0014). */
  intervencao: z.object({ acao: z.enum(ACOES_INTERVENCAO), motivo: z.string(), quando: instanteSchema }).nullable(),
  /** What was noted of it beside its status, in order (decision record 0069). */
  marcos: z.array(marcoSchema),
  ...provaVista,
  /** The recipient's page; null in an offer, where there is none to be given, and for the courier while it shows a code that the recipient has to say (decision records 0068, 0069). */
  rastreio_url: z.string().nullable(),
  /** Whoever opened the link said 'Não é comigo'. */
  rastreio_recusado_em: instanteSchema.nullable(),
});
export type SolicitacaoView = z.output<typeof solicitacaoSchema>;

/**
 * A courier's view: what the whole route pays, and what is left of it after the fee, in reais. It stays the same while the stops of
 * the route are finished one by one.
 */
export const solicitacaoDoEntregadorSchema = solicitacaoSchema.extend({
  valor_rota: z.number(),
  liquido_rota: z.number(),
});
export type SolicitacaoDoEntregador = z.output<typeof solicitacaoDoEntregadorSchema>;

/**
 * A shop's view: the courier's rating, the rating given, unread messages. `prioritaria`: an urgent one that goes before the
 * normal ones; false for those beyond three in ten minutes (decision record 0038).
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

/** Support's view: flagged when nobody took it for too long; while it waits, the offer that somebody may answer now. */
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

/** An active delivery (specification §3, support). */
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

/** The three steps a courier confirms (specification §4). */
export const NOVOS_STATUS = ['em_retirada', 'em_entrega', 'finalizada'] as const;
export const avancarSchema = z.object({
  solicitacao_id: idSchema,
  novo_status: z.enum(NOVOS_STATUS, { error: 'Status inválido' }),
  /** With 'finalizada' only, where the request asks for it (decision record 0069). */
  codigo: codigoSchema,
  recebedor: recebedorSchema,
  /** When the step was taken, of a phone that had no signal then. */
  feita_em: feitaEmSchema,
});
/** `solicitacao_ids`: the stops that took the step; at the shop and on leaving it those of a route go together (decision record 0013). */
export const respostaAvancarSchema = z.object({
  message: z.string(),
  status: z.enum(STATUS_SOLICITACAO),
  solicitacao_ids: z.array(z.number()),
});

/** Verbatim (specification §5, manual assignment). */
export const SELECIONE_AMBOS = 'Selecione uma solicitacao e um entregador';

export const atribuirSchema = z.object({
  solicitacao_id: idObrigatorio(SELECIONE_AMBOS),
  entregador_id: idObrigatorio(SELECIONE_AMBOS),
  force_assign: z.boolean({ error: 'force_assign inválido' }).default(false),
});
