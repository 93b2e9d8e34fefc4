import { wordsOf } from '@corre/contract/enderecos/chave.ts';
import { ENDERECOS_POR_VEZ, type listaDeEnderecosSchema } from '@corre/contract/enderecos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { z } from 'zod';

type Lista = z.output<typeof listaDeEnderecosSchema>;

/** Hints of these places, newest first. Index `dica_do_lugar_recente`. */
const dicasDe = (em: Em, ids: readonly number[]) =>
  em
    .getKysely()
    .selectFrom('dica_do_lugar')
    .select(['id', 'endereco_id', 'texto', 'escrita_em'])
    .where('endereco_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('escrita_em', 'desc')
    .orderBy('id', 'desc')
    .execute();

/**
 * Returns one page of a shop's memory, newest first, with the hints of its couriers. Index
 * `endereco_conhecido_recente`.
 */
export async function listarEnderecos(em: Em, comercio_id: number, q: string, pagina: number): Promise<Lista> {
  const achados = em
    .getKysely()
    .selectFrom('endereco_conhecido')
    .where('comercio_id', '=', comercio_id)
    .where(({ and, ref }) => and(wordsOf(q).map((palavra) => sql<boolean>`${ref('busca')} like ${`% ${palavra}%`}`)));
  const { total } = await achados.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const enderecos = await achados
    .select(['id', 'endereco', 'observacao', 'link_localizacao', 'valor_estimado', 'usos', 'usado_em'])
    .orderBy('usado_em', 'desc')
    .orderBy('id', 'desc')
    .offset((pagina - 1) * ENDERECOS_POR_VEZ)
    .limit(ENDERECOS_POR_VEZ)
    .execute();
  const dicas = await dicasDe(
    em,
    enderecos.map(({ id }) => id),
  );
  return {
    total,
    enderecos: enderecos.map((endereco) => ({
      ...endereco,
      dicas: dicas
        .filter(({ endereco_id }) => endereco_id === endereco.id)
        .map(({ id, texto, escrita_em }) => ({ id, texto, escrita_em })),
    })),
  };
}
