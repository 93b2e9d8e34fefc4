import type { Schema } from './json-schema.ts';

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
  parameters: Parameter[];
  body: { required: boolean; content: Content } | null;
  /** by status; whatever is no 2xx is a refusal */
  answers: Record<string, Content>;
}
