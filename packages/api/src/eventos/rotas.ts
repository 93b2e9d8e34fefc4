import { BusinessError } from '../base/business-error.ts';
import { router } from '../transport/trpc/init.ts';
import { de } from '../transport/trpc/procedures.ts';
import { aoVivo } from './live.ts';

export const eventosRouter = router({
  /** The one live stream of an app (SSE): hints of what to look at again. */
  aoVivo: de('entregador', 'comercio', 'admin', 'suporte').subscription(({ ctx, signal }) => {
    if (!ctx.deps.config.SSE) throw new BusinessError('NOT_FOUND', 'Atualizações ao vivo desligadas');
    const fim = signal ?? new AbortController().signal;
    fim.addEventListener('abort', ctx.deps.brakes.abrirFluxo(ctx.ator.token_hash), { once: true });
    return aoVivo(ctx, ctx.ator, fim);
  }),
});
