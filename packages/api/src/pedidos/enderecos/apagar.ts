import type { dicaDoLugarSchema } from '@corre/contract/enderecos/contrato.ts';
import { chaveDoLugar } from '@corre/contract/enderecos/lugar.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';

/** Deletes one place from the shop's memory, with its hints. A new request to the place stores it again. Throws 404. */
export async function apagarEndereco(em: Em, comercio_id: number, endereco_id: number): Promise<{ message: string }> {
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('endereco_conhecido')
    .where('id', '=', endereco_id)
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new BusinessError('ENDERECO_NAO_LEMBRADO');
  return { message: 'Endereço apagado da memória' };
}

/** Deletes all places from the shop's memory. */
export async function apagarTodosOsEnderecos(em: Em, comercio_id: number): Promise<{ message: string }> {
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('endereco_conhecido')
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirstOrThrow();
  return { message: `${numDeletedRows} endereço(s) apagado(s) da memória` };
}

/** Deletes a hint from one of the shop's places. Throws 404. */
export async function apagarDicaDoComercio(em: Em, comercio_id: number, dica_id: number): Promise<{ message: string }> {
  const db = em.getKysely();
  const { numDeletedRows } = await db
    .deleteFrom('dica_do_lugar')
    .where('id', '=', dica_id)
    .where('endereco_id', 'in', db.selectFrom('endereco_conhecido').select('id').where('comercio_id', '=', comercio_id))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new BusinessError('DICA_NAO_ENCONTRADA');
  return { message: 'Dica apagada' };
}

/** Returns the hints for the place of a request, newest first, for support. */
export async function dicasDaSolicitacao(
  em: Em,
  solicitacao_id: number,
): Promise<z.output<typeof dicaDoLugarSchema>[]> {
  const db = em.getKysely();
  const solicitacao = await db
    .selectFrom('solicitacao')
    .select(['comercio_id', 'endereco'])
    .where('id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!solicitacao) return [];
  return db
    .selectFrom('dica_do_lugar as d')
    .innerJoin('endereco_conhecido as c', 'c.id', 'd.endereco_id')
    .select(['d.id', 'd.texto', 'd.escrita_em'])
    .where('c.comercio_id', '=', solicitacao.comercio_id)
    .where('c.chave', '=', chaveDoLugar(solicitacao.endereco))
    .orderBy('d.escrita_em', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}

/** Deletes any hint on behalf of support. The audit stores its author's id. Throws 404. */
export async function apagarDicaPeloSuporte(em: Em, autor: Autor, dica_id: number): Promise<{ message: string }> {
  const apagada = await em
    .getKysely()
    .deleteFrom('dica_do_lugar')
    .where('id', '=', dica_id)
    .returning('entregador_id')
    .executeTakeFirst();
  if (!apagada) throw new BusinessError('DICA_NAO_ENCONTRADA');
  await auditar(em, autor, 'dica_apagada', 'entregador', apagada.entregador_id, { dica_id });
  return { message: 'Dica apagada' };
}
