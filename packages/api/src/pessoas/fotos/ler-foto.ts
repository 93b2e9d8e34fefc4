import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Dono } from '@corre/contract/fotos/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { topSemana } from '../../dinheiro/relatorios/ranking.ts';

/**
 * Returns whether the caller may see an account's photo. Without a session only the couriers in the public ranking have
 * a photo. For all others the answer is no, whether the account exists or not (ADR 0028).
 */
export async function podeVerFoto(em: Em, atores: readonly Ator[], { user_type, user_id }: Dono): Promise<boolean> {
  // Anybody may know a shop's preset password, so its session counts as no session [senha-atual].
  if (atores.some(({ senha_inicial }) => !senha_inicial)) return true;
  if (user_type !== 'entregador') return false;
  const { top_entregadores } = await topSemana(em);
  return top_entregadores.some(({ id }) => String(id) === user_id);
}

/** The requested account: a name, or the id that the name may be as well. */
interface Quem {
  nome_chave: string;
  id: number | null;
}

/** The photo of an active courier. podeVerFoto checks the access before. */
const doEntregador = (db: Queries, given: Given<Quem>) =>
  db
    .selectFrom('foto')
    .where('entregador_id', '=', (sub) =>
      sub.selectFrom('entregador').select('id').where('id', '=', given('id')).where('ativo', '=', true),
    );

/** The photo of an active shop. A name takes precedence over an id, so that a shop called '7' shows its own photo. */
const doComercio = (db: Queries, given: Given<Quem>) =>
  db.selectFrom('foto').where('comercio_id', '=', (sub) =>
    sub
      .selectFrom('comercio')
      .select('id')
      .where('ativo', '=', true)
      .where((eb) => eb.or([eb('nome_chave', '=', given('nome_chave')), eb('id', '=', given('id'))]))
      .orderBy((eb) => eb('nome_chave', '=', given('nome_chave')), 'desc')
      .limit(1),
  );

/** Prepared once, because lists ask for hundreds of photos. */
const etags = {
  entregador: compiled((db, given: Given<Quem>) => doEntregador(db, given).select('etag')),
  comercio: compiled((db, given: Given<Quem>) => doComercio(db, given).select('etag')),
};
const arquivos = {
  entregador: compiled((db, given: Given<Quem>) => doEntregador(db, given).select('bytes')),
  comercio: compiled((db, given: Given<Quem>) => doComercio(db, given).select('bytes')),
};

/** Returns whether this kind of account has photos. */
export const temFotos = (user_type: Dono['user_type']) => user_type === 'entregador' || user_type === 'comercio';

const quemE = (user_id: string): Quem => ({
  nome_chave: chaveDoNome(user_id),
  id: /^[1-9]\d{0,8}$/.test(user_id) ? Number(user_id) : null,
});

/** Returns the photo's content hash, or null if there is none. */
export async function etagDaFoto(em: Em, { user_type, user_id }: Dono): Promise<string | null> {
  if (!temFotos(user_type)) return null;
  const [foto] = await etags[user_type](em, quemE(user_id));
  return foto?.etag ?? null;
}

/** Returns the stored WebP, or null if there is none. */
export async function bytesDaFoto(em: Em, { user_type, user_id }: Dono): Promise<Buffer | null> {
  if (!temFotos(user_type)) return null;
  const [foto] = await arquivos[user_type](em, quemE(user_id));
  return foto?.bytes ?? null;
}

interface Muitos {
  ids: number[];
  nomes: string[];
}

const entregadoresComFoto = compiled((db, given: Given<Pick<Muitos, 'ids'>>) =>
  db
    .selectFrom('foto as f')
    .innerJoin('entregador as e', 'e.id', 'f.entregador_id')
    .select('e.id')
    .where('e.ativo', '=', true)
    .where(sql<boolean>`e.id = any(${given('ids')}::int[])`),
);
const comerciosNomeados = compiled((db, given: Given<Muitos>) =>
  db
    .selectFrom('comercio as c')
    .leftJoin('foto as f', 'f.comercio_id', 'c.id')
    .select(['c.id', 'c.nome_chave', 'f.id as foto_id'])
    .where('c.ativo', '=', true)
    .where(sql<boolean>`(c.nome_chave = any(${given('nomes')}::text[]) or c.id = any(${given('ids')}::int[]))`),
);

/**
 * Returns a function that says whether an owner has a photo. It reads the couriers in one statement and the shops in
 * another.
 */
export async function quemTemFoto(em: Em, donos: readonly Dono[]): Promise<(dono: Dono) => boolean> {
  const contasDoTipo = (tipo: Dono['user_type']) =>
    donos.flatMap(({ user_type, user_id }) => (user_type === tipo ? [quemE(user_id)] : []));
  const ids = (quem: readonly Quem[]) => quem.flatMap(({ id }) => id ?? []);
  const [entregadores, lojas] = [contasDoTipo('entregador'), contasDoTipo('comercio')];
  const comFoto = entregadores.length > 0 ? await entregadoresComFoto(em, { ids: ids(entregadores) }) : [];
  const nomeadas =
    lojas.length > 0
      ? await comerciosNomeados(em, { ids: ids(lojas), nomes: lojas.map(({ nome_chave }) => nome_chave) })
      : [];
  return ({ user_type, user_id }) => {
    const { id, nome_chave } = quemE(user_id);
    if (user_type === 'entregador') return comFoto.some((um) => um.id === id);
    const loja = nomeadas.find((uma) => uma.nome_chave === nome_chave) ?? nomeadas.find((uma) => uma.id === id);
    return loja !== undefined && loja.foto_id !== null;
  };
}
