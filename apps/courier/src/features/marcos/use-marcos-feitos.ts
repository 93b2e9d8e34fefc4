import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import type { Solicitacao } from '../rotas/rotas.ts';

/** The milestones of a delivery that were noted, and those that were tapped and are on their way. */
export function useMarcosFeitos(entrega: Pick<Solicitacao, 'id' | 'marcos'> | undefined): ReadonlySet<TipoMarco> {
  const { passos } = usePassos();
  const tocados = passos.flatMap((passo) =>
    passo.tipo === 'marco' && passo.solicitacao_id === entrega?.id && passo.recusa === undefined ? [passo.marco] : [],
  );
  return new Set([...(entrega?.marcos ?? []).map(({ tipo }) => tipo), ...tocados]);
}
