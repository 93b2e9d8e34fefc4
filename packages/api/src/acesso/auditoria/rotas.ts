import {
  listarRegistroSchema,
  paginaDoRegistroSchema,
  pessoaDoRegistroSchema,
} from '@corre/contract/auditoria/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { leituraDoAdmin } from '../../transport/trpc/procedures.ts';
import { listarRegistro, pessoasDoRegistro } from './listar-registro.ts';

/** The audit log, for the administrator's panel only. */
export const auditoriaRouter = router({
  listar: leituraDoAdmin
    .input(listarRegistroSchema)
    .output(paginaDoRegistroSchema)
    .query(({ ctx, input }) => listarRegistro(ctx.em, input)),
  pessoas: leituraDoAdmin.output(z.array(pessoaDoRegistroSchema)).query(({ ctx }) => pessoasDoRegistro(ctx.em)),
});
