import type { SemanaComDias } from '@corre/contract/entregas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { diasDasSemanas } from './dias.ts';
import { semanasDe } from './semanas.ts';

/**
 * Returns a courier's weeks with their deliveries and days, newest first. `semana_inicio` (a Monday) selects one week.
 */
export async function semanasComDias(
  em: Em,
  entregador_id: number,
  semana_inicio: string | null = null,
): Promise<SemanaComDias[]> {
  const semanas = await semanasDe(em, { entregador_id }, semana_inicio);
  const dias = await diasDasSemanas(
    em,
    entregador_id,
    semanas.map((semana) => semana.semana_inicio),
  );
  return semanas.map((semana) => ({ ...semana, por_dia: dias.get(semana.semana_inicio) ?? [] }));
}
