import { documento } from '@corre/api/runtime/openapi/document.ts';
import { appRouter } from '@corre/api/runtime/router.ts';
import { CONTRACT_VERSION } from '@corre/contract/contract-version.ts';
import type { OpenApi } from './calls.ts';
import { type Procedure, procedures } from './procedures.ts';

/**
 * One version of the contract: the REST side as OpenAPI, and every tRPC procedure. Procedures without a REST path and
 * the live stream's events are included. `docs/contract` keeps one description for each release.
 */
export interface Description {
  version: string;
  openapi: OpenApi;
  procedures: Record<string, Procedure>;
}

/** Returns the present contract, built from the routers that serve it. */
export function describe(): Description {
  const openapi: OpenApi = JSON.parse(JSON.stringify(documento()));
  return { version: CONTRACT_VERSION, openapi, procedures: procedures(appRouter._def.procedures) };
}
