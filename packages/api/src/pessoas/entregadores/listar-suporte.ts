import type {
  colegaNaFilaSchema,
  detalhesDoEntregadorSchema,
  EntregadorDoSuporte,
} from '@corre/contract/entregadores/suporte-contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, porNome } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { alcancavel, fila, naFila } from '../../despacho/kernel/fila.queries.ts';
import { suspensaoEmCurso } from '../../despacho/suspensoes/historico.ts';
import { entregadoresComTrabalho } from './entregador.queries.ts';

/** The couriers of a list: active ones, all, or one. */
type Recorte = { ativos: boolean } | { id: number };

/** Personal data are null for support, but the fields stay in the answer. */
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
  /** id of the requested courier */
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
    .orderBy(porNome('e.nome_completo'))
    .orderBy('e.id');

/** Prepared once, because support's panels poll these lists every few seconds. */
const todos = compiled((db, given: Given<Pergunta>) => doSuporte(db, given));
const ativos = compiled((db, given: Given<Pergunta>) => doSuporte(db, given).where(({ ref }) => ref('e.ativo')));
const um = compiled((db, given: Given<Pergunta>) => doSuporte(db, given).where('e.id', '=', given('id')));

/**
 * Returns couriers for support in one statement: presence, place in the queue, active suspension, rating, and the
 * request at hand. Couriers in the queue come first, in queue order. Indexes `fila_em_ordem`, `suspensao_ativa_unica`,
 * `solicitacao_aberta_do_entregador`.
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

/** The other couriers, with the few columns that a courier may see. */
const colegasNaFila = (em: Em): Promise<z.output<typeof colegaNaFilaSchema>[]> =>
  em
    .getKysely()
    .selectFrom('entregador as e')
    .innerJoin('fila_entregador as f', 'f.entregador_id', 'e.id')
    .select(['e.id', 'f.online', 'f.online_desde as timestamp_online'])
    .where('e.ativo', '=', true)
    .orderBy('e.id')
    .execute();

/**
 * Returns the active couriers for this caller. Couriers call `/suporte/entregadores-status` as well and get fewer
 * columns.
 */
export const entregadoresAtivosPara = (em: Em, alcance_segundos: number, { user_type }: Pick<Ator, 'user_type'>) =>
  user_type === 'entregador' ? colegasNaFila(em) : entregadoresDoSuporte(em, alcance_segundos, { ativos: true });

type Detalhes = z.output<typeof detalhesDoEntregadorSchema>;

/** Maximum of offers in the answer. */
const OFERTAS_MAX = 10;

/** Index `oferta_do_entregador`. */
const ultimasOfertas = (em: Em, entregador_id: number): Promise<Detalhes['ultimas_ofertas']> =>
  em
    .getKysely()
    .selectFrom('oferta as o')
    .innerJoin('rota as r', 'r.id', 'o.rota_id')
    .innerJoin('comercio as c', 'c.id', 'r.comercio_id')
    .select(['o.id', 'c.nome as comercio', 'o.enviada_em', 'o.entregue_em', 'o.vista_em', 'o.respondida_em'])
    .select('o.resultado')
    .where('o.entregador_id', '=', entregador_id)
    .orderBy('o.enviada_em', 'desc')
    .limit(OFERTAS_MAX)
    .execute();

/** Counts the couriers in the queue of this courier's place. Index `fila_em_ordem`. */
const tamanhoDaFila = (em: Em, entregador_id: number) =>
  naFila(em.getKysely())
    .where('f.praca_id', '=', ({ selectFrom }) =>
      selectFrom('fila_entregador').select('praca_id').where('entregador_id', '=', entregador_id),
    )
    .select(({ fn }) => fn.countAll<number>().as('na_fila'))
    .executeTakeFirstOrThrow();

/** Returns one courier, active or not, with the data that explain their place in the queue. Throws 404. */
export async function detalhesDoEntregador(em: Em, alcance_segundos: number, entregador_id: number): Promise<Detalhes> {
  const [entregador] = await entregadoresDoSuporte(em, alcance_segundos, { id: entregador_id });
  if (!entregador) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  const { posicao_fila, fila_desde, ultimo_sinal, alcancavel } = entregador;
  const { na_fila } = await tamanhoDaFila(em, entregador_id);
  return {
    ...entregador,
    fila: { posicao: posicao_fila, de: na_fila, fila_desde, ultimo_sinal, alcancavel },
    suspensao: await suspensaoEmCurso(em, entregador_id),
    ultimas_ofertas: await ultimasOfertas(em, entregador_id),
  };
}
