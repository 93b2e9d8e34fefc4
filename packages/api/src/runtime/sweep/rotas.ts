import { limpezaSchema } from '@corre/contract/limpeza/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { leituraDoAdmin } from '../../transport/trpc/procedures.ts';
import { ultimaLimpeza } from './last-sweep.ts';

export const sistemaRouter = router({
  limpeza: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/limpeza', tags: ['Sistema'], summary: 'A última limpeza do que venceu' },
    })
    .output(limpezaSchema)
    .query(({ ctx }) => ultimaLimpeza(ctx.em)),
});
