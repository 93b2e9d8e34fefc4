import { RESULTADOS_OFERTA, STATUS_SOLICITACAO } from '@corre/db/vocabulario.ts';
import { z } from 'zod';
import { idSchema, instanteSchema } from '../shared/campos.ts';
import { suspensaoHistoricoSchema } from '../suspensoes/contrato.ts';
import { situacaoDoEntregadorSchema } from './contrato.ts';

/** The request a courier holds now (specification §3, active detail). */
export const solicitacaoAtivaSchema = z.object({
  id: z.number(),
  comercio: z.string(),
  valor_estimado: z.number(),
  status: z.enum(STATUS_SOLICITACAO),
  endereco_entrega: z.string(),
  descricao_produtos: z.string().nullable(),
  desde: instanteSchema,
});
/** The same as the specification's delivery detail. */
export const entregaAtivaDetalheSchema = z.object({
  comercio: z.string(),
  valor: z.number(),
  status_entrega: z.enum(STATUS_SOLICITACAO),
});

/** A courier in support's lists (specification §3, back-office view): no documents, no PIX key. */
export const entregadorDoSuporteSchema = situacaoDoEntregadorSchema.extend({
  id: z.number(),
  nome_completo: z.string(),
  usuario: z.string(),
  telefone_pessoal: z.string(),
  data_cadastro: instanteSchema,
  ativo: z.boolean(),
  removido_em: instanteSchema.nullable(),
  has_foto: z.boolean(),
  timestamp_online: instanteSchema.nullable(),
  fila_desde: instanteSchema.nullable(),
  posicao_fila: z.number().nullable(),
  ultimo_sinal: instanteSchema.nullable(),
  alcancavel: z.boolean(),
  duracao_suspensao_horas: z.number().nullable(),
  data_suspensao: instanteSchema.nullable(),
  data_expiracao_suspensao: instanteSchema.nullable(),
  total_solicitacoes_abertas: z.number(),
  solicitacao_ativa_detalhes: solicitacaoAtivaSchema.nullable(),
  entrega_ativa_detalhes: entregaAtivaDetalheSchema.nullable(),
});
export type EntregadorDoSuporte = z.output<typeof entregadorDoSuporteSchema>;

/** What a courier may know of the others: what the queue estimate needs, and nobody's name (docs/security.md, item 20). */
export const colegaNaFilaSchema = z.object({
  id: z.number(),
  online: z.boolean(),
  timestamp_online: instanteSchema.nullable(),
});
export const entregadoresStatusSchema = z.union([z.array(entregadorDoSuporteSchema), z.array(colegaNaFilaSchema)]);

export const umEntregadorSchema = z.object({ entregador_id: idSchema });

/** Details of one courier: why he did, or did not, get a request. */
export const detalhesDoEntregadorSchema = entregadorDoSuporteSchema.extend({
  estatisticas: z.object({ total_entregas: z.number(), total_solicitacoes: z.number() }),
  fila: z.object({
    posicao: z.number().nullable(),
    de: z.number(),
    fila_desde: instanteSchema.nullable(),
    ultimo_sinal: instanteSchema.nullable(),
    alcancavel: z.boolean(),
  }),
  /** The running suspension with its objection, which support answers from here. */
  suspensao: suspensaoHistoricoSchema.nullable(),
  ultimas_ofertas: z.array(
    z.object({
      id: z.number(),
      comercio: z.string(),
      enviada_em: instanteSchema,
      entregue_em: instanteSchema.nullable(),
      vista_em: instanteSchema.nullable(),
      respondida_em: instanteSchema.nullable(),
      resultado: z.enum(RESULTADOS_OFERTA).nullable(),
    }),
  ),
});
