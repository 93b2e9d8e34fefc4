import { z } from 'zod';
import { ENDERECO_MAX, PROBLEMA_MAX } from '../constants.ts';
import { idSchema, instantSchema, optionalText } from '../fields.ts';
import { FOTO_FALTANDO } from '../fotos/regras.ts';
import { tidyEndereco } from '../names.ts';
import {
  ACOES_PROBLEMA,
  MOTIVOS_PROBLEMA,
  QUEM_RESPONDE_PROBLEMA,
  RESPOSTAS_VIGIA,
  STATUS_SOLICITACAO,
  TIPOS_VIGIA,
} from '../vocabulario.ts';
import { FALTA_O_ENDERECO } from './regras.ts';

export const ESCOLHA_O_PROBLEMA = 'Escolha o que aconteceu';
export const ESCOLHA_A_RESPOSTA = 'Escolha o que o entregador deve fazer';

/** Input when a courier cannot continue, with the reason (ADR 0025). */
export const abrirProblemaSchema = z.object({
  solicitacao_id: idSchema,
  motivo: z.enum(MOTIVOS_PROBLEMA, { error: ESCOLHA_O_PROBLEMA }),
  mensagem: optionalText(PROBLEMA_MAX),
});

/** A photo of a problem: a data URL or bare base64, like a profile photo. */
export const enviarFotoDoProblemaSchema = z.object({
  problema_id: idSchema,
  foto_base64: z.string({ error: FOTO_FALTANDO }).min(1, FOTO_FALTANDO),
});
export const respostaFotoDoProblemaSchema = z
  .object({ message: z.string(), foto_em: instantSchema })
  .meta({ id: 'RespostaFotoDoProblema' });

type Resposta = { endereco: string | null; mensagem: string | null };

/** Returns the address of an answer: from `endereco`, or from `mensagem` where a client sends no `endereco`. */
export const enderecoDaResposta = ({ endereco, mensagem }: Resposta): string =>
  tidyEndereco(endereco ?? mensagem ?? '');

/** The answer of support or of the shop. A problem gets one answer only. */
export const responderProblemaSchema = z
  .object({
    problema_id: idSchema,
    acao: z.enum(ACOES_PROBLEMA, { error: ESCOLHA_A_RESPOSTA }),
    mensagem: optionalText(PROBLEMA_MAX),
    /** With `novo_endereco` only. */
    endereco: optionalText(ENDERECO_MAX),
  })
  .refine(({ acao, ...resposta }) => acao !== 'novo_endereco' || enderecoDaResposta(resposta) !== '', {
    path: ['endereco'],
    error: FALTA_O_ENDERECO,
  })
  .refine(({ acao, ...resposta }) => acao !== 'novo_endereco' || enderecoDaResposta(resposta).length <= ENDERECO_MAX, {
    path: ['endereco'],
    error: `Use no máximo ${ENDERECO_MAX} caracteres`,
  });
export type ResponderProblema = z.output<typeof responderProblemaSchema>;

/**
 * A courier's problem with a delivery, and its answer. The problem is open while `encerrado_em` is null. The answer
 * ends the problem. If the delivery ends or changes its courier first, `acao` stays null. With `novo_endereco`, the
 * two addresses are the old and the new one.
 */
export const problemaSchema = z
  .object({
    id: z.int(),
    solicitacao_id: z.int(),
    motivo: z.enum(MOTIVOS_PROBLEMA),
    mensagem: z.string().nullable(),
    aberto_em: instantSchema,
    acao: z.enum(ACOES_PROBLEMA).nullable(),
    resposta: z.string().nullable(),
    endereco_anterior: z.string().nullable(),
    endereco_novo: z.string().nullable(),
    respondido_por: z.enum(QUEM_RESPONDE_PROBLEMA).nullable(),
    respondido_em: instantSchema.nullable(),
    encerrado_em: instantSchema.nullable(),
    /** When its photo arrived; null after the photo was erased. */
    foto_em: instantSchema.nullable(),
  })
  .meta({ id: 'Problema' });
