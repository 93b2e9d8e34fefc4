import { decodedAddress } from '@corre/contract/web-address.ts';
import type { RequestHandler } from 'express';
import { BusinessError } from '../../base/business-error.ts';
import { refuse } from './reject.ts';

/** The methods that the product answers; TRACE and those of other protocols are refused. */
export const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Refuses unknown methods. An address of the API refuses them by itself, with the methods that it has. */
export const knownMethodsOnly: RequestHandler = (req, res, next) => {
  if (METHODS.has(req.method) || req.path.startsWith('/api/')) return next();
  res.setHeader('Allow', [...METHODS].join(', '));
  refuse(req, res, new BusinessError('METODO_NAO_SUPORTADO'));
};

const inteiro = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
};

/** Refuses paths that do not decode (`%E0%A4%A`), for every route. */
export const wholePathOnly: RequestHandler = (req, res, next) => {
  if (inteiro(req.path)) return next();
  refuse(req, res, new BusinessError('PEDIDO_INVALIDO'));
};

/** Fields that must not appear in addresses, because every proxy logs addresses. */
const SEGREDOS = new Set([
  'senha',
  'senha_atual',
  'nova_senha',
  'confirma_senha',
  'confirmar_senha',
  'token',
  'segredo',
]);
/** Calls with personal data in every field. Their fields must not appear in the address. */
const SO_NO_CORPO = new Set(['/login', '/login/comercio', '/cadastro', '/senha', '/senha/link']);

/** Refuses credentials in the query string (docs/security.md, credentials in addresses). */
export const noCredentialsInUrl: RequestHandler = (req, res, next) => {
  const nomes = Object.keys(req.query)
    .map(decodedAddress)
    .filter((nome) => nome !== '_t');
  const mudanca = req.method === 'POST';
  // The routers also accept a slash at the end.
  const allInBody = mudanca && SO_NO_CORPO.has(decodedAddress(req.path).replace(/\/$/, ''));
  // tRPC's queries carry their fields in `input`. A mutation with `input` in the address has exposed its secrets.
  const entradaNaUrl = mudanca && nomes.includes('input');
  if (!entradaNaUrl && !nomes.some((nome) => allInBody || SEGREDOS.has(nome.toLowerCase()))) return next();
  refuse(req, res, new BusinessError('SEGREDO_NO_ENDERECO'));
};
