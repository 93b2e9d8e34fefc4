import type { enviarFotoDoProblemaSchema } from '@corre/contract/problemas/contrato.ts';
import { FOTO_DO_PROBLEMA_HORAS } from '@corre/contract/problemas/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { bytesOfBase64, type PreparedPhoto, preparePhoto } from '../../base/pictures/prepare-photo.ts';
import { avisar } from '../../eventos/avisar.ts';
import type { Context } from '../../transport/trpc/context.ts';

type Envio = z.output<typeof enviarFotoDoProblemaSchema>;
type Alvo = Pick<Row<'problema'>, 'solicitacao_id' | 'entregador_id'> &
  Pick<Row<'solicitacao'>, 'comercio_id'> & { aberta: boolean };

/**
 * Returns the problem that gets a photo, for `FOTO_DO_PROBLEMA_HORAS` after its start. An answered problem still
 * accepts the photo, because an answer may be faster than a slow upload. Throws 403, 404 and 409.
 */
async function conferirAlvo(em: Em, problema_id: number, entregador_id: number, trava = sql``): Promise<Alvo> {
  const [alvo] = await rows(
    em,
    sql<Alvo>`
      select p.solicitacao_id, p.entregador_id, s.comercio_id,
             p.aberto_em > agora() - make_interval(hours => ${FOTO_DO_PROBLEMA_HORAS}) as aberta
        from problema p join solicitacao s on s.id = p.solicitacao_id where p.id = ${problema_id} ${trava}`,
  );
  if (!alvo) throw new BusinessError('PROBLEMA_NAO_ENCONTRADO');
  if (alvo.entregador_id !== entregador_id) throw new BusinessError('PROBLEMA_DE_OUTRO_ENTREGADOR');
  if (!alvo.aberta) throw new BusinessError('FOTO_DO_PROBLEMA_TARDE');
  return alvo;
}

/** Stores the one photo of a problem. A later photo replaces it. */
const gravar = (em: Em, { bytes, etag }: PreparedPhoto, problema_id: number) =>
  onlyRow(
    em,
    sql<Pick<Row<'foto_problema'>, 'registrada_em'>>`
      insert into foto_problema as f (problema_id, bytes, etag) values (${problema_id}, ${bytes}, ${etag})
      on conflict (problema_id) do update set bytes = excluded.bytes, etag = excluded.etag,
        registrada_em = case when f.etag = excluded.etag then f.registrada_em else excluded.registrada_em end
      returning registrada_em`,
  );

/**
 * Stores the courier's photo of a problem, re-encoded. A repeated upload of the same photo changes nothing (ADR 0025).
 * The photo is a call of its own after the problem, so that a slow upload does not delay the notice. Throws 400, 403,
 * 404, 409 and 429.
 */
export async function enviarFotoDoProblema(
  { em, deps }: Pick<Context, 'em' | 'deps'>,
  entregador_id: number,
  { problema_id, foto_base64 }: Envio,
): Promise<{ message: string; foto_em: string }> {
  await conferirAlvo(em, problema_id, entregador_id);
  const arquivo = bytesOfBase64(foto_base64);
  await deps.limits.enviarProva(`entregador:${entregador_id}`);
  const foto = await preparePhoto(deps.workshop, arquivo, 'prova');
  return em.transactional(async (tx) => {
    const { solicitacao_id, comercio_id } = await conferirAlvo(tx, problema_id, entregador_id, sql`for share of p`);
    const { registrada_em } = await gravar(tx, foto, problema_id);
    await avisar(tx, { tipo: 'solicitacao', assunto: 'problema', solicitacao_id, comercio_id, entregador_id });
    return { message: 'Foto enviada à loja e ao suporte!', foto_em: registrada_em };
  });
}
