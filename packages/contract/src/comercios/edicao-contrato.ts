import { z } from 'zod';
import { idSchema } from '../fields.ts';
import {
  dadosDeCobrancaSchema,
  localDoComercioSchema,
  salvarDadosDeCobrancaSchema,
  salvarLocalSchema,
} from './contrato.ts';

/** What the administrator may edit of a shop. */
export const cadastroDoComercioSchema = z.object({ local: localDoComercioSchema, cobranca: dadosDeCobrancaSchema });
export type CadastroDoComercio = z.output<typeof cadastroDoComercioSchema>;

/** The fields of the administrator's form. */
export const formularioDoComercioSchema = z.object({
  local: salvarLocalSchema.omit({ antes: true, senha_atual: true }),
  cobranca: salvarDadosDeCobrancaSchema,
});

/** Input of the administrator's edit of a shop. `antes` is what the form showed. */
export const editarComercioSchema = formularioDoComercioSchema.extend({
  comercio_id: idSchema,
  antes: cadastroDoComercioSchema,
});
export type EditarComercio = z.output<typeof editarComercioSchema>;
