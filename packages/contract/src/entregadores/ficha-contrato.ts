import { z } from 'zod';
import { instantSchema } from '../fields.ts';
import { ESTADOS_CIVIS, STATUS_SOLICITACAO, TIPOS_CHAVE_PIX, VEICULOS } from '../vocabulario.ts';

/** Personal and system data of a courier, for the offices. Dates `yyyy-mm-dd`, phone in E.164. */
export const fichaDoEntregadorSchema = z.object({
  id: z.int(),
  nome_completo: z.string(),
  usuario: z.string(),
  telefone_pessoal: z.string(),
  data_cadastro: instantSchema,
  data_nascimento: z.string(),
  cpf: z.string(),
  rg: z.string(),
  estado_civil: z.enum(ESTADOS_CIVIS),
  endereco: z.string(),
  bairro: z.string(),
  cep: z.string(),
  pix_tipo_chave: z.enum(TIPOS_CHAVE_PIX),
  pix_chave: z.string(),
  data_inicio: z.string(),
  assinatura_planilha: z.string(),
  ativo: z.boolean(),
});

export type FichaDoEntregador = z.output<typeof fichaDoEntregadorSchema>;

/** The present state of a courier. `status` is `livre` or `ocupado` [situacoes]. */
export const situacaoDoEntregadorSchema = z.object({
  status: z.enum(['livre', 'ocupado']),
  online: z.boolean(),
  suspenso: z.boolean(),
  motivo_suspensao: z.string().nullable(),
  recusas_consecutivas: z.number(),
  avaliacao_media: z.number(),
  total_avaliacoes: z.number(),
});

/** The request that a courier holds now. */
export const solicitacaoAtivaSchema = z
  .object({
    id: z.int(),
    comercio: z.string(),
    valor_estimado: z.number(),
    status: z.enum(STATUS_SOLICITACAO),
    endereco_entrega: z.string(),
    descricao_produtos: z.string().nullable(),
    desde: instantSchema,
  })
  .meta({ id: 'SolicitacaoAtiva' });
/** The delivery that a courier holds now, in the field names of the REST side. */
export const entregaAtivaDetalheSchema = z
  .object({
    comercio: z.string(),
    valor: z.number(),
    status_entrega: z.enum(STATUS_SOLICITACAO),
  })
  .meta({ id: 'EntregaAtivaDetalhe' });

/** A courier's work for the offices: the delivery in hand, the totals and the running suspension. */
export const trabalhoDoEntregadorSchema = situacaoDoEntregadorSchema.extend({
  veiculo: z.enum(VEICULOS),
  solicitacao_ativa_detalhes: solicitacaoAtivaSchema.nullable(),
  entrega_ativa_detalhes: entregaAtivaDetalheSchema.nullable(),
  estatisticas: z
    .object({ total_entregas: z.number(), total_solicitacoes: z.number() })
    .meta({ id: 'EstatisticasDoEntregador' }),
  duracao_suspensao_horas: z.number().nullable(),
  data_suspensao: instantSchema.nullable(),
  data_expiracao_suspensao: instantSchema.nullable(),
});

/**
 * A courier in the administrator's list. REST gives the full data; the panel's own list masks documents
 * (docs/security.md).
 */
export const entregadorDoAdminSchema = fichaDoEntregadorSchema
  .extend(trabalhoDoEntregadorSchema.shape)
  .meta({ id: 'EntregadorDoAdmin' });
export type EntregadorDoAdmin = z.output<typeof entregadorDoAdminSchema>;

export const SITUACOES = ['ativos', 'removidos', 'todos'] as const;
export const listarEntregadoresSchema = z.object({
  situacao: z.enum(SITUACOES, { error: 'Situação inválida' }).default('ativos'),
});

/** Documents that the panel's 'Mostrar' reveals. Each reading is audited. */
export const dadosReveladosSchema = fichaDoEntregadorSchema
  .pick({ cpf: true, rg: true, pix_chave: true })
  .meta({ id: 'DadosRevelados' });
