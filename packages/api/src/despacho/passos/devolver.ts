import type { Em } from '@corre/db/orm.ts';
import { temDeVoltar } from '../../base/desfecho.ts';
import { darPasso } from './avancar.ts';

interface Devolucao {
  solicitacao_id: number;
  entregador_id: number;
  feita_em: string | null;
}

/** What comes back brings no proof: it was given at the door, or nobody received anything. */
const SEM_PROVA = { provado: false, recebedor: null };

/**
 * Ends a request that had to go back to the shop and is there [devolver]. It stays open if a proof of its delivery is
 * still missing. The caller noted `devolvido` and holds the dispatch lock.
 */
export async function encerrarDevolvida(em: Em, { feita_em, ...devolucao }: Devolucao, agora: string): Promise<void> {
  const { solicitacao_id, entregador_id } = devolucao;
  const devida = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.id', '=', solicitacao_id)
    .where('s.entregador_id', '=', entregador_id)
    .where('s.status', '=', 'em_entrega')
    .where(temDeVoltar)
    .executeTakeFirst();
  if (devida) await darPasso(em, { ...devolucao, ...SEM_PROVA, novo_status: 'finalizada', feita_em }, agora);
}
