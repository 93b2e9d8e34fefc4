import { z } from 'zod';
import { senhaQueConfirma } from '../senhas/contrato.ts';
import { VEICULOS } from '../vocabulario.ts';
import { telefonePessoalSchema } from './contrato.ts';

/** The fields of a courier that the courier and the administrator may change. */
export const CAMPOS_DO_ENTREGADOR = ['telefone_pessoal', 'veiculo'] as const;

/**
 * Input of an edit of a courier. A missing field stays. `antes` has the value that the form showed for each field that
 * is sent, so that nobody overwrites what somebody else changed meanwhile. Couriers send their password with a change.
 */
export const editarEntregadorSchema = z.object({
  telefone_pessoal: telefonePessoalSchema.optional(),
  veiculo: z.enum(VEICULOS, { error: 'Escolha o veículo' }).optional(),
  senha_atual: senhaQueConfirma('o telefone ou o veículo'),
  antes: z.object({ telefone_pessoal: z.string().max(40).optional(), veiculo: z.enum(VEICULOS).optional() }),
});
export type EditarEntregador = z.output<typeof editarEntregadorSchema>;

/** The courier's fields after the edit. */
export const entregadorEditadoSchema = z.object({
  message: z.string(),
  telefone_pessoal: z.string(),
  veiculo: z.enum(VEICULOS),
});
