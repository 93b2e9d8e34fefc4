import { z } from 'zod';
import { instantSchema } from '../fields.ts';
import { DESFECHOS, MOTIVOS_PROBLEMA, STATUS_SOLICITACAO, TIPOS_PAGAMENTO } from '../vocabulario.ts';

/**
 * Hours after the end in which a link still shows the outcome, and hours after which it no longer exists. In between
 * it shows 'encerrada'.
 */
export const RASTREIO_CONTA_HORAS = 2;
export const RASTREIO_SOME_HORAS = 24;

/**
 * Milestones that the recipient sees among the steps. `devolvido` is visible only if the order itself went back, not
 * its payment.
 */
export const MARCOS_DO_RASTREIO = ['pronto', 'no_cliente', 'entregue', 'devolvido'] as const;
const ETAPAS_DO_RASTREIO = [...STATUS_SOLICITACAO, ...MARCOS_DO_RASTREIO] as const;
export type EtapaDoRastreio = (typeof ETAPAS_DO_RASTREIO)[number];

/** The answer for every invalid link, whatever it showed before. */
export const LINK_NAO_ENCONTRADO = 'Link não encontrado';

/** Longer than any URL that a server accepts. */
const TOKEN_MAX = 20_000;
/** A token: 128 bits in base64url. Other texts are looked up as well, and not found. */
export const tokenSchema = z.object({
  token: z.string({ error: LINK_NAO_ENCONTRADO }).max(TOKEN_MAX, LINK_NAO_ENCONTRADO),
});

/** The answer two hours after the end, or after somebody said 'Não é comigo'. No other field is allowed. */
const encerradaSchema = z.strictObject({ status: z.literal('encerrada') });

/** Everything that the holder of a link may know of the request, and nothing else (ADR 0023). */
const emAndamentoSchema = z.strictObject({
  status: z.enum(STATUS_SOLICITACAO),
  /** the shop's name */
  comercio: z.string(),
  /** each step with its instant, in order */
  etapas: z.array(z.strictObject({ etapa: z.enum(ETAPAS_DO_RASTREIO), quando: instantSchema })),
  /** the probable arrival, from the durations of the shop's deliveries; null with too few of them */
  janela: z.strictObject({ de: instantSchema, ate: instantSchema }).nullable(),
  /** first name and photo path, while the courier carries this order and only with their consent */
  entregador: z.strictObject({ nome: z.string(), foto: z.string().nullable() }).optional(),
  /** the code that the courier asks for at the door, if the request asks for one */
  codigo: z.string().optional(),
  /** the street without number and complement; null when the address could not be split */
  rua: z.string().nullable(),
  /** the shop's telephone (E.164); null where the shop gave none */
  telefone: z.string().nullable(),
  /** the payment to have ready at the door, while the order is expected and unpaid */
  a_pagar: z
    .strictObject({
      pagamento: z.enum(TIPOS_PAGAMENTO).exclude(['online']),
      valor_a_receber: z.number(),
      troco_para: z.number().nullable(),
    })
    .optional(),
  /** how it ended; absent before its end */
  desfecho: z.enum(DESFECHOS).optional(),
  /** the courier's open problem with this order; absent when there is none */
  problema: z.enum(MOTIVOS_PROBLEMA).optional(),
  /** the order is on its way back to the shop; absent otherwise */
  voltando: z.boolean().optional(),
  /** number of the route's stops before this one; absent when there are none */
  paradas_antes: z.number().optional(),
});

/** The shop's present link. */
export const linkNovoSchema = z
  .object({ message: z.string(), rastreio_url: z.string().nullable() })
  .meta({ id: 'LinkNovo' });
export type LinkNovo = z.output<typeof linkNovoSchema>;

export const rastreioSchema = z.union([encerradaSchema, emAndamentoSchema]).meta({ id: 'Rastreio' });
export type RastreioView = z.output<typeof rastreioSchema>;
export type RastreioEmAndamento = z.output<typeof emAndamentoSchema>;
