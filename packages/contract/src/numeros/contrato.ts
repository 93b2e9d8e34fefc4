import { z } from 'zod';
import { daySchema, idSchema } from '../fields.ts';
import { ateUmAno, emOrdem, ORDEM, periodoSchema, UM_ANO } from '../periodo.ts';
import { MOTIVOS_RECUSA } from '../vocabulario.ts';
import { TRECHOS } from './constantes.ts';

/** The span of a shop's or a courier's own figures. */
export const numerosDoPeriodoSchema = periodoSchema.refine(emOrdem, ORDEM).refine(ateUmAno, UM_ANO);

/** The span of the company's figures, of one shop, one courier or one bairro if they are given. */
export const numerosDaEmpresaSchema = periodoSchema
  .extend({
    comercio_id: idSchema.optional(),
    entregador_id: idSchema.optional(),
    bairro_id: idSchema.optional(),
  })
  .refine(emOrdem, ORDEM)
  .refine(ateUmAno, UM_ANO);

/** The span of the offers, of one shop or one courier if they are given. An offer is of a route and of no bairro. */
export const numerosDasOfertasSchema = periodoSchema
  .extend({ comercio_id: idSchema.optional(), entregador_id: idSchema.optional() })
  .refine(emOrdem, ORDEM)
  .refine(ateUmAno, UM_ANO);

/** How many. */
export const contagem = z.int().min(0);

/** How many requests ended in a span. `com_problema` counts those of both kinds that had a problem. */
const encerradasSchema = z
  .object({ finalizadas: contagem, canceladas: contagem, com_problema: contagem })
  .meta({ id: 'ContagemDeEncerradas' });

/** Requests that ended on a day. */
export const encerradasNoDiaSchema = encerradasSchema.extend({ dia: daySchema }).meta({ id: 'EncerradasNoDia' });

const diaDaSemana = z.int().min(1).max(7);
const hora = z.int().min(0).max(23);

/** Finished deliveries of a weekday (1 is Monday) and hour. Hours without deliveries are absent. */
export const entregasNaHoraSchema = z
  .object({ dia_semana: diaDaSemana, hora, finalizadas: contagem })
  .meta({ id: 'EntregasNaHora' });

/** Seconds, null without enough cases. */
export const segundos = z.int().nullable();

/**
 * Seconds within which half and nine of ten cases stay, rounded up to a step of PASSOS_DA_ESPERA. Null below
 * AMOSTRA_DOS_NUMEROS cases.
 */
export const quantisSchema = z.object({ mediana_segundos: segundos, p90_segundos: segundos, amostra: contagem });

const esperaSchema = quantisSchema.extend({ trecho: z.enum(TRECHOS) });

export const esperaNoDiaSchema = esperaSchema.extend({ dia: daySchema }).meta({ id: 'EsperaNoDia' });
export const esperaNaHoraSchema = esperaSchema.extend({ hora }).meta({ id: 'EsperaNaHora' });
export const esperaNoPeriodoSchema = esperaSchema.meta({ id: 'EsperaNoPeriodo' });

/** The wait until the acceptance on a weekday (1 is Monday) and hour of the end. */
export const aceiteNaHoraSchema = quantisSchema.extend({ dia_semana: diaDaSemana, hora }).meta({ id: 'AceiteNaHora' });

/** A bairro: an entry of a shop's price table that the address names. Addresses that name none are in no bairro. */
export const esperaNoBairroSchema = esperaSchema.extend({ bairro_id: idSchema }).meta({ id: 'EsperaNoBairro' });
export const encerradasNoBairroSchema = encerradasSchema
  .extend({ bairro_id: idSchema, bairro: z.string() })
  .meta({ id: 'EncerradasNoBairro' });

/**
 * Finished requests by the time from the release to the end. `no_prazo` took at most `prometido_segundos`, which the
 * company sets.
 */
export const prazoSchema = quantisSchema
  .extend({ prometido_segundos: z.int(), no_prazo: contagem })
  .meta({ id: 'PrazoDasEntregas' });

/**
 * How the deliveries of a span went. It holds no money. Fields with `_antes` are of the span of the same length before.
 * Lists only have days, hours and bairros with cases. `bairros` has the most deliveries first.
 */
export const operacaoSchema = z
  .object({
    de: daySchema,
    ate: daySchema,
    totais: encerradasSchema,
    totais_antes: encerradasSchema,
    dias: z.array(encerradasNoDiaSchema),
    horas: z.array(entregasNaHoraSchema),
    esperas: z.array(esperaNoPeriodoSchema),
    esperas_antes: z.array(esperaNoPeriodoSchema),
    esperas_por_dia: z.array(esperaNoDiaSchema),
    esperas_por_hora: z.array(esperaNaHoraSchema),
    aceite_por_hora: z.array(aceiteNaHoraSchema),
    bairros: z.array(encerradasNoBairroSchema),
    esperas_por_bairro: z.array(esperaNoBairroSchema),
    prazo: prazoSchema,
    prazo_antes: prazoSchema,
  })
  .meta({ id: 'NumerosDaOperacao' });
