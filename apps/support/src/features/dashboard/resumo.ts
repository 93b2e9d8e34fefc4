import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { formatDuration, minutesSince } from '@corre/ui/domain/format/dates.ts';
import { DELIVERY_LATE_MIN, WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { emGrupos } from '../entregadores/grupos.ts';
import { pendentes } from '../solicitacoes/filtro.ts';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import type { EntregaAtiva, Entregador } from '../torre/use-torre.ts';

interface Listas {
  solicitacoes: readonly Solicitacao[] | undefined;
  entregadores: readonly Entregador[] | undefined;
  entregas: readonly EntregaAtiva[] | undefined;
}

/** The five counters of specification §2 and what they add in words. Undefined figures are still on their way. */
export function resumoDaTorre({ solicitacoes, entregadores, entregas }: Listas, agora: number) {
  const esperando = solicitacoes && pendentes(solicitacoes);
  const maisAntiga = esperando?.find(({ agendada }) => !agendada);
  const grupos = entregadores && emGrupos(entregadores);
  const atrasadas = entregas?.filter(({ tempo_minutos }) => tempo_minutos > DELIVERY_LATE_MIN).length ?? 0;
  const online = entregadores?.filter((entregador) => entregador.online).length;
  return {
    pendentes: esperando?.length,
    livres: grupos?.livres.length,
    ocupados: grupos?.ocupados.length,
    suspensos: grupos?.suspensos.length,
    total: entregadores?.length,
    agir: maisAntiga !== undefined && minutesSince(esperaDesde(maisAntiga), agora) > WAITING_LATE_MIN,
    notaPendentes: maisAntiga && `a mais antiga há ${formatDuration(agora - Date.parse(esperaDesde(maisAntiga)))}`,
    notaOcupados: atrasadas > 0 ? `${formatInteger(atrasadas)} acima de ${DELIVERY_LATE_MIN} min` : undefined,
    notaTotal: online === undefined ? undefined : `${formatInteger(online)} online`,
  };
}
