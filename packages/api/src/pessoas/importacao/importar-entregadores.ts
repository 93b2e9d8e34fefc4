import { normalizePix } from '@corre/contract/documentos.ts';
import type { FichaDaPlanilha } from '@corre/contract/entregadores/contrato.ts';
import { errorDetail } from '@corre/contract/erros/list.ts';
import type { FalhaDaLinha, Importar } from '@corre/contract/importacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { contas } from '../../acesso/conta.queries.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { acessoDosImportados } from './acesso-inicial.ts';
import { emUso, type Lida, repetidas, valoresDe } from './falhas.ts';
import { lerEntregadores } from './ler-linhas.ts';

type Lidas = readonly Lida<FichaDaPlanilha>[];

/**
 * Takes the locks of the user names and then of the CPFs, as a registration does (`conferirUnicidade`). All imports take
 * them in one order.
 */
async function travar(em: Em, usuarios: readonly string[], cpf_indices: readonly string[]): Promise<void> {
  for (const [tipo, valores] of [
    ['usuario', usuarios],
    ['cpf', cpf_indices],
  ] as const)
    await rows(
      em,
      sql`select pg_advisory_xact_lock(hashtextextended(${`corre.cadastro.${tipo}:`} || valor, 0))
            from (select valor from unnest(${[...valores]}::text[]) valor order by valor) v`,
    );
}

async function usuariosEmUso(em: Em, usuarios: readonly string[]): Promise<Set<string>> {
  const donos = await contas(em)
    .select('login')
    .where('login', '=', sql<string>`any(${[...usuarios]}::text[])`)
    .where('user_type', '<>', 'comercio')
    .where('login_em_uso', '=', true)
    .execute();
  return new Set(donos.map(({ login }) => login));
}

async function cpfsEmUso(em: Em, indices: readonly string[]): Promise<Set<string>> {
  const donos = await em
    .getKysely()
    .selectFrom('entregador')
    .select('cpf_indice')
    .where('cpf_indice', '=', sql<string>`any(${[...indices]}::text[])`)
    .where((eb) => eb.or([eb('ativo', '=', true), eb('aprovacao', '=', 'pendente')]))
    .execute();
  return new Set(donos.map(({ cpf_indice }) => cpf_indice));
}

/** Returns the rows and the faults of all of them: fields, duplicates within the sheet, and names and CPFs in use. */
export async function conferirEntregadores(em: Em, vault: Vault, pedido: Importar) {
  const { lidas, falhas, todas } = await lerEntregadores(pedido);
  const usuarios = valoresDe(todas, 'usuario');
  const indices = new Map(valoresDe(todas, 'cpf').map((cpf) => [vault.index(cpf), cpf]));
  if (!pedido.so_conferir) await travar(em, usuarios, [...indices.keys()]);
  const tomados = await usuariosEmUso(em, usuarios);
  const cpfs = new Set([...(await cpfsEmUso(em, [...indices.keys()]))].map((indice) => indices.get(indice) ?? ''));
  const unicas: FalhaDaLinha[] = [
    ...repetidas(todas, 'usuario'),
    ...repetidas(todas, 'cpf'),
    ...emUso(todas, 'usuario', tomados, errorDetail('USUARIO_EM_USO', undefined)),
    ...emUso(todas, 'cpf', cpfs, 'Já existe um entregador com este CPF'),
  ];
  return { lidas, falhas: [...falhas, ...unicas] };
}

/** Inserts the couriers with their places in the queue. They may work at once. Throws 409 if a CPF was taken meanwhile. */
export async function gravarEntregadores(em: Em, vault: Vault, lidas: Lidas): Promise<number[]> {
  const acesso = await acessoDosImportados();
  const db = em.getKysely();
  const novos = await db
    .insertInto('entregador')
    .values(
      lidas.map(({ ficha: { cpf, rg, pix_chave, veiculo = 'moto_mochila', ...ficha } }) => ({
        ...ficha,
        ...acesso,
        // Nobody has asked the person yet.
        aparece_no_ranking: false,
        veiculo,
        cpf_indice: vault.index(cpf),
        cpf: vault.seal(cpf),
        rg: vault.seal(rg),
        pix_chave: vault.seal(normalizePix(ficha.pix_tipo_chave, pix_chave) ?? pix_chave),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (novos.length !== lidas.length) throw new BusinessError('IMPORTACAO_MUDOU');
  const ids = novos.map(({ id }) => id);
  await db
    .insertInto('fila_entregador')
    .values(ids.map((entregador_id) => ({ entregador_id })))
    .execute();
  return ids;
}
