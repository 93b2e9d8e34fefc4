import type { Pronto } from '@corre/contract/solicitacoes/atos-contrato.ts';
import { STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { avisar } from '../../eventos/avisar.ts';

export type Aviso = Pronto & { comercio_id: number };
export type Parada = Pick<Row<'solicitacao'>, 'id' | 'comercio_id' | 'entregador_id' | 'status'> & {
  /** has the milestone `pronto` */
  pronta: boolean;
};

const aindaNaLoja = ({ status }: Parada) => STATUS_ANTES_DE_SAIR.some((antes) => antes === status);

/**
 * Locks the named stop, or all stops of its route. Returns the named stop and the locked stops that are still at the
 * shop.
 */
export async function travarParadas(em: Em, { solicitacao_id, toda_rota }: Aviso, rota_id: number) {
  const paradas: Parada[] = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .select(['s.id', 's.comercio_id', 's.entregador_id', 's.status'])
    .select(
      sql<boolean>`exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo = 'pronto')`.as('pronta'),
    )
    .where('s.rota_id', '=', rota_id)
    .where(({ or, eb, val }) => or([eb('s.id', '=', solicitacao_id), sql<boolean>`${val(toda_rota)}::boolean`]))
    .orderBy('s.id')
    .forNoKeyUpdate('s')
    .execute();
  const esta = paradas.find(({ id }) => id === solicitacao_id);
  if (!esta) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return { esta, noBalcao: paradas.filter(aindaNaLoja), saiu: !aindaNaLoja(esta) };
}

/** Notifies shop, courier and staff of changed stops, and the courier who has an offer of the route. */
export async function avisarMudadas(em: Em, mudadas: Parada[], rota_id: number): Promise<void> {
  await avisarStatus(em, mudadas);
  const olham = await em
    .getKysely()
    .selectFrom('oferta')
    .select('entregador_id')
    .where('rota_id', '=', rota_id)
    .where('resultado', 'is', null)
    .execute();
  for (const { entregador_id } of olham) await avisar(em, { tipo: 'oferta', entregador_id });
}
