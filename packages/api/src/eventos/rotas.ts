import { type Evento, eventoSchema } from '@corre/contract/eventos/contrato.ts';
import { BusinessError } from '../base/business-error.ts';
import { router } from '../transport/trpc/init.ts';
import { de } from '../transport/trpc/procedures.ts';

/** The stream's type. `liveRoute` writes what flows; whoever came past it gets a stream that ends at once. */
async function* nothing(): AsyncGenerator<Evento> {}

export const eventosRouter = router({
  /** The one live stream of an app (SSE): hints of what to look at again. Says who may open one; live-route.ts serves it. */
  aoVivo: de('entregador', 'comercio', 'admin', 'suporte')
    .meta({ event: eventoSchema })
    .subscription(({ ctx, signal }) => {
      if (!ctx.deps.config.SSE) throw new BusinessError('NOT_FOUND', 'Atualizações ao vivo desligadas');
      signal?.addEventListener('abort', ctx.deps.brakes.abrirFluxo(ctx.ator.token_hash), { once: true });
      return nothing();
    }),
});
