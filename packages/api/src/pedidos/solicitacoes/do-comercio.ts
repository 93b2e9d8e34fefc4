import type { ParteOuNumero, SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Page } from '../../base/page.ts';
import { conversaDaParada } from '../chat/conversa.queries.ts';
import { type Ids, type Listada, listadas } from './listada.queries.ts';
import {
  type DaLista,
  type DaReferencia,
  type DaUnica,
  DO_COMERCIO,
  type DoNumero,
  idDaReferencia,
  idDaUnica,
  idsDados,
  idsDaParte,
  idsDoNumero,
  numeroProcurado,
  umaParte,
} from './parte-da-lista.ts';

const doComercio = (db: Queries, ids: Ids) =>
  listadas(db)
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .leftJoin('avaliacao as a', 'a.solicitacao_id', 's.id')
    .leftJoinLateral(
      ({ ref }) => conversaDaParada(db, { rota_id: ref('s.rota_id'), entregador_id: ref('s.entregador_id') }).as('v'),
      (join) => join.onTrue(),
    )
    .where('s.id', 'in', ids)
    .select((eb) => [
      's.destinatario_nome',
      's.destinatario_telefone',
      'r.prioritaria',
      'r.oferecer_apos',
      'r.retida as agendada',
      sql<number | null>`round(e.avaliacao_soma::numeric / nullif(e.total_avaliacoes, 0), 1)`.as('avaliacao_media'),
      'e.total_avaliacoes',
      'a.nota',
      eb
        .selectFrom('mensagem as m')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .whereRef('m.solicitacao_id', '=', 'v.principal')
        .whereRef('m.entregador_id', '=', 's.entregador_id')
        .where('m.remetente_tipo', '=', 'entregador')
        // The chat of a cancelled stop is closed, even if its route goes on.
        .where('s.status', '<>', 'cancelada')
        .where(({ eb: m, fn, lit, selectFrom }) => {
          const lidas = selectFrom('leitura as l')
            .select('l.ate_sequencia')
            .whereRef('l.solicitacao_id', '=', 'v.principal')
            .where('l.leitor_tipo', '=', 'comercio');
          return m('m.sequencia', '>', fn.coalesce(lidas, lit(0)));
        })
        .$asScalar()
        .$notNull()
        .as('mensagens_nao_lidas'),
    ])
    .orderBy((eb) => eb('s.status', 'in', STATUS_ENCERRADO))
    .orderBy('s.id', 'desc');

const listaDoComercio = compiled((db, given: Given<DaLista>) => doComercio(db, idsDaParte(db, DO_COMERCIO, given)));
const doNumeroNoComercio = compiled((db, given: Given<DoNumero>) =>
  doComercio(db, idsDoNumero(db, DO_COMERCIO, given)),
);

const daReferenciaNoComercio = compiled((db, given: Given<DaReferencia>) => doComercio(db, idDaReferencia(db, given)));

/**
 * Returns a shop's open requests, newest first, then the closed ones. The unread messages are those of the conversation
 * [chat-da-rota].
 */
export async function solicitacoesDoComercio(
  em: Em,
  comercio_id: number,
  { numero, encerradas_antes_de, referencia_externa }: ParteOuNumero = {},
  page?: Page,
): Promise<Listada<SolicitacaoDoComercio>[]> {
  if (referencia_externa) return daReferenciaNoComercio(em, { comercio_id, referencia_externa });
  if (numero !== undefined) return doNumeroNoComercio(em, { dono_id: comercio_id, ...numeroProcurado(numero) });
  const linhas = await listaDoComercio(em, {
    dono_id: comercio_id,
    encerradas_antes_de: encerradas_antes_de ?? null,
  });
  return umaParte(linhas, page, DO_COMERCIO);
}

const dadasDoComercio = compiled((db, given: Given<{ comercio_id: number; ids: number[] }>) =>
  doComercio(db, idsDados(db, given)),
);

/** Returns these requests of a shop, in no particular order. */
export const solicitacoesDadas = (
  em: Em,
  comercio_id: number,
  ids: number[],
): Promise<Listada<SolicitacaoDoComercio>[]> => dadasDoComercio(em, { comercio_id, ids });

const unicaDoComercio = compiled((db, given: Given<DaUnica>) => doComercio(db, idDaUnica(db, given)));

/**
 * Returns one request of a shop, of any time, in the form of the list.
 * @throws 404 if it does not belong to this shop
 */
export async function solicitacaoDoComercio(
  em: Em,
  comercio_id: number,
  id: number,
): Promise<Listada<SolicitacaoDoComercio>> {
  const [unica] = await unicaDoComercio(em, { comercio_id, id });
  if (!unica) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return unica;
}
