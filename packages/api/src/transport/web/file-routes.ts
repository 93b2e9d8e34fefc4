import { FOTO_MAX_BYTES } from '@corre/contract/fotos/regras.ts';
import type { Request } from 'express';

/** A call with a file. Its body may be large, and contains little else. */
export interface FileRoute {
  /** the field of the file in JSON */
  field: string;
  /**
   * the content types of a raw file; empty if only JSON is permitted. A page of another site must not be able to send a
   * type without a preflight (form, multipart, text): docs/security.md, item 28
   */
  types: readonly string[];
  /** the most bytes of the file itself */
  maxBytes: number;
  /** returns the file as JSON would contain it */
  toText: (file: Buffer) => string;
  /** the error for a larger file */
  tooLarge: 'ARQUIVO_DE_FOTO_GRANDE' | 'DADOS_GRANDES_DEMAIS';
}

const PHOTO: FileRoute = {
  field: 'foto_base64',
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
  maxBytes: FOTO_MAX_BYTES,
  toText: (file) => file.toString('base64'),
  tooLarge: 'ARQUIVO_DE_FOTO_GRANDE',
};

/** latin1 keeps one character for each byte, so that no name of a bank's program is damaged. */
const BANK_ANSWER: FileRoute = {
  field: 'arquivo',
  types: ['application/octet-stream'],
  maxBytes: 6 * 1024 * 1024,
  toText: (file) => file.toString('latin1'),
  tooLarge: 'DADOS_GRANDES_DEMAIS',
};

/** A table that a panel read from a sheet. It has no raw form. */
const SHEET: FileRoute = {
  field: 'tabela',
  types: [],
  maxBytes: 4 * 1024 * 1024,
  toText: (file) => file.toString('utf8'),
  tooLarge: 'DADOS_GRANDES_DEMAIS',
};

/** tRPC's calls carry their file in JSON only. */
const inJson = (route: FileRoute): FileRoute => ({ ...route, types: [] });

const ROUTES: readonly (readonly [path: RegExp, route: FileRoute])[] = [
  [/^\/api\/(upload\/foto|entregador\/(solicitacao|problema)\/\d+\/foto)\/?$/, PHOTO],
  [/^\/api\/admin\/lotes\/\d+\/retorno\/?$/, BANK_ANSWER],
  [/^\/trpc\/(fotos\.enviar|(prova|problemas)\.enviarFoto)$/, inJson(PHOTO)],
  [/^\/trpc\/lotes\.retorno$/, inJson(BANK_ANSWER)],
  [/^\/trpc\/importacao\.enviar$/, SHEET],
];

/** Returns the file route of a request. Returns null for a call without a file. */
export function fileRouteOf({ originalUrl }: Pick<Request, 'originalUrl'>): FileRoute | null {
  const [path = ''] = originalUrl.split('?', 1);
  return ROUTES.find(([known]) => known.test(path))?.[1] ?? null;
}

/** Returns whether the body is a raw file, not JSON. */
export const isFile = (req: Request, { types }: FileRoute): boolean => types.length > 0 && Boolean(req.is([...types]));
