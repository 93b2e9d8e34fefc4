import { z } from 'zod';
import { senhaNovaSchema } from '../senhas/contrato.ts';
import { instanteSchema, textoObrigatorio } from '../shared/campos.ts';

/** Longest name of a shop, in characters. */
export const NOME_COMERCIO_MAX = 80;

/** Shop creation (specification §3, §5). Any printable name will do, `A/B` and `100% Natural` included. */
export const criarComercioSchema = z.object({
  nome: textoObrigatorio('Digite o nome do comercio', NOME_COMERCIO_MAX),
  senha: senhaNovaSchema('Digite a senha do comercio'),
});

/** A shop in the administrator's list; `senha_inicial` while it still has the preset password. */
export const comercioSchema = z.object({
  id: z.number(),
  nome: z.string(),
  data_cadastro: instanteSchema,
  senha_inicial: z.boolean(),
  total_entregas: z.number(),
});
export type Comercio = z.output<typeof comercioSchema>;

export const perfilDoComercioSchema = comercioSchema.pick({ id: true, nome: true, senha_inicial: true });
