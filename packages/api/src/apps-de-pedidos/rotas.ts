import { messageSchema } from '@corre/contract/fields.ts';
import {
  appConectadoSchema,
  appSchema,
  conectarAppSchema,
  editarAppSchema,
} from '@corre/contract/integracoes/app-de-pedidos-contrato.ts';
import { testeFeitoSchema, umaIntegracaoSchema } from '@corre/contract/integracoes/contrato.ts';
import { z } from 'zod';
import type { Config } from '../base/config.ts';
import { checkAddress } from '../saida/http/check-address.ts';
import { router } from '../transport/trpc/init.ts';
import { inTransaction, leituraDoComercio, pessoalDoComercio } from '../transport/trpc/procedures.ts';
import { conectarApp } from './conectar.ts';
import { editarApp } from './editar.ts';
import { listarApps } from './ler.ts';
import { testarApp } from './testar.ts';

const tags = ['Integrações'];
const caminho = '/comercio/{comercio_nome}/apps-de-pedidos';
const um = `${caminho}/{integracao_id}` as const;

/** Limits the calls per minute, because each address of a shop costs a DNS lookup and an outgoing call. */
const comFreio = pessoalDoComercio.use(async ({ ctx, next }) => {
  await ctx.deps.limits.buscar(`integracoes:${ctx.comercio.id}`);
  return next();
});

type Enderecos = { endereco?: string | undefined; url_token?: string | null | undefined };

/**
 * Returns the input with its addresses in the form to store. Throws 400 about the field. Call it outside of any
 * transaction.
 */
const conferidos = async <Input extends Enderecos>(config: Config, { endereco, url_token, ...input }: Input) => ({
  ...input,
  ...(endereco !== undefined && { endereco: await checkAddress(config, endereco, { campo: 'endereco' }) }),
  ...(url_token !== undefined && {
    url_token: url_token && (await checkAddress(config, url_token, { campo: 'url_token' })),
  }),
});

/** The shop's routes for its ordering apps. The routes of integrations list, switch and remove them. */
export const appsDePedidosRouter = router({
  conectar: comFreio
    .meta({ openapi: { method: 'POST', path: caminho, tags, summary: 'Conectar um app de pedidos' } })
    .input(conectarAppSchema)
    .use(async ({ ctx, input, next }) => next({ ctx: { conferida: await conferidos(ctx.deps.config, input) } }))
    .use(inTransaction)
    .output(appConectadoSchema)
    .mutation(({ ctx, input }) => conectarApp(ctx.em, ctx, { ...input, ...ctx.conferida })),
  listar: leituraDoComercio
    .meta({ openapi: { method: 'GET', path: caminho, tags, summary: 'Apps de pedidos do comércio' } })
    .output(z.array(appSchema))
    .query(({ ctx }) => listarApps(ctx.em, ctx.comercio.id)),
  editar: comFreio
    .meta({ openapi: { method: 'PUT', path: um, tags, summary: 'Mudar um app de pedidos' } })
    .input(editarAppSchema)
    .use(async ({ ctx, input, next }) => next({ ctx: { conferida: await conferidos(ctx.deps.config, input) } }))
    .use(inTransaction)
    .output(messageSchema)
    .mutation(({ ctx, input }) => editarApp(ctx.em, ctx, ctx.comercio.id, { ...input, ...ctx.conferida })),
  testar: pessoalDoComercio
    .meta({ openapi: { method: 'POST', path: `${um}/testar`, tags, summary: 'Testar o acesso a um app' } })
    .input(umaIntegracaoSchema)
    .output(testeFeitoSchema)
    .mutation(({ ctx, input }) => testarApp(ctx.em, ctx.deps, ctx.comercio.id, input.integracao_id)),
});
