import type { Schema } from './json-schema.ts';
import type { RuledInput } from './rules.ts';

/** By media type: `application/json`. */
export type Content = Record<string, Schema>;

export interface Parameter {
  in: string;
  name: string;
  required: boolean;
  schema: Schema;
}

/** One thing that a client may call, REST or tRPC, without what only people read. */
export interface Call {
  /** `POST /login` or `trpc sessao.entrar` */
  name: string;
  /** how it is called, where the name does not say so: query, mutation or subscription */
  kind: string | null;
  /** who may make it, null for anybody; not known of REST, whose calls are the procedures', and of contracts kept before */
  callers?: readonly string[] | null | undefined;
  parameters: Parameter[];
  /** `ruled` is what the body must keep to that its schema does not say */
  body: { required: boolean; content: Content; ruled?: RuledInput } | null;
  /** by status; whatever is no 2xx is a refusal */
  answers: Record<string, Content>;
}
