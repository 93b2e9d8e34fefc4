import { limpezaSchema } from '@corre/contract/limpeza/contrato.ts';
import { estadoDoSistemaSchema } from '@corre/contract/sistema/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { leituraDoAdmin, leituraDoSuporte } from '../../transport/trpc/procedures.ts';
import { estadoDoSistema } from '../sistema/estado.ts';
import { ultimaLimpeza } from './last-sweep.ts';

export const sistemaRouter = router({
  limpeza: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/limpeza', tags: ['Sistema'], summary: 'A última limpeza do que venceu' },
    })
    .output(limpezaSchema)
    .query(({ ctx }) => ultimaLimpeza(ctx.em)),
  estado: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/sistema',
        tags: ['Sistema'],
        summary: 'O que segura linhas do banco de dados, e o que foi recusado por isso',
      },
    })
    .output(estadoDoSistemaSchema)
    .query(({ ctx }) => estadoDoSistema(ctx.em)),
});
