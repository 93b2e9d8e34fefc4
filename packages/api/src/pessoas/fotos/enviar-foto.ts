import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { enviarFotoSchema } from '@corre/contract/fotos/contrato.ts';
import { FOTO_ENVIADA } from '@corre/contract/fotos/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { bytesOfBase64, type PreparedPhoto, preparePhoto } from '../../base/pictures/prepare-photo.ts';
import { avisar } from '../../eventos/avisar.ts';
import type { Context } from '../../transport/trpc/context.ts';

type Envio = z.output<typeof enviarFotoSchema>;

/** Throws 403 if the payload names another account than the session's (docs/security.md, upload). */
function conferirDono(ator: Ator, { user_id, user_type }: Envio): void {
  if (user_type && user_type !== ator.user_type) throw new BusinessError('FOTO_DE_OUTRA_CONTA');
  if (user_id === null || user_id === undefined || String(user_id) === String(ator.id)) return;
  const ehSeuNome = ator.user_type === 'comercio' && chaveDoNome(String(user_id)) === chaveDoNome(ator.nome);
  if (!ehSeuNome) throw new BusinessError('FOTO_DE_OUTRA_CONTA');
}

/** Stores an account's photo and replaces the earlier one. */
export async function guardarFoto(
  em: Em,
  { user_type, id }: Pick<Ator, 'user_type' | 'id'>,
  foto: PreparedPhoto,
): Promise<void> {
  const coluna = user_type === 'entregador' ? 'entregador_id' : 'comercio_id';
  await em
    .getKysely()
    .insertInto('foto')
    .values({ entregador_id: null, comercio_id: null, [coluna]: id, ...foto })
    .onConflict((conflict) => conflict.column(coluna).doUpdateSet({ ...foto, atualizada_em: agora }))
    .execute();
}

/** Stores a courier's or shop's new profile photo [foto]. Throws 400, 403 and 429. */
export async function enviarFoto(
  { em, deps }: Pick<Context, 'em' | 'deps'>,
  ator: Ator,
  envio: Envio,
): Promise<{ message: string }> {
  conferirDono(ator, envio);
  const arquivo = bytesOfBase64(envio.foto_base64);
  await deps.limits.enviarFoto(`${ator.user_type}:${ator.id}`);
  const foto = await preparePhoto(deps.workshop, arquivo, 'retrato');
  await em.transactional(async (tx) => {
    await guardarFoto(tx, ator, foto);
    const dono = ator.user_type === 'entregador' ? { entregador_id: ator.id } : { comercio_id: ator.id };
    await avisar(tx, { tipo: 'cadastro', ...dono });
  });
  return { message: FOTO_ENVIADA };
}
