import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';
import { router } from '../trpc/init.ts';
import { de } from '../trpc/procedures.ts';
import { aoVivo } from './ao-vivo.ts';

export const eventosRouter = router({
  /** The one live stream of an app (SSE): hints of what to look at again. */
  aoVivo: de('entregador', 'comercio', 'admin', 'suporte').subscription(({ ctx, signal }) => {
    if (!ctx.deps.config.SSE) throw new ErroDeNegocio('NOT_FOUND', 'Atualizações ao vivo desligadas');
    const fim = signal ?? new AbortController().signal;
    fim.addEventListener('abort', ctx.deps.freios.abrirFluxo(ctx.ator.token_hash), { once: true });
    return aoVivo(ctx.deps, ctx.ator, fim);
  }),
});