export type Problema = z.output<typeof problemaSchema>;

/** A problem with its delivery, for the people who answer it. */
export const problemaDaEntregaSchema = problemaSchema
  .extend({
    rota_id: z.int(),
    comercio: z.string(),
    comercio_id: z.int(),
    /** The shop's telephone, if it gave one. */
    comercio_telefone: z.string().nullable(),
    entregador_id: z.int(),
    nome_entregador: z.string(),
    endereco: z.string(),
    /** The number of the request at its point of sale, if it has one. */
    numero_pedido: z.string().nullable(),
    /** The status of the delivery. */
    status: z.enum(STATUS_SOLICITACAO),
  })
  .meta({ id: 'ProblemaDaEntrega' });
export type ProblemaDaEntrega = z.output<typeof problemaDaEntregaSchema>;

export const respostaAbrirProblemaSchema = z
  .object({ message: z.string(), problema: problemaSchema })
  .meta({ id: 'RespostaAbrirProblema' });

/** A courier's answer to 'Tudo bem?' (ADR 0025). */
export const responderVigiaSchema = z.object({
  vigia_id: idSchema,
  resposta: z.enum(RESPOSTAS_VIGIA, { error: 'Resposta inválida' }),
});

/** The watchdog's present question to a courier: the delivery, and since when it has not moved. */
export const perguntaSchema = z
  .object({
    id: z.int(),
    solicitacao_id: z.int(),
    rota_id: z.int(),
    tipo: z.enum(TIPOS_VIGIA),
    desde: instantSchema,
    aberta_em: instantSchema,
  })
  .meta({ id: 'PerguntaDoVigia' });
export type Pergunta = z.output<typeof perguntaSchema>;

/** A watchdog case for support: the courier did not answer, or reported a problem. */
export const vigiaDoSuporteSchema = perguntaSchema
  .extend({
    escalada_em: instantSchema,
    resposta: z.enum(RESPOSTAS_VIGIA).nullable(),
    comercio: z.string(),
    comercio_id: z.int(),
    /** The shop's telephone, if it gave one. */
    comercio_telefone: z.string().nullable(),
    entregador_id: z.int(),
    nome_entregador: z.string(),
    endereco: z.string(),
    numero_pedido: z.string().nullable(),
    status: z.enum(STATUS_SOLICITACAO),
    /** The limit for this step, in seconds. The courier took longer. */
    limite_segundos: z.number(),
  })
  .meta({ id: 'VigiaDoSuporte' });
export type VigiaDoSuporte = z.output<typeof vigiaDoSuporteSchema>;

/** A courier's call for support. `solicitacao_id` is the delivery in hand at that moment, or null [ajuda]. */
export const ajudaSchema = z
  .object({
    id: z.int(),
    solicitacao_id: z.int().nullable(),
    pedida_em: instantSchema,
  })
  .meta({ id: 'PedidoDeAjuda' });
export type Ajuda = z.output<typeof ajudaSchema>;

export const ajudaDoEntregadorSchema = z.object({ aberta: ajudaSchema.nullable() }).meta({ id: 'AjudaDoEntregador' });
export const respostaPedirAjudaSchema = z
  .object({ message: z.string(), ajuda: ajudaSchema })
  .meta({ id: 'RespostaPedirAjuda' });

/** A call for support with the courier and the delivery. Without a delivery, the last three fields are null. */
export const ajudaDoSuporteSchema = ajudaSchema
  .extend({
    entregador_id: z.int(),
    nome_entregador: z.string(),
    telefone_pessoal: z.string(),
    comercio: z.string().nullable(),
    endereco: z.string().nullable(),
    status: z.enum(STATUS_SOLICITACAO).nullable(),
  })
  .meta({ id: 'AjudaDoSuporte' });
export type AjudaDoSuporte = z.output<typeof ajudaDoSuporteSchema>;

export const resolverAjudaSchema = z.object({ ajuda_id: idSchema });
