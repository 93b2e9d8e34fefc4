import { CONTRACT_VERSION } from '@corre/contract/contract-version.ts';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { restRoutes } from '../../transport/rest/rest-routes.ts';
import { appRouter } from '../router.ts';
import { completeOperation, ERRO, type Operation } from './complete-document.ts';

/** The API description as plain JSON. */
export interface Documento {
  info: { title: string; description?: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
}

let gerado: Documento | undefined;

function generate(): Documento {
  const cru = generateOpenApiDocument(appRouter, {
    title: 'Corre',
    description:
      'API da Corre. A sessão é um cookie HttpOnly aberto por /login ou /login/comercio. O sistema de um comércio chama com uma ' +
      'chave da API, em `Authorization: Bearer`, no que a chave permite. Erros trazem `detail`, em português, e ' +
      '`codigo`, para programas. ' +
      'Pedidos que mudam algo aceitam o cabeçalho Idempotency-Key.',
    version: CONTRACT_VERSION,
    baseUrl: '/api',
    securitySchemes: {
      sessao: { type: 'apiKey', in: 'cookie', name: 'corre_sessao' },
      chave: { type: 'http', scheme: 'bearer', bearerFormat: 'corre_live_… ou corre_teste_…' },
    },
  });
  const doc: Documento = JSON.parse(JSON.stringify(cru));
  for (const route of restRoutes(appRouter._def.procedures)) {
    const method = route.method.toLowerCase();
    const operation = doc.paths[route.path]?.[method];
    if (operation) completeOperation(operation, method, route);
  }
  doc.components = { ...doc.components, schemas: { erro: ERRO } };
  return doc;
}

/** Returns the OpenAPI description of the REST side, generated once from the schemas of the procedures. */
export function documento(): Documento {
  gerado ??= generate();
  return gerado;
}
