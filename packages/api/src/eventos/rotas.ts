import { type Evento, eventoSchema } from '@corre/contract/eventos/contrato.ts';
import { BusinessError } from '../base/business-error.ts';
import { router } from '../transport/trpc/init.ts';
import { forAccounts } from '../transport/trpc/procedures.ts';

/**
 * Gives the stream its type. `liveRoute` writes the real stream. A call that bypasses `liveRoute` gets a stream that
 * ends at once.
 */
async function* nothing(): AsyncGenerator<Evento> {}

export const eventosRouter = router({
  /**
   * The live stream of an app (SSE), with hints of what to read again. This procedure decides who may open a stream.
   * live-route.ts serves the stream.
   */
  aoVivo: forAccounts({ entregador: 'any', comercio: 'any', admin: 'any', suporte: 'any' })
    .meta({ event: eventoSchema })
    .subscription(({ ctx, signal }) => {
      if (!ctx.deps.config.SSE) throw new BusinessError('AO_VIVO_DESLIGADO');
      signal?.addEventListener('abort', ctx.deps.brakes.openStream(ctx.ator, ctx.escopos !== 'sessao'), { once: true });
      return nothing();
    }),
});
