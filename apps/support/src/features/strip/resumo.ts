import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { inGroups, semSinal } from '../entregadores/groups.ts';
import { pendentes } from '../solicitacoes/filter.ts';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import type { Entregador } from '../torre/use-torre.ts';

interface Listas {
  solicitacoes: readonly Solicitacao[] | undefined;
  entregadores: readonly Entregador[] | undefined;
}

/**
 * Returns the five counters of the tower [torre], how many are without a signal, and since when the oldest request
 * waits. A value is undefined until its list has loaded.
 */
export function resumoDaTorre({ solicitacoes, entregadores }: Listas) {
  const waiting = solicitacoes && pendentes(solicitacoes);
  // A scheduled request is held until the order is ready, so its wait does not count.
  const chegadas = waiting?.filter(({ agendada }) => !agendada);
  const groups = entregadores && inGroups(entregadores);
  const maisAntiga = chegadas?.[0];
  return {
    pendentes: waiting?.length,
    /** Free couriers whose phone answers. The others are in `semSinal`. */
    livres: groups?.livres.filter((um) => !semSinal(um)).length,
    semSinal: groups?.livres.filter(semSinal).length ?? 0,
    ocupados: groups?.ocupados.length,
    suspensos: groups?.suspensos.length,
    total: entregadores?.length,
    /** Requests that wait for a courier now, without scheduled ones. */
    waiting: chegadas?.length ?? 0,
    esperaDesde: maisAntiga && esperaDesde(maisAntiga),
  };
}
