import { LOCALIZACAO_VALE_SEGUNDOS, type Lugar } from '@corre/contract/localizacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';

/**
 * Stores where a courier is [localizacao]. Locks a carried request and then the courier, in the order of a delivery's
 * end, so that no position outlives the end or the agreement. Throws 409 without an agreement or a carried parcel.
 */
export async function guardarLocalizacao(
  em: Em,
  { entregador_id, latitude, longitude, precisao }: Lugar & { entregador_id: number },
): Promise<void> {
  const [carregada] = await rows(
    em,
    sql<{ id: number }>`
      select s.id from solicitacao s
       where s.entregador_id = ${entregador_id} and s.status = 'em_entrega' and not exists (
         select from marco m where m.solicitacao_id = s.id and m.tipo in ('entregue', 'devolvido'))
       order by s.id limit 1 for share of s`,
  );
  const [quem] = await rows(
    em,
    sql<{ compartilha_localizacao: boolean }>`
      select compartilha_localizacao from entregador where id = ${entregador_id} for share`,
  );
  if (!quem?.compartilha_localizacao) throw new BusinessError('LOCALIZACAO_NAO_COMPARTILHADA');
  if (!carregada) throw new BusinessError('NADA_NA_MAO');
  await sql`
    insert into localizacao (entregador_id, latitude, longitude, precisao, medida_em)
    values (${entregador_id}, ${latitude}, ${longitude}, round(${precisao}::numeric)::int, agora())
    on conflict (entregador_id) do update
    set latitude = excluded.latitude, longitude = excluded.longitude, precisao = excluded.precisao,
        medida_em = excluded.medida_em`.execute(em.getKysely());
}

/** Returns where the courier of a carried request is. Returns null without a position of the last two minutes. */
export async function localizacaoDoPedido(
  em: Em,
  { solicitacao_id, comercio_id }: { solicitacao_id: number; comercio_id: number },
): Promise<(Lugar & { medida_em: string }) | null> {
  const [row] = await rows(
    em,
    sql<{ visivel: boolean } & Lugar & { medida_em: string }>`
      select l.latitude, l.longitude, l.precisao, l.medida_em,
             l.medida_em > agora() - make_interval(secs => ${LOCALIZACAO_VALE_SEGUNDOS})
               and s.id in (select carregadas_por(s.entregador_id)) as visivel
        from solicitacao s left join localizacao l on l.entregador_id = s.entregador_id
       where s.id = ${solicitacao_id} and s.comercio_id = ${comercio_id}`,
  );
  if (!row) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  const { visivel, ...localizacao } = row;
  return visivel ? localizacao : null;
}

/** Deletes positions that a closed panel left behind. Index `localizacao_antiga`. Returns their number. */
export async function esquecerLocalizacoes(em: Em, lote: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from localizacao where entregador_id = any (array(
      select entregador_id from localizacao
       where medida_em < (select agora() - interval '5 minutes') order by medida_em limit ${sql.lit(lote)}))`.execute(
    em.getKysely(),
  );
  return Number(numAffectedRows);
}
