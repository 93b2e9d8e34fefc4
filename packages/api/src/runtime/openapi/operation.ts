import type { SchemaNode } from './schema-node.ts';

/** A parameter of an operation, or a reference to a named one. */
export interface Parameter {
  $ref?: string;
  in?: string;
  name?: string;
  required?: boolean;
  description?: string;
  schema?: SchemaNode;
  example?: unknown;
}

/** A JSON body of the document. */
export interface Media {
  schema?: SchemaNode;
  /** for an example that stands in one place; calls refer to named ones */
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

/** The parts of an operation that this folder completes and shows. */
export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: {
    content?: { 'application/json'?: Media };
    required?: boolean;
  };
  responses?: Record<string, DescribedResponse>;
}

/** A response of the document, or a reference to one. */
export interface DescribedResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  links?: Record<string, unknown>;
  /** for a stream, the schema of the data of one event */
  content?: { 'application/json'?: Media; 'text/event-stream'?: Media; 'image/webp'?: Media };
}
