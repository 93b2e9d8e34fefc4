import type { Schema } from './json-schema.ts';
import type { RuledInput } from './rules.ts';

/** Schemas by media type: `application/json`. */
export type Content = Record<string, Schema>;

export interface Parameter {
  in: string;
  name: string;
  required: boolean;
  schema: Schema;
}

/** One call of REST or tRPC, without descriptions that only people read. */
export interface Call {
  /** `POST /login` or `trpc sessao.entrar` */
  name: string;
  /** query, mutation or subscription; null for REST, where the name contains the method */
  kind: string | null;
  /**
   * the account types that may call it, null for everybody; absent for REST (see its procedures) and in older kept
   * contracts
   */
  callers?: readonly string[] | null | undefined;
  parameters: Parameter[];
  /** `ruled` holds the rules of the body that its schema does not express */
  body: { required: boolean; content: Content; ruled?: RuledInput } | null;
  /** by status; every status that is not 2xx is a refusal */
  answers: Record<string, Content>;
}
