import type { Conta } from '@corre/api/acesso/conta.queries.ts';
import { openSession } from '@corre/api/acesso/sessoes/sessoes.ts';
import { hashPassword } from '@corre/api/base/password-hash.ts';
import type { Vault } from '@corre/api/base/vault.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { Client } from './client.ts';

/** The password of every account that a builder makes. */
export const TEST_PASSWORD = 'segredo1';
const passwordHash = hashPassword(TEST_PASSWORD);
let numero = 0;

/** An account of a test, signed in. */
export interface SignedIn {
  id: number;
  nome: string;
  cliente: Client;
}

/** Creates accounts directly in the database and signs them in, without the slow password hash of a login. */
export interface Builders {
  entregador(campos?: { nome_completo?: string; usuario?: string }): Promise<SignedIn>;
  comercio(nome?: string): Promise<SignedIn>;
  funcionario(user_type: TipoFuncionario): Promise<SignedIn>;
}

async function insertEntregador(em: Em, vault: Vault, nome_completo: string, usuario: string): Promise<number> {
  const { id } = await em
    .getKysely()
    .insertInto('entregador')
    .values({
      usuario,
      nome_completo,
      data_inicio: '2026-01-05',
      data_nascimento: '1995-03-10',
      cpf: vault.seal('52998224725'),
      cpf_indice: `indice-${usuario}`,
      rg: vault.seal('123456789'),
      estado_civil: 'solteiro',
      endereco: 'Rua Neo Alves Martins, 100',
      bairro: 'Zona 1',
      cep: '87013060',
      telefone_pessoal: '+5544998124076',
      pix_tipo_chave: 'email',
      pix_chave: vault.seal(`${usuario}@exemplo.com`),
      assinatura_planilha: nome_completo,
      senha_hash: await passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await em.getKysely().insertInto('fila_entregador').values({ entregador_id: id }).execute();
  return id;
}

async function insertComercio(em: Em, nome: string): Promise<number> {
  const { id } = await em
    .getKysely()
    .insertInto('comercio')
    .values({ nome, nome_chave: chaveDoNome(nome), senha_hash: await passwordHash, senha_inicial: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertFuncionario(em: Em, user_type: TipoFuncionario, usuario: string): Promise<number> {
  const { id } = await em
    .getKysely()
    .insertInto('funcionario')
    .values({ user_type, usuario, nome: usuario, senha_hash: await passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates builders for one database. `base` is the API's address for the accounts' clients. */
export function createBuilders(orm: Orm, vault: Vault, base: string): Builders {
  const signIn = async (conta: Conta, nome: string): Promise<SignedIn> => {
    const { token } = await openSession(orm.em.fork(), conta);
    return { id: conta.id, nome, cliente: new Client(base, `corre_sessao=${token}`) };
  };
  return {
    async entregador(campos = {}) {
      numero += 1;
      const nome = campos.nome_completo ?? `Entregador ${numero}`;
      const id = await insertEntregador(orm.em.fork(), vault, nome, campos.usuario ?? `entregador${numero}`);
      return signIn({ user_type: 'entregador', id }, nome);
    },
    async comercio(nome) {
      numero += 1;
      const chosen = nome ?? `Comércio ${numero}`;
      return signIn({ user_type: 'comercio', id: await insertComercio(orm.em.fork(), chosen) }, chosen);
    },
    async funcionario(user_type) {
      numero += 1;
      const nome = `${user_type}${numero}`;
      return signIn({ user_type, id: await insertFuncionario(orm.em.fork(), user_type, nome) }, nome);
    },
  };
}
