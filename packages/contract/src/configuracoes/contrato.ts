import { z } from 'zod';
import { antesDeSchema, instantSchema } from '../fields.ts';
import { CAMPOS_DA_EMPRESA, camposDaEmpresa, camposDoBanco, ITENS_A_DIZER } from './campos.ts';

const campoSchema = z.enum(CAMPOS_DA_EMPRESA).meta({ id: 'CampoDaEmpresa' });

/** The values that hold now, in the form in which the product keeps them. Null: nobody said it, and it has no preset. */
const valoresSchema = z
  .object({
    empresa_nome: z.string().nullable(),
    empresa_cnpj: z.string().nullable(),
    cidade: z.string(),
    uf: z.string(),
    contato_whatsapp: z.string().nullable(),
    contato_instagram: z.string().nullable(),
    contato_endereco: z.string().nullable(),
    suporte_telefone: z.string().nullable(),
    suporte_whatsapp: z.string().nullable(),
    aprovar_cadastros: z.boolean(),
    limite_dinheiro: z.int(),
    abertas_por_loja: z.int(),
    prazo_prometido_min: z.int(),
    empresa_banco: z.string().nullable(),
    empresa_agencia: z.string().nullable(),
    empresa_conta: z.string().nullable(),
    empresa_convenio: z.string().nullable(),
    empresa_pix_tipo_chave: camposDoBanco.empresa_pix_tipo_chave.nullable(),
    empresa_pix_chave: z.string().nullable(),
  })
  .meta({ id: 'ValoresDaEmpresa' });

/**
 * The company's settings. `fixadas`: an environment variable of the same name in capitals sets the field, and it does
 * not change here. `ditas`: who said a field last, and when. `falta`: what the owner has not said yet, in the order in
 * which it is asked.
 */
export const configuracoesSchema = z
  .object({
    valores: valoresSchema,
    fixadas: z.array(campoSchema),
    ditas: z.array(z.object({ campo: campoSchema, quem: z.string(), em: instantSchema })),
    falta: z.array(z.enum(ITENS_A_DIZER)),
  })
  .meta({ id: 'Configuracoes' });
export type Configuracoes = z.output<typeof configuracoesSchema>;

type Campos = Record<string, z.ZodType>;
type Mudaveis<T extends Campos> = { [K in keyof T]: z.ZodOptional<z.ZodNullable<T[K]>> };

/** A field that is left out stays. Null takes back what was said: the preset holds again. */
const mudaveis = <T extends Campos>(campos: T): Mudaveis<T> =>
  Object.fromEntries(Object.entries(campos).map(([nome, campo]) => [nome, campo.nullable().optional()])) as Mudaveis<T>;

/** What the administrator says of the company. */
export const mudarEmpresaSchema = z.object(mudaveis(camposDaEmpresa));
/** The company's account and PIX key. Kind and key come together. */
export const mudarBancoSchema = z.object(mudaveis(camposDoBanco));
export type MudancaDaEmpresa = z.output<typeof mudarEmpresaSchema> & z.output<typeof mudarBancoSchema>;

export const respostaConfiguracoesSchema = z
  .object({ message: z.string(), configuracoes: configuracoesSchema })
  .meta({ id: 'RespostaConfiguracoes' });

/** One change: the value then, the value before, who and when. Null: it was not said. */
const mudancaSchema = z
  .object({
    id: z.int(),
    campo: campoSchema,
    valor: z.string().nullable(),
    antes: z.string().nullable(),
    quem: z.string(),
    em: instantSchema,
  })
  .meta({ id: 'MudancaDaConfiguracao' });
export type MudancaDaConfiguracao = z.output<typeof mudancaSchema>;

/** Changes, the newest first, in pages of 50. `proximo`: the cursor of the next page. */
export const mudancasSchema = z
  .object({ mudancas: z.array(mudancaSchema), proximo: z.int().nullable() })
  .meta({ id: 'MudancasDasConfiguracoes' });
export const pedirMudancasSchema = antesDeSchema;
