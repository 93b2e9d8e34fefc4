import { importadosSchema, importarSchema } from '@corre/contract/importacao/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoAdmin } from '../../transport/trpc/procedures.ts';
import { importar } from './importar.ts';

/** The import of couriers and shops from a sheet, for the administrator's panel only. */
export const importacaoRouter = router({
  enviar: acaoDoAdmin
    .input(importarSchema)
    .output(importadosSchema)
    .mutation(({ ctx, input }) => importar(ctx.em, ctx.deps.vault, ctx.ator, input)),
});
