import type { Ajuda, AjudaDoSuporte } from '@corre/contract/ajuda/contrato.ts';
import type { Em } from '@corre/db/orm.ts';

/** Returns a courier's open call for help, or null. Index `ajuda_aberta_unica`. */
export async function ajudaAberta(em: Em, entregador_id: number): Promise<Ajuda | null> {
  const aberta = await em
    .getKysely()
    .selectFrom('ajuda')
    .select(['id', 'solicitacao_id', 'pedida_em'])
    .where('entregador_id', '=', entregador_id)
    .where('resolvida_em', 'is', null)
    .executeTakeFirst();
  return aberta ?? null;
}

/** Reads all open calls for help, oldest first, with the courier's phone and delivery. Index `ajuda_aberta`. */
export const ajudasAbertas = (em: Em): Promise<AjudaDoSuporte[]> =>
  em
    .getKysely()
    .selectFrom('ajuda as a')
    .innerJoin('entregador as e', 'e.id', 'a.entregador_id')
    .leftJoin('solicitacao as s', 's.id', 'a.solicitacao_id')
    .leftJoin('comercio as c', 'c.id', 's.comercio_id')
    .select(['a.id', 'a.solicitacao_id', 'a.pedida_em', 'a.entregador_id', 'e.nome_completo as nome_entregador'])
    .select(['e.telefone_pessoal', 'c.nome as comercio', 's.endereco', 's.status'])
    .where('a.resolvida_em', 'is', null)
    .orderBy('a.pedida_em')
    .orderBy('a.id')
    .execute();
