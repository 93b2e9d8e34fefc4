import type { colegaNaFilaSchema, EntregadorDoSuporte } from '@corre/contract/entregadores/suporte-contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { alcancavel, fila } from '../../despacho/kernel/fila.queries.ts';
import { entregadoresComTrabalho } from './entregador.queries.ts';

/** Which couriers a list shows. */
export type Recorte = { ativos: boolean } | { id: number };

/** What support does not see is there all the same, and empty (decision record 0012). */
const SEM_DADOS_PESSOAIS = {
  data_nascimento: null,
  cpf: null,
  rg: null,
  estado_civil: null,
  endereco: null,
  bairro: null,
  cep: null,
  pix_tipo_chave: null,
  pix_chave: null,
} as const;

interface Pergunta {
  alcance_segundos: number;
  /** of the one that is asked for */
  id: number | null;
}

const doSuporte = (db: Queries, given: Given<Pergunta>) =>
  entregadoresComTrabalho(db)
    .leftJoin('sinal as n', 'n.entregador_id', 'e.id')
    .leftJoin(fila(db).as('q'), 'q.entregador_id', 'e.id')
    .select(['e.removido_em', 'f.online_desde as timestamp_online', 'f.fila_desde', 'n.ultimo_sinal', 'q.posicao_fila'])
    .select(({ eb, exists, selectFrom, fn, lit }) => [
      exists(selectFrom('foto as p').select('p.id').whereRef('p.entregador_id', '=', 'e.id'))
        .$castTo<boolean>()
        .as('has_foto'),
      alcancavel(agora, given('alcance_segundos')),
      eb('v.id', 'is not', null).$castTo<boolean>().as('suspenso'),
      fn.coalesce('a.abertas', lit(0)).as('total_solicitacoes_abertas'),
    ])
    .orderBy('q.posicao_fila', (by) => by.asc().nullsLast())
    .orderBy(sql`lower(e.nome_completo)`)
    .orderBy('e.id');

/** Support's panels ask for them every few seconds: built once. */
const todos = compiled((db, given: Given<Pergunta>) => doSuporte(db, given));
const ativos = compiled((db, given: Given<Pergunta>) => doSuporte(db, given).where(({ ref }) => ref('e.ativo')));
const um = compiled((db, given: Given<Pergunta>) => doSuporte(db, given).where('e.id', '=', given('id')));

/**
 * Couriers as support sees them, in one statement: presence, place in the queue, suspension (over as soon as its end is
 * past), rating, and the request each holds. Free ones in queue order first. Indexes `fila_em_ordem`,
 * `suspensao_ativa_unica`, `solicitacao_aberta_do_entregador`.
 */
export async function entregadoresDoSuporte(
  em: Em,
  alcance_segundos: number,
  recorte: Recorte,
): Promise<EntregadorDoSuporte[]> {
  const id = 'id' in recorte ? recorte.id : null;
  const ler = 'id' in recorte ? um : recorte.ativos ? ativos : todos;
  const achados = await ler(em, { alcance_segundos, id });
  return achados.map((entregador) => ({ ...entregador, ...SEM_DADOS_PESSOAIS }));
}

/** The others in the queue, as a courier may see them. */
const colegasNaFila = (em: Em): Promise<z.output<typeof colegaNaFilaSchema>[]> =>
  em
    .getKysely()
    .selectFrom('entregador as e')
    .innerJoin('fila_entregador as f', 'f.entregador_id', 'e.id')
    .select(['e.id', 'f.online', 'f.online_desde as timestamp_online'])
    .where('e.ativo', '=', true)
    .orderBy('e.id')
    .execute();

/** The active couriers as this caller may see them (specification §7, `/suporte/entregadores-status`, which couriers call too). */
export const entregadoresAtivosPara = (em: Em, alcance_segundos: number, { user_type }: Pick<Ator, 'user_type'>) =>
  user_type === 'entregador' ? colegasNaFila(em) : entregadoresDoSuporte(em, alcance_segundos, { ativos: true });
