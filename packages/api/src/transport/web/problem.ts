import { ERRORS, type ErrorCode } from '@corre/contract/erros/list.ts';
import { ERRORS_PAGE } from '@corre/contract/web-paths.ts';
import type { Request } from 'express';
import type { BusinessError } from '../../base/business-error.ts';

/** The media type of an error in the standard form (RFC 9457). */
const PROBLEM = 'application/problem+json';
const JSON_TYPE = 'application/json';

/** An error as it goes out: its media type and its fields. */
export interface Written {
  type: string;
  body: object;
}

/** Returns whether the caller prefers the standard form. Without a preference the answer is our own JSON. */
const wantsProblem = (req: Request): boolean => req.accepts([JSON_TYPE, PROBLEM]) === PROBLEM;

/** Titles of errors whose own sentence depends on the case. A title must be the same for each case (RFC 9457). */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Dados inválidos',
  401: 'Quem chama não foi reconhecido',
  403: 'Não permitido',
  404: 'Não encontrado',
  409: 'O estado atual não permite',
  429: 'Chamadas demais',
  500: 'Falha do servidor',
};

function titleOf(codigo: ErrorCode): string {
  const { detail, http } = ERRORS[codigo];
  return typeof detail === 'string' ? detail : (TITLES[http] ?? 'Pedido recusado');
}

/** Returns the request's id as a UUID. A proxy may write the id without hyphens. */
const uuidOf = (id: string): string =>
  id.replace(/^(.{8})-?(.{4})-?(.{4})-?(.{4})-?(.{12})$/, '$1-$2-$3-$4-$5').toLowerCase();

interface Refused {
  error: Pick<BusinessError, 'codigo' | 'detail' | 'campo' | 'fields'>;
  status: number;
  request_id: string;
}

/** The fields of every error, in both forms. `campo` is absent if no field is at fault. */
export const errorFields = ({ error: { detail, codigo, campo, fields }, request_id }: Omit<Refused, 'status'>) => ({
  detail,
  codigo,
  ...(campo !== null && { campo }),
  ...fields,
  request_id,
});

/** Returns a REST error in the form that the caller asks for with `Accept`. */
export function writtenError(req: Request, refused: Refused): Written {
  const fields = errorFields(refused);
  if (!wantsProblem(req)) return { type: `${JSON_TYPE}; charset=utf-8`, body: fields };
  const { codigo } = refused.error;
  const problem = {
    type: `${ERRORS_PAGE}#${codigo}`,
    title: titleOf(codigo),
    status: refused.status,
    instance: `urn:uuid:${uuidOf(refused.request_id)}`,
  };
  return { type: PROBLEM, body: { ...problem, ...fields } };
}
