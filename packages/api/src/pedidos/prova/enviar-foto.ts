import type { enviarFotoDaProvaSchema } from '@corre/contract/prova/contrato.ts';
import { DEVOLUCAO_HORAS } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { bytesOfBase64, type PreparedPhoto, preparePhoto } from '../../base/pictures/prepare-photo.ts';
import { avisar } from '../../eventos/avisar.ts';
import type { Context } from '../../transport/trpc/context.ts';

type Envio = z.output<typeof enviarFotoDaProvaSchema>;
type Alvo = Pick<Row<'solicitacao'>, 'comercio_id' | 'entregador_id' | 'data_status'> & { aberta: boolean };

/**
 * Returns the delivery that gets a photo. It must be on its way to the customer, or finished less than
 * `DEVOLUCAO_HORAS` ago. Throws 403, 404 and 409.
 */
async function conferirAlvo(em: Em, solicitacao_id: number, entregador_id: number, trava = sql``): Promise<Alvo> {
  const [alvo] = await rows(
    em,
    sql<Alvo>`
      select comercio_id, entregador_id, data_status,
             status = 'em_entrega' or status = 'finalizada'
               and data_status > agora() - make_interval(hours => ${DEVOLUCAO_HORAS}) as aberta
        from solicitacao where id = ${solicitacao_id} ${trava}`,
  );
  if (!alvo) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (alvo.entregador_id !== entregador_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (!alvo.aberta) throw new BusinessError('FOTO_FORA_DE_HORA');
  return alvo;
}

/**
 * Stores the one photo of a delivery. A later photo replaces it. The time told by the phone is limited to the last day.
 */
const gravar = (em: Em, { bytes, etag }: PreparedPhoto, { solicitacao_id, feita_em }: Envio, entregador_id: number) =>
  onlyRow(
    em,
    sql<Pick<Row<'foto_prova'>, 'quando'>>`
      insert into foto_prova as f (solicitacao_id, entregador_id, bytes, etag, quando, registrada_em)
      select ${solicitacao_id}::int, ${entregador_id}::int, ${bytes}, ${etag}, least(i.agora, greatest(
               coalesce(${feita_em}::timestamptz, i.agora), i.agora - interval '1 day')), i.agora
        from (select agora() as agora offset 0) i
      on conflict (solicitacao_id) do update set entregador_id = excluded.entregador_id, bytes = excluded.bytes,
        etag = excluded.etag, registrada_em = excluded.registrada_em,
        quando = case when f.etag = excluded.etag then f.quando else excluded.quando end
      returning quando`,
  );

/**
 * Stores the courier's photo of a delivery that they hold, re-encoded. A repeated upload of the same photo changes
 * nothing. Throws 400, 403, 404, 409 and 429.
 */
export async function enviarFotoDaProva(
  { em, deps }: Pick<Context, 'em' | 'deps'>,
  entregador_id: number,
  envio: Envio,
): Promise<{ message: string; foto_em: string }> {
  const { solicitacao_id } = envio;
  await conferirAlvo(em, solicitacao_id, entregador_id);
  const arquivo = bytesOfBase64(envio.foto_base64);
  await deps.limits.enviarProva(`entregador:${entregador_id}`);
  const foto = await preparePhoto(deps.workshop, arquivo, 'prova');
  return em.transactional(async (tx) => {
    // The delivery may have another courier since, because decoding takes time.
    const { comercio_id } = await conferirAlvo(tx, solicitacao_id, entregador_id, sql`for share`);
    const { quando } = await gravar(tx, foto, envio, entregador_id);
    await avisar(tx, { tipo: 'solicitacao', solicitacao_id, comercio_id, entregador_id });
    return { message: 'Foto da entrega guardada!', foto_em: quando };
  });
}
