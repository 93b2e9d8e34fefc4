import { z } from 'zod';
import { instantSchema } from '../fields.ts';

const contagem = z.int().min(0);

/** Points of each series, MINUTOS_POR_PONTO minutes apart [numeros]. */
export const PONTOS_DO_DIA = 12;
export const MINUTOS_POR_PONTO = 5;

/**
 * The company at one instant. `esperando`: released requests without a courier. `mais_antigo_segundos`: the wait of the
 * oldest of them, null without one. `livres` and `ocupados`: couriers online without and with a delivery. `ritmo`:
 * acceptances of the hour before.
 */
const momentoSchema = z
  .object({
    instante: instantSchema,
    esperando: contagem,
    mais_antigo_segundos: z.int().nullable(),
    livres: contagem,
    ocupados: contagem,
    ritmo: contagem,
  })
  .meta({ id: 'MomentoDoDia' });

/**
 * Whether the database is held up now [sistema-preso]. `presas`: transactions that hold rows, without the product's own
 * at work. `recusas`: acts of the last RECUSAS_MINUTOS (sistema/regras.ts) that were refused because of one. The page
 * 'Sistema' tells the rest.
 */
const sistemaPresoSchema = z.object({ presas: contagem, recusas: contagem }).meta({ id: 'SistemaPreso' });

/** The live day of support. `pontos` has PONTOS_DO_DIA instants, oldest first; the last is the present. */
export const numerosDeAgoraSchema = z
  .object({ agora: momentoSchema, pontos: z.array(momentoSchema), sistema: sistemaPresoSchema })
  .meta({ id: 'NumerosDeAgora' });
export type NumerosDeAgora = z.output<typeof numerosDeAgoraSchema>;
