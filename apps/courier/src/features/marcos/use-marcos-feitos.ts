import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import type { Solicitacao } from '../rotas/rotas.ts';

/** Returns the milestones of a delivery that are recorded, and those that are tapped but not sent yet. */
export function useMarcosFeitos(entrega: Pick<Solicitacao, 'id' | 'marcos'> | undefined): ReadonlySet<TipoMarco> {
  const { passos } = usePassos();
  const tocados = passos.flatMap((passo) =>
    passo.tipo === 'marco' && passo.solicitacao_id === entrega?.id && passo.recusa === undefined ? [passo.marco] : [],
  );
  return new Set([...(entrega?.marcos ?? []).map(({ tipo }) => tipo), ...tocados]);
}
