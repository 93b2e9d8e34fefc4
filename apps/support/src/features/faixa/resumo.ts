import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { emGrupos } from '../entregadores/grupos.ts';
import { pendentes } from '../solicitacoes/filtro.ts';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import type { Entregador } from '../torre/use-torre.ts';

interface Listas {
  solicitacoes: readonly Solicitacao[] | undefined;
  entregadores: readonly Entregador[] | undefined;
}

/** The five counters of specification §2, and since when the oldest request waits. Undefined figures are still on their way. */
export function resumoDaTorre({ solicitacoes, entregadores }: Listas) {
  const esperando = solicitacoes && pendentes(solicitacoes);
  // one that is held until its parcels are ready waits for nobody
  const chegadas = esperando?.filter(({ agendada }) => !agendada);
  const grupos = entregadores && emGrupos(entregadores);
  const maisAntiga = chegadas?.[0];
  return {
    pendentes: esperando?.length,
    livres: grupos?.livres.length,
    ocupados: grupos?.ocupados.length,
    suspensos: grupos?.suspensos.length,
    total: entregadores?.length,
    /** those that wait for a courier now */
    esperando: chegadas?.length ?? 0,
    esperaDesde: maisAntiga && esperaDesde(maisAntiga),
  };
}
