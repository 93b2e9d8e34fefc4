import { FOTO_MAX_BYTES } from '@corre/contract/fotos/regras.ts';
import type { Request } from 'express';

/** A call that brings a file: its body may be large, and is that file and little else. */
export interface FileRoute {
  /** the field that carries the file in JSON */
  field: string;
  /**
   * What the file itself may be called where it comes as it is; empty where it may not. No type that a page of another site
   * can send without asking first (form, multipart, text): docs/security.md, item 28.
   */
  types: readonly string[];
  /** Most bytes of the file itself. */
  maxBytes: number;
  /** The file as JSON would have carried it. */
  toText: (file: Buffer) => string;
  /** What is said of a larger one. */
  tooLarge: string;
}

const PHOTO: FileRoute = {
  field: 'foto_base64',
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
  maxBytes: FOTO_MAX_BYTES,
  toText: (file) => file.toString('base64'),
  tooLarge: 'Arquivo muito grande. Máximo 5MB.',
};

/** One character for each byte, whatever the bank's programs put into names. */
const BANK_ANSWER: FileRoute = {
  field: 'arquivo',
  types: ['application/octet-stream'],
  maxBytes: 6 * 1024 * 1024,
  toText: (file) => file.toString('latin1'),
  tooLarge: 'Dados grandes demais',
};

/** tRPC's calls carry their file in JSON only. */
const inJson = (route: FileRoute): FileRoute => ({ ...route, types: [] });

const ROUTES: readonly (readonly [path: RegExp, route: FileRoute])[] = [
  [/^\/api\/(upload\/foto|entregador\/(solicitacao|problema)\/\d+\/foto)\/?$/, PHOTO],
  [/^\/api\/admin\/lotes\/\d+\/retorno\/?$/, BANK_ANSWER],
  [/^\/trpc\/(fotos\.enviar|(prova|problemas)\.enviarFoto)$/, inJson(PHOTO)],
  [/^\/trpc\/lotes\.retorno$/, inJson(BANK_ANSWER)],
];

/** The call of this request that brings a file; null for every other one. */
export function fileRouteOf({ originalUrl }: Pick<Request, 'originalUrl'>): FileRoute | null {
  const [path = ''] = originalUrl.split('?', 1);
  return ROUTES.find(([known]) => known.test(path))?.[1] ?? null;
}

/** Whether the body is such a file as it is, and no JSON. */
export const isFile = (req: Request, { types }: FileRoute): boolean => types.length > 0 && Boolean(req.is([...types]));
