import { cleanText } from '@corre/contract/names.ts';
import { z } from 'zod';
import type { CobrancaNoBanco, DevolucaoNoBanco, PixNoBanco } from '../recebimentos/porta.ts';

/** Returns an amount as the API Pix writes it: `123.45`. */
export const dinheiro = (valor: number): string => valor.toFixed(2);

const amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform(Number);

const component = z.object({ valor: amount }).optional();

const ESTADO_DEVOLUCAO = {
  EM_PROCESSAMENTO: 'em_processamento',
  DEVOLVIDO: 'devolvida',
  NAO_REALIZADO: 'nao_realizada',
} as const;

/** A refund of the API Pix, as the port has it. */
export const devolucaoSchema = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9]{1,35}$/),
    valor: amount,
    status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  })
  .transform(({ id, valor, status }): DevolucaoNoBanco => ({ codigo: id, valor, estado: ESTADO_DEVOLUCAO[status] }));

/** A Pix of the API Pix, as the port has it. Unknown fields, such as the payer's name, are not kept. */
export const pixSchema = z
  .object({
    endToEndId: z.string().regex(/^[A-Za-z0-9]{32}$/),
    txid: z
      .string()
      .regex(/^[A-Za-z0-9]{1,35}$/)
      .optional(),
    chave: z.string().max(77).optional(),
    valor: amount,
    horario: z.iso.datetime({ offset: true }),
    componentesValor: z
      .object({ juros: component, multa: component, desconto: component, abatimento: component })
      .optional(),
    devolucoes: z.array(devolucaoSchema).optional(),
  })
  .transform(({ endToEndId, txid, chave, valor, horario, componentesValor: parts, devolucoes }): PixNoBanco => {
    const of = (part: { valor: number } | undefined) => part?.valor ?? 0;
    return {
      end_to_end_id: endToEndId,
      txid: txid ?? null,
      chave: chave ?? null,
      valor,
      juros: of(parts?.juros),
      multa: of(parts?.multa),
      desconto: Math.round((of(parts?.desconto) + of(parts?.abatimento)) * 100) / 100,
      horario: new Date(horario).toISOString(),
      devolucoes: devolucoes ?? [],
    };
  });

/** The id of an entry of the list that is otherwise not written as the API says. */
const idSchema = z.object({ endToEndId: z.string().regex(/^[A-Za-z0-9]{32}$/) });

/** One page of the list of Pix. An entry that cannot be read takes no other one away. */
export const listaSchema = z
  .object({
    parametros: z.object({
      paginacao: z.object({ paginaAtual: z.number().int(), quantidadeDePaginas: z.number().int() }),
    }),
    pix: z.array(z.unknown()).default([]),
  })
  .transform(({ parametros: { paginacao }, pix: entries }) => {
    const read = entries.map((entry) => ({ entry, pix: pixSchema.safeParse(entry).data }));
    return {
      ...paginacao,
      pix: read.flatMap(({ pix }) => pix ?? []),
      ilegiveis: read.flatMap(({ entry, pix }) => (pix ? [] : (idSchema.safeParse(entry).data?.endToEndId ?? ''))),
    };
  });

const ESTADOS = {
  ATIVA: 'ativa',
  CONCLUIDA: 'concluida',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removida',
  REMOVIDA_PELO_PSP: 'removida',
} as const;

/** A charge of the API Pix, of either kind, as the port has it. */
export const cobrancaSchema = z
  .object({
    status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
    valor: z.object({ original: amount }),
    calendario: z.object({ dataDeVencimento: z.string().optional() }),
    location: z.string().max(500).optional(),
    loc: z.object({ location: z.string().max(500).optional() }).optional(),
    pixCopiaECola: z.string().max(512).optional(),
    pix: z.array(z.object({ endToEndId: z.string() })).optional(),
  })
  .transform(
    ({ status, valor, calendario, location, loc, pixCopiaECola, pix }): CobrancaNoBanco => ({
      estado: ESTADOS[status],
      valor: valor.original,
      vence_em: calendario.dataDeVencimento ?? null,
      location: location ?? loc?.location ?? null,
      copia_e_cola: pixCopiaECola ?? null,
      pix: (pix ?? []).map(({ endToEndId }) => endToEndId),
    }),
  );

export const tokenSchema = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.coerce.number().positive().optional(),
});

export const webhookSchema = z.object({ webhookUrl: z.string() });

/** A refusal (RFC 7807). `valor` of a violation is not read, because it may be a person's document. */
const problemSchema = z.object({
  title: z.string().optional(),
  violacoes: z
    .array(z.object({ razao: z.string().optional(), propriedade: z.string().optional() }))
    .max(50)
    .optional(),
});

/** Longest sentence about a refusal, in characters. */
const ERRO_MAX = 300;

/** Returns what the bank says about a refusal, on one line, or its status alone. */
export function motivoDaRecusa(http: number, corpo: unknown): string {
  const { title, violacoes = [] } = problemSchema.safeParse(corpo).data ?? {};
  const said = violacoes.map(({ razao, propriedade }) => [propriedade, razao].filter(Boolean).join(': '));
  const text = cleanText([title, ...said].filter(Boolean).join('; '));
  return `o banco respondeu ${http}${text === '' ? '' : `: ${text}`}`.slice(0, ERRO_MAX);
}
