import { z } from 'zod';
import { instanteSchema } from '../fields.ts';
import { STATUS_SOLICITACAO, TIPOS_PAGAMENTO } from '../vocabulario.ts';

/** How long a link says how it ended, and how long it says 'encerrada' before it is nothing at all, in hours after the end. */
export const RASTREIO_CONTA_HORAS = 2;
export const RASTREIO_SOME_HORAS = 24;

/** Milestones that its recipient sees among the steps; `devolvido` where their order went back, not what was paid for it. */
export const MARCOS_DO_RASTREIO = ['pronto', 'no_cliente', 'entregue', 'devolvido'] as const;
const ETAPAS_DO_RASTREIO = [...STATUS_SOLICITACAO, ...MARCOS_DO_RASTREIO] as const;
export type EtapaDoRastreio = (typeof ETAPAS_DO_RASTREIO)[number];

/** Said of every link that leads nowhere, whatever it once led to. */
export const LINK_NAO_ENCONTRADO = 'Link não encontrado';

/** Longer than any address that a server takes. */
const TOKEN_MAX = 20_000;
/** 128 bits in base64url. Whatever else stands there is looked for as well, and not found. */
export const tokenSchema = z.object({
  token: z.string({ error: LINK_NAO_ENCONTRADO }).max(TOKEN_MAX, LINK_NAO_ENCONTRADO),
});

/** What is left to say two hours after the end, or once somebody said 'Não é comigo': this and nothing else. */
const encerradaSchema = z.strictObject({ status: z.literal('encerrada') });

/** What whoever holds a link may know of the request, and nothing else (docs/decisions/0068-tracking-link.md). */
const emAndamentoSchema = z.strictObject({
  status: z.enum(STATUS_SOLICITACAO),
  /** the shop's name */
  comercio: z.string(),
  /** each step with its instant, in order */
  etapas: z.array(z.strictObject({ etapa: z.enum(ETAPAS_DO_RASTREIO), quando: instanteSchema })),
  /** when it will probably arrive, by how long the shop's deliveries took; null where too few are known */
  janela: z.strictObject({ de: instanteSchema, ate: instanteSchema }).nullable(),
  /** while they carry this order, and only if they agreed: first name, and the path of their photo */
  entregador: z.strictObject({ nome: z.string(), foto: z.string().nullable() }).optional(),
  /** what the courier asks for at the door, where the request asks for one */
  codigo: z.string().optional(),
  /** the street without number and complement; null where it could not be told apart */
  rua: z.string().nullable(),
  /** the shop's telephone (E.164); null where the shop gave none */
  telefone: z.string().nullable(),
  /** what to have ready at the door, while it is expected and not paid already */
  a_pagar: z
    .strictObject({
      pagamento: z.enum(TIPOS_PAGAMENTO).exclude(['online']),
      valor_a_receber: z.number(),
      troco_para: z.number().nullable(),
    })
    .optional(),
  /** how many stops of the route come before this one; absent where none does */
  paradas_antes: z.number().optional(),
});

/** The link that a shop has now. */
export const linkNovoSchema = z.object({ message: z.string(), rastreio_url: z.string().nullable() });
export type LinkNovo = z.output<typeof linkNovoSchema>;

export const rastreioSchema = z.union([encerradaSchema, emAndamentoSchema]);
export type RastreioView = z.output<typeof rastreioSchema>;
export type RastreioEmAndamento = z.output<typeof emAndamentoSchema>;
