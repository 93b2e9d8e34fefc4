import type {
  entregaAtivaSchema,
  ParteOuNumero,
  solicitacaoDoSuporteSchema,
} from '@corre/contract/solicitacoes/contrato.ts';
import { PRIMEIRAS_LINHAS } from '@corre/contract/solicitacoes/regras.ts';
import { STATUS_EM_ANDAMENTO, STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { jsonBuildObject, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Page } from '../../base/page.ts';
import { type Ids, type Listada, listadas } from './listada.queries.ts';
import {
  type DaLista,
  type DaUnica,
  DE_TODOS,
  type DoNumero,
  idDeUma,
  idsDaParte,
  idsDasPrimeiras,
  idsDoNumero,
  numeroProcurado,
  umaParte,
} from './parte-da-lista.ts';

const deTodos = (db: Queries, ids: Ids) =>
  listadas(db)
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .where('s.id', 'in', ids)
    .select((eb) => [
      'r.oferecer_apos',
      'r.retida as agendada',
      sql<boolean>`r.sinalizada_em is not null and s.status = 'aguardando'`.as('sinalizada'),
      eb
        .case()
        .when(eb.and([eb('s.status', '=', 'aguardando'), eb('o.id', 'is not', null)]))
        .then(
          jsonBuildObject({
            entregador_id: eb.ref('o.entregador_id').$notNull(),
            nome_entregador: eb
              .selectFrom('entregador as n')
              .select('n.nome_completo')
              .whereRef('n.id', '=', 'o.entregador_id')
              .$asScalar()
              .$notNull(),
            enviada_em: eb.ref('o.enviada_em').$notNull(),
            entregue_em: eb.ref('o.entregue_em'),
            expira_em: eb.ref('o.expira_em').$notNull(),
          }),
        )
        .end()
        .as('oferta_viva'),
    ])
    .orderBy((eb) => eb('s.status', '<>', 'aguardando'))
    .orderBy((eb) => eb('s.status', 'in', STATUS_ENCERRADO))
    .orderBy((eb) => eb.case().when('s.status', '=', 'aguardando').then(eb.ref('s.data_solicitacao')).end())
    .orderBy('s.id', 'desc');

const listaDeTodos = compiled((db, given: Given<DaLista>) => deTodos(db, idsDaParte(db, DE_TODOS, given)));
const doNumero = compiled((db, given: Given<DoNumero>) => deTodos(db, idsDoNumero(db, DE_TODOS, given)));

const primeirasDeTodos = compiled((db) => deTodos(db, idsDasPrimeiras(db)).limit(PRIMEIRAS_LINHAS));

/** Returns the first rows of support's list, at most `PRIMEIRAS_LINHAS`. */
export const primeirasSolicitacoes = (em: Em): Promise<Listada<z.output<typeof solicitacaoDoSuporteSchema>>[]> =>
  primeirasDeTodos(em, {});

/** Returns support's list: waiting requests, oldest first, then those under way, then the closed ones. */
export async function todasSolicitacoes(
  em: Em,
  { numero, encerradas_antes_de }: ParteOuNumero = {},
  page?: Page,
): Promise<Listada<z.output<typeof solicitacaoDoSuporteSchema>>[]> {
  if (numero !== undefined) return doNumero(em, { dono_id: null, ...numeroProcurado(numero) });
  const linhas = await listaDeTodos(em, { dono_id: null, encerradas_antes_de: encerradas_antes_de ?? null });
  return umaParte(linhas, page, DE_TODOS);
}

const unicaDeTodos = compiled((db, given: Given<Pick<DaUnica, 'id'>>) => deTodos(db, idDeUma(db, given)));

/**
 * Returns one request of any time and any shop, in the form of support's list.
 * @throws 404 if there is none
 */
export async function solicitacaoDeTodos(
  em: Em,
  id: number,
): Promise<Listada<z.output<typeof solicitacaoDoSuporteSchema>>> {
  const [unica] = await unicaDeTodos(em, { id });
  if (!unica) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return unica;
}

/** Returns the deliveries that couriers hold now, the longest first [torre]. */
export const entregasAtivas = (em: Em): Promise<z.output<typeof entregaAtivaSchema>[]> =>
  em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .innerJoin('entregador as e', 'e.id', 's.entregador_id')
    .innerJoin('solicitacao_historico as h', (join) =>
      join.onRef('h.solicitacao_id', '=', 's.id').on('h.status', '=', 'aceita'),
    )
    .where('s.status', 'in', STATUS_EM_ANDAMENTO)
    .select(['s.id as entrega_id', 'e.id as entregador_id', 'e.nome_completo as entregador_nome', 'c.nome as comercio'])
    .select(['s.endereco', 's.status', 's.valor_estimado', 'h.quando as data_inicio'])
    .select(sql<number>`floor(extract(epoch from agora() - h.quando) / 60)::int`.as('tempo_minutos'))
    .orderBy('h.quando')
    .orderBy('s.id')
    .execute();
