import { documento } from '@corre/api/runtime/openapi/document.ts';
import { appRouter } from '@corre/api/runtime/router.ts';
import { CONTRACT_VERSION } from '@corre/contract/contract-version.ts';
import { type Procedure, procedures } from './procedures.ts';
import type { OpenApi } from './rest-calls.ts';

/**
 * What one version of the contract promises: the REST side as OpenAPI, and every tRPC procedure, those without a REST address
 * and the live stream's events too. Kept for each release in `docs/contract`.
 */
export interface Description {
  version: string;
  openapi: OpenApi;
  procedures: Record<string, Procedure>;
}

/** The present contract, out of the routers that serve it. */
export function describe(): Description {
  const openapi: OpenApi = JSON.parse(JSON.stringify(documento()));
  return { version: CONTRACT_VERSION, openapi, procedures: procedures(appRouter._def.procedures) };
}
