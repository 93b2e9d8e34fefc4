import { SEMANAS_PARA_GUARDAR } from '@corre/contract/numeros/constantes.ts';
import type { RelatorioDaSemana } from '@corre/contract/numeros/semana-contrato.ts';
import { addDays } from '@corre/ui/domain/format/dates.ts';

type Relatorio = Pick<RelatorioDaSemana, 'semana_inicio' | 'fechada_em'> & {
  operacao: { totais: Pick<RelatorioDaSemana['operacao']['totais'], 'finalizadas' | 'canceladas'> };
  ofertas: { totais: Pick<RelatorioDaSemana['ofertas']['totais'], 'enviadas'> };
};

/** Returns whether a week has not begun. `ultima` is the Monday of the last week that is over. */
export const naoComecou = (semana_inicio: string, ultima: string): boolean => semana_inicio > addDays(ultima, 7);

/**
 * Returns where the figures of a week come from: 'guardada' from the kept sheet, 'aberta' from now, because the week
 * may still be closed, 'sem-folha' from now, because no sheet was kept. 'vazia' is a week that is over, without a sheet
 * and without a case. Its zeros may come from rows that no longer exist, so nobody shows them.
 */
export function estadoDaFolha(relatorio: Relatorio, ultima: string): 'guardada' | 'aberta' | 'sem-folha' | 'vazia' {
  const { semana_inicio, fechada_em, operacao, ofertas } = relatorio;
  if (fechada_em !== null) return 'guardada';
  if (semana_inicio > ultima) return 'aberta';
  if (operacao.totais.finalizadas + operacao.totais.canceladas + ofertas.totais.enviadas === 0) return 'vazia';
  return semana_inicio < addDays(ultima, -7 * (SEMANAS_PARA_GUARDAR - 1)) ? 'sem-folha' : 'aberta';
}
