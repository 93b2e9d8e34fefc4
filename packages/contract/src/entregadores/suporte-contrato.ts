import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { suspensaoHistoricoSchema } from '../suspensoes/contrato.ts';
import { RESULTADOS_OFERTA } from '../vocabulario.ts';
import { trabalhoDoEntregadorSchema } from './ficha-contrato.ts';

/**
 * Personal data that support must not see. REST clients expect the fields, so they are present and empty.
 */
const semDadosPessoais = {
  data_nascimento: z.null(),
  cpf: z.null(),
  rg: z.null(),
  estado_civil: z.null(),
  endereco: z.null(),
  bairro: z.null(),
  cep: z.null(),
  pix_tipo_chave: z.null(),
  pix_chave: z.null(),
};

/** A courier in support's lists, without documents, address and PIX key. */
export const entregadorDoSuporteSchema = trabalhoDoEntregadorSchema
  .extend({
    ...semDadosPessoais,
    id: z.int(),
    nome_completo: z.string(),
    usuario: z.string(),
    telefone_pessoal: z.string(),
    data_cadastro: instantSchema,
    data_inicio: z.string(),
    assinatura_planilha: z.string(),
    ativo: z.boolean(),
    removido_em: instantSchema.nullable(),
    has_foto: z.boolean(),
    timestamp_online: instantSchema.nullable(),
    fila_desde: instantSchema.nullable(),
    posicao_fila: z.number().nullable(),
    ultimo_sinal: instantSchema.nullable(),
    alcancavel: z.boolean(),
    total_solicitacoes_abertas: z.number(),
  })
  .meta({ id: 'EntregadorDoSuporte' });
export type EntregadorDoSuporte = z.output<typeof entregadorDoSuporteSchema>;

/**
 * The data of other couriers that a courier may read. They suffice for the queue estimate and contain no names
 * (docs/security.md, item 20).
 */
export const colegaNaFilaSchema = z
  .object({
    id: z.int(),
    online: z.boolean(),
    timestamp_online: instantSchema.nullable(),
  })
  .meta({ id: 'ColegaNaFila' });
export const entregadoresStatusSchema = z
  .union([z.array(entregadorDoSuporteSchema), z.array(colegaNaFilaSchema)])
  .meta({ id: 'EntregadoresStatus' });

export const umEntregadorSchema = z.object({ entregador_id: idSchema });

/** Details of one courier: the reasons for offers that they got or did not get. */
export const detalhesDoEntregadorSchema = entregadorDoSuporteSchema
  .extend({
    fila: z.object({
      posicao: z.number().nullable(),
      de: z.number(),
      fila_desde: instantSchema.nullable(),
      ultimo_sinal: instantSchema.nullable(),
      alcancavel: z.boolean(),
    }),
    /** The running suspension with its objection. Support answers it from here. */
    suspensao: suspensaoHistoricoSchema.nullable(),
    ultimas_ofertas: z.array(
      z.object({
        id: z.int(),
        comercio: z.string(),
        enviada_em: instantSchema,
        entregue_em: instantSchema.nullable(),
        vista_em: instantSchema.nullable(),
        respondida_em: instantSchema.nullable(),
        resultado: z.enum(RESULTADOS_OFERTA).nullable(),
      }),
    ),
  })
  .meta({ id: 'DetalhesDoEntregador' });
