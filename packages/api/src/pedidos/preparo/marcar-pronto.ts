import type { Pronto } from '@corre/contract/solicitacoes/preparo-contrato.ts';
import { STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { adiantar } from '../../despacho/kernel/reter.queries.ts';
import { solicitacaoDeOutro, solicitacaoNaoEncontrada } from '../../despacho/passos/erros.ts';
import { avisar } from '../../eventos/avisar.ts';
import { anotarMarco } from '../marcos/anotar-marco.ts';
import { jaSaiu } from './erros.ts';

type Entrada = Pronto & { comercio_id: number };
type Parada = Pick<Row<'solicitacao'>, 'id' | 'comercio_id' | 'entregador_id' | 'status'>;

/** Which route it is of, and whether that is held: once it is not, it never is again. Nothing is locked by this look. */
async function rotaDe(em: Em, { solicitacao_id, comercio_id }: Entrada) {
  const rota = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .select(['r.id', 'r.retida', 's.comercio_id'])
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!rota) throw solicitacaoNaoEncontrada();
  if (rota.comercio_id !== comercio_id) throw solicitacaoDeOutro();
  return rota;
}

/** The stops in question, as they stand until this transaction ends. */
const travar = (em: Em, { solicitacao_id, toda_rota }: Entrada, rota_id: number): Promise<Parada[]> =>
  em
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'comercio_id', 'entregador_id', 'status'])
    .where('rota_id', '=', rota_id)
    .where(({ or, eb, val }) => or([eb('id', '=', solicitacao_id), sql<boolean>`${val(toda_rota)}::boolean`]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const aindaNaLoja = ({ status }: Parada) => STATUS_ANTES_DE_SAIR.some((antes) => antes === status);

/** Notes what is ready and was not noted before; gives those stops. */
async function anotar(em: Em, comercio_id: number, paradas: readonly Parada[]): Promise<Parada[]> {
  const novas: Parada[] = [];
  for (const parada of paradas) {
    const autor = { ator_tipo: 'comercio', ator_id: comercio_id } as const;
    if (await anotarMarco(em, { solicitacao_id: parada.id, tipo: 'pronto', ...autor })) novas.push(parada);
  }
  if (novas.length === 0) return novas;
  await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ pronto_em: sql<string>`instante_do_despacho()` })
    .where(
      'id',
      'in',
      novas.map(({ id }) => id),
    )
    .execute();
  return novas;
}

const foiAnotado = async (em: Em, solicitacao_id: number): Promise<boolean> =>
  (await em
    .getKysely()
    .selectFrom('marco')
    .select('tipo')
    .where('solicitacao_id', '=', solicitacao_id)
    .where('tipo', '=', 'pronto')
    .executeTakeFirst()) !== undefined;

/** Tells shop, courier and staff, and whoever looks at an offer of the route. */
async function avisarProntas(em: Em, novas: Parada[], rota_id: number): Promise<void> {
  await avisarStatus(em, novas);
  const olham = await em
    .getKysely()
    .selectFrom('oferta')
    .select('entregador_id')
    .where('rota_id', '=', rota_id)
    .where('resultado', 'is', null)
    .execute();
  for (const { entregador_id } of olham) await avisar(em, { tipo: 'oferta', entregador_id });
}

async function anunciar(em: Em, entrada: Entrada, rota_id: number, agora: string | null) {
  const paradas = await travar(em, entrada, rota_id);
  const esta = paradas.find(({ id }) => id === entrada.solicitacao_id);
  if (!esta) throw solicitacaoNaoEncontrada();
  const noBalcao = paradas.filter(aindaNaLoja);
  // the repeat answers as the first did, whatever came after it
  if (!noBalcao.includes(esta) && !(await foiAnotado(em, esta.id))) throw jaSaiu(esta.status);
  const novas = await anotar(em, entrada.comercio_id, noBalcao);
  if (novas.length > 0) {
    if (agora !== null) await adiantar(em, { rota_id, agora });
    await avisarProntas(em, novas, rota_id);
  }
  return { message: 'Pedido pronto!', solicitacao_ids: novas.map(({ id }) => id) };
}

/**
 * The shop says that a parcel is ready, or all of its route (decision record 0067). A held route is offered now when nothing of it is
 * missing; that alone takes the dispatch lock, and so does a whole route, whose rows a step of it locks too.
 */
export async function marcarPronto(em: Em, config: Config, entrada: Entrada) {
  const { id, retida } = await rotaDe(em, entrada);
  if (!retida && !entrada.toda_rota) return anunciar(em, entrada, id, null);
  return comDespacho(em, config, (agora) => anunciar(em, entrada, id, agora));
}
