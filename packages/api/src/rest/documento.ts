import { generateOpenApiDocument } from 'trpc-to-openapi';
import { appRouter } from '../router.ts';

type Documento = ReturnType<typeof generateOpenApiDocument>;
let gerado: Documento | undefined;

/** The OpenAPI description of the REST side, generated once from the procedures' own schemas. */
export function documento(): Documento {
  gerado ??= generateOpenApiDocument(appRouter, {
    title: 'Corre',
    description:
      'API da Corre. A sessão é um cookie HttpOnly aberto por /login ou /login/comercio. Erros trazem `detail`, em português. ' +
      'Pedidos que mudam algo aceitam o cabeçalho Idempotency-Key.',
    version: '1.0.0',
    baseUrl: '/api',
    securitySchemes: { sessao: { type: 'apiKey', in: 'cookie', name: 'corre_sessao' } },
  });
  return gerado;
}
