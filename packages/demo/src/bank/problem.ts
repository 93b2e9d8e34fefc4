import type { z } from 'zod';

const TYPE_BASE = 'https://pix.bcb.gov.br/api/v2/error/';

/** The published types of errors that this bank answers with, each with its status and title. */
const KINDS = {
  RequisicaoInvalida: [400, 'Requisição inválida'],
  AcessoNegado: [403, 'Acesso negado'],
  NaoEncontrado: [404, 'Não encontrado'],
  ServicoIndisponivel: [503, 'Serviço indisponível'],
  ErroInternoDoServidor: [500, 'Erro interno'],
  CobNaoEncontrado: [404, 'Cobrança não encontrada'],
  CobOperacaoInvalida: [400, 'Cobrança inválida'],
  CobConsultaInvalida: [400, 'Consulta de cobranças inválida'],
  CobVNaoEncontrada: [404, 'Cobrança não encontrada'],
  CobVOperacaoInvalida: [400, 'Cobrança inválida'],
  CobVConsultaInvalida: [400, 'Consulta de cobranças inválida'],
  PixNaoEncontrado: [404, 'Pix não encontrado'],
  PixDevolucaoNaoEncontrada: [404, 'Devolução não encontrada'],
  PixConsultaInvalida: [400, 'Consulta de Pix inválida'],
  PixDevolucaoInvalida: [400, 'Devolução inválida'],
  WebhookNaoEncontrado: [404, 'Webhook não encontrado'],
  WebhookOperacaoInvalida: [400, 'Webhook inválido'],
  WebhookConsultaInvalida: [400, 'Consulta de webhooks inválida'],
} as const satisfies Record<string, readonly [number, string]>;

export type Kind = keyof typeof KINDS;

export interface Violacao {
  razao: string;
  propriedade: string;
  valor?: string;
}

/** A refusal of the bank. `body` is its `application/problem+json` (RFC 7807). */
export class Problem extends Error {
  readonly status: number;
  readonly kind: Kind;
  readonly violacoes: readonly Violacao[];

  /** `status` overrides the published one: a call without a valid token gets 401, for which no type is published. */
  constructor(kind: Kind, detail: string, { violacoes = [], status = KINDS[kind][0] }: Partial<Options> = {}) {
    super(detail);
    this.kind = kind;
    this.status = status;
    this.violacoes = violacoes;
  }

  body() {
    return {
      type: `${TYPE_BASE}${this.kind}`,
      title: KINDS[this.kind][1],
      status: this.status,
      detail: this.message,
      ...(this.violacoes.length > 0 && { violacoes: this.violacoes }),
    };
  }
}

interface Options {
  violacoes: readonly Violacao[];
  status: number;
}

/** Returns a refusal because of one property. */
export const violated = (kind: Kind, propriedade: string, razao: string, valor?: string): Problem =>
  new Problem(kind, razao, { violacoes: [{ razao, propriedade, ...(valor !== undefined && { valor }) }] });

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

/**
 * Parses what came in. `root` names it in the violations, for example `cobv`. Throws `Problem` with every violation.
 */
export function parsed<T extends z.ZodType>(schema: T, value: unknown, kind: Kind, root: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const violacoes = result.error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path): Violacao => {
      const propriedade = [root, ...path.map(String)].join('.');
      const given = at(value, path);
      const razao =
        issue.code === 'custom' ? issue.message : `A propriedade ${propriedade} não segue o formato publicado.`;
      return { razao, propriedade, ...(typeof given === 'string' && { valor: given.slice(0, 200) }) };
    });
  });
  throw new Problem(kind, 'O conteúdo não segue o formato publicado.', { violacoes });
}
