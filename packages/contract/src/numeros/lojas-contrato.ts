import { z } from 'zod';
import { daySchema, idSchema } from '../fields.ts';
import { MOTIVOS_PROBLEMA } from '../vocabulario.ts';
import { quantisSchema } from './contrato.ts';

const contagem = z.int().min(0);

/** The problems that a courier meets at the recipient's door [numeros]. */
export const MOTIVOS_NA_PORTA = ['ninguem_atende', 'endereco_errado', 'cliente_recusa'] as const;

/** A shop's ended requests, and how long couriers waited at its counter. */
export const lojaNosNumerosSchema = z
  .object({
    comercio_id: idSchema,
    comercio: z.string(),
    finalizadas: contagem,
    canceladas: contagem,
    com_problema: contagem,
    no_balcao: quantisSchema,
  })
  .meta({ id: 'LojaNosNumeros' });

/**
 * Shops with ended requests in the span. The longest median at the counter comes first; shops without one come last.
 */
export const lojasDoPeriodoSchema = z
  .object({ de: daySchema, ate: daySchema, lojas: z.array(lojaNosNumerosSchema) })
  .meta({ id: 'LojasDoPeriodo' });
export type LojasDoPeriodo = z.output<typeof lojasDoPeriodoSchema>;

/** Problems with one reason. */
export const motivoNaPortaSchema = z
  .object({ motivo: z.enum(MOTIVOS_PROBLEMA), problemas: contagem })
  .meta({ id: 'MotivoNaPorta' });

/**
 * What went wrong with the ended requests of a span. `motivos` has every reason, `na_porta` counts those of
 * MOTIVOS_NA_PORTA. `bairros` and `lojas` have those with problems at the door, the most first; `encerradas` are their
 * ended requests.
 */
export const portaDoPeriodoSchema = z
  .object({
    de: daySchema,
    ate: daySchema,
    motivos: z.array(motivoNaPortaSchema),
    na_porta: contagem,
    na_porta_antes: contagem,
    bairros: z.array(z.object({ bairro_id: idSchema, bairro: z.string(), na_porta: contagem, encerradas: contagem })),
    lojas: z.array(z.object({ comercio_id: idSchema, comercio: z.string(), na_porta: contagem, encerradas: contagem })),
  })
  .meta({ id: 'PortaDoPeriodo' });
export type PortaDoPeriodo = z.output<typeof portaDoPeriodoSchema>;

/** The bairros that the figures know, by name. */
export const bairrosSchema = z.array(z.object({ id: idSchema, nome: z.string() }).meta({ id: 'BairroDosNumeros' }));
export type Bairros = z.output<typeof bairrosSchema>;
