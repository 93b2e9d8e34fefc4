import {
  detalhesDoEntregadorSchema,
  entregadorDoSuporteSchema,
  entregadoresStatusSchema,
  umEntregadorSchema,
} from '@corre/contract/entregadores/suporte-contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, leituraDoSuporte } from '../../transport/trpc/procedures.ts';
import { detalhesDoEntregador, entregadoresAtivosPara, entregadoresDoSuporte } from './listar-suporte.ts';

const tags = ['Suporte: entregadores'];

export const entregadoresSuporteRouter = router({
  status: forAccounts({ suporte: 'any', admin: 'any', entregador: 'any' })
    .meta({
      openapi: { method: 'GET', path: '/suporte/entregadores-status', tags, summary: 'Entregadores ativos agora' },
    })
    .output(entregadoresStatusSchema)
    .query(({ ctx }) => entregadoresAtivosPara(ctx.em, ctx.deps.config.ALCANCE_SEGUNDOS, ctx.ator)),

  /** The same list with one shape, for the support panel. */
  ativos: leituraDoSuporte
    .output(z.array(entregadorDoSuporteSchema))
    .query(({ ctx }) => entregadoresDoSuporte(ctx.em, ctx.deps.config.ALCANCE_SEGUNDOS, { ativos: true })),

  todos: leituraDoSuporte
    .meta({
      openapi: { method: 'GET', path: '/suporte/todos-entregadores', tags, summary: 'Ativos e removidos' },
    })
    .output(z.array(entregadorDoSuporteSchema))
    .query(({ ctx }) => entregadoresDoSuporte(ctx.em, ctx.deps.config.ALCANCE_SEGUNDOS, { ativos: false })),

  detalhes: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/entregador-detalhes/{entregador_id}',
        tags,
        summary: 'Um entregador, com a fila explicada',
      },
    })
    .input(umEntregadorSchema)
    .output(detalhesDoEntregadorSchema)
    .query(({ ctx, input }) => detalhesDoEntregador(ctx.em, ctx.deps.config.ALCANCE_SEGUNDOS, input.entregador_id)),
});
