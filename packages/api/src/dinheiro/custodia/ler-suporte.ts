import { sumReais } from '@corre/contract/cents.ts';
import type { CustodiaPendente, EmMaos } from '@corre/contract/custodia/suporte-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { jsonBuildObject, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import type { Vault } from '../../base/vault.ts';
import { limiteDeDinheiro } from '../../despacho/kernel/em-maos.queries.ts';
import { atrasada, comCodigo, prestacoesAbertas } from './prestacao.queries.ts';

const linhas = (em: Em) =>
  em
    .getKysely()
    .selectFrom('custodia_aberta as a')
    .innerJoin('entregador as e', 'e.id', 'a.entregador_id')
    .innerJoin('comercio as c', 'c.id', 'a.comercio_id')
    .select(['a.entregador_id', 'e.nome_completo as entregador', 'e.ativo as entregador_ativo'])
    .select(['a.comercio_id', 'c.nome as comercio', 'c.ativo as comercio_ativo', 'a.desde'])
    .select(sql<number>`saldo_com(a.entregador_id, a.comercio_id)`.as('saldo'))
    .orderBy('saldo', 'desc')
    .orderBy('a.entregador_id')
    .orderBy('a.comercio_id')
    .execute();

const maquininhas = (em: Em) =>
  em
    .getKysely()
    .selectFrom('maquininha_posse as p')
    .innerJoin('maquininha as m', 'm.id', 'p.maquininha_id')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .innerJoin('comercio as c', 'c.id', 'm.comercio_id')
    .select(['m.id as maquininha_id', 'm.apelido', 'm.comercio_id', 'c.nome as comercio', 'c.ativo as comercio_ativo'])
    .select(['p.entregador_id', 'e.nome_completo as entregador', 'e.ativo as entregador_ativo', 'p.desde'])
    .where('p.ate', 'is', null)
    .orderBy('p.desde')
    .orderBy('p.id')
    .execute();

/** Returns who holds what, over all shops. The lists have no limit, because somebody has to settle each entry. */
export async function quemTemOQue(em: Em, { config, vault }: Pick<Deps, 'config' | 'vault'>): Promise<EmMaos> {
  const abertas = await linhas(em);
  const prestacoes = await prestacoesAbertas(em.getKysely()).execute();
  return {
    limite: limiteDeDinheiro(config),
    total: sumReais(abertas, ({ saldo }) => saldo),
    linhas: abertas,
    maquininhas: await maquininhas(em),
    prestacoes: prestacoes.map(comCodigo(vault)),
  };
}

/** Objections without an answer, oldest first. Index `custodia_contestacao_aberta`. */
const contestacoes = (em: Em) =>
  em
    .getKysely()
    .selectFrom('custodia_contestacao as q')
    .innerJoin('custodia_prestacao as p', 'p.id', 'q.prestacao_id')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .innerJoin('comercio as c', 'c.id', 'p.comercio_id')
    .select([
      'q.prestacao_id',
      'p.entregador_id',
      'e.nome_completo as entregador',
      'p.comercio_id',
      'c.nome as comercio',
    ])
    .select(({ ref }) => [
      'p.valor',
      ref('p.valor_recebido').$notNull().as('valor_recebido'),
      'p.diferenca',
      'p.motivo',
      ref('p.confirmada_em').$notNull().as('confirmada_em'),
      jsonBuildObject({
        texto: ref('q.texto'),
        enviada_em: ref('q.enviada_em'),
        decisao: ref('q.decisao'),
        resposta: ref('q.resposta'),
        respondida_em: ref('q.respondida_em'),
      }).as('contestacao'),
    ])
    .where('q.respondida_em', 'is', null)
    .orderBy('q.enviada_em')
    .orderBy('q.prestacao_id')
    .execute();

/** Returns the custody cases that wait for support: handovers unconfirmed for a day, and objections. */
export async function custodiaPendente(em: Em, vault: Vault): Promise<CustodiaPendente> {
  const prestacoes = await prestacoesAbertas(em.getKysely()).where(atrasada).execute();
  return { prestacoes: prestacoes.map(comCodigo(vault)), contestacoes: await contestacoes(em) };
}