export type Operacao = z.output<typeof operacaoSchema>;

/** Offers by their result. `mostradas` reached the screen. */
const ofertasSchema = z
  .object({
    enviadas: contagem,
    mostradas: contagem,
    aceitas: contagem,
    recusadas: contagem,
    expiradas: contagem,
    nao_entregues: contagem,
  })
  .meta({ id: 'ContagemDeOfertas' });

export const ofertasNoDiaSchema = ofertasSchema.extend({ dia: daySchema }).meta({ id: 'OfertasNoDia' });

/** Refusals with this reason. `motivo` is null where the courier gave none. */
export const recusasPorMotivoSchema = z
  .object({ motivo: z.enum(MOTIVOS_RECUSA).nullable(), recusas: contagem })
  .meta({ id: 'RecusasPorMotivo' });

/** Accepted routes that needed so many offers. The last entry of a list counts OFERTAS_MOSTRADAS and more. */
export const rotasPorOfertasSchema = z
  .object({ ofertas: z.int().min(1), rotas: contagem })
  .meta({ id: 'RotasPorOfertas' });

/** Accepted routes whose first offer came late, by weekday and hour of the acceptance. */
export const semNinguemNaHoraSchema = z
  .object({ dia_semana: diaDaSemana, hora, rotas: contagem })
  .meta({ id: 'SemNinguemNaHora' });

/**
 * The offers that were sent in a span. `ofertas_por_aceite` is how many couriers a route needed in the mean, null
 * without an acceptance; `precisaram` counts the routes by this number. `sem_ninguem_livre` counts accepted routes
 * whose first offer came more than a minute after the release.
 */
export const ofertasDoPeriodoSchema = z
  .object({
    de: daySchema,
    ate: daySchema,
    totais: ofertasSchema,
    totais_antes: ofertasSchema,
    dias: z.array(ofertasNoDiaSchema),
    motivos: z.array(recusasPorMotivoSchema),
    ofertas_por_aceite: z.number().nullable(),
    precisaram: z.array(rotasPorOfertasSchema),
    sem_ninguem_livre: contagem,
    sem_ninguem_livre_antes: contagem,
    sem_ninguem_por_hora: z.array(semNinguemNaHoraSchema),
  })
  .meta({ id: 'OfertasDoPeriodo' });
export type OfertasDoPeriodo = z.output<typeof ofertasDoPeriodoSchema>;

/**
 * One hour of a day. `online` and `ocupados` are means of couriers over the hour. `necessarios` is null while the four
 * days a week apart before have too few deliveries.
 */
export const entregadoresNaHoraSchema = z
  .object({
    dia: daySchema,
    hora,
    online: z.number(),
    ocupados: z.number(),
    necessarios: z.int().min(0).nullable(),
  })
  .meta({ id: 'EntregadoresNaHora' });

/** A distribution over couriers: its middle and its ends. Null below AMOSTRA_DOS_NUMEROS couriers. */
export const distribuicaoSchema = z
  .object({ p10: z.number().nullable(), mediana: z.number().nullable(), p90: z.number().nullable(), amostra: contagem })
  .meta({ id: 'Distribuicao' });

/**
 * Couriers online, busy and needed in the last seven days of the span. `espera_desejada_segundos` is the wait that the
 * company wants. `utilizacao` is the share of the online time with a delivery, over the same days.
 */
export const entregadoresDoPeriodoSchema = z
  .object({
    de: daySchema,
    ate: daySchema,
    espera_desejada_segundos: z.int(),
    horas: z.array(entregadoresNaHoraSchema),
    utilizacao: z.number().nullable(),
    utilizacao_antes: z.number().nullable(),
    entregas_por_hora: distribuicaoSchema,
    entregas_por_hora_antes: distribuicaoSchema,
  })
  .meta({ id: 'EntregadoresDoPeriodo' });
export type EntregadoresDoPeriodo = z.output<typeof entregadoresDoPeriodoSchema>;

/** Hours online and earnings of a courier on a weekday and hour, in reais before the fee. */
export const ganhoNaHoraSchema = z
  .object({ dia_semana: diaDaSemana, hora, entregas: contagem, valor: z.number(), horas_online: z.number() })
  .meta({ id: 'GanhoNaHora' });

/** A courier's own figures. `reais_por_hora` is before the fee, null below one hour online. */
export const numerosDoEntregadorSchema = z
  .object({
    de: daySchema,
    ate: daySchema,
    entregas: contagem,
    valor: z.number(),
    horas_online: z.number(),
    reais_por_hora: z.number().nullable(),
    horas: z.array(ganhoNaHoraSchema),
    ofertas: ofertasSchema,
  })
  .meta({ id: 'NumerosDoEntregador' });
export type NumerosDoEntregador = z.output<typeof numerosDoEntregadorSchema>;
