import type { Conta } from '@corre/api/acesso/conta.queries.ts';
import { abrirSessao } from '@corre/api/acesso/sessoes/sessoes.ts';
import { cifrarSenha } from '@corre/api/base/password-hash.ts';
import type { Cofre } from '@corre/api/base/vault.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { Cliente } from './client.ts';

/** The password of every account a builder makes. */
export const SENHA_DE_TESTE = 'segredo1';
const senhaCifrada = cifrarSenha(SENHA_DE_TESTE);
let numero = 0;

/** An account of a test, signed in. */
export interface Conectado {
  id: number;
  nome: string;
  cliente: Cliente;
}

/** Makes accounts straight in the database and signs them in without the login's hashing. */
export interface Construtores {
  entregador(campos?: { nome_completo?: string; usuario?: string }): Promise<Conectado>;
  comercio(nome?: string): Promise<Conectado>;
  funcionario(user_type: TipoFuncionario): Promise<Conectado>;
}

async function inserirEntregador(em: Em, cofre: Cofre, nome_completo: string, usuario: string): Promise<number> {
  const { id } = await em
    .getKysely()
    .insertInto('entregador')
    .values({
      usuario,
      nome_completo,
      data_inicio: '2026-01-05',
      data_nascimento: '1995-03-10',
      cpf: cofre.fechar('52998224725'),
      cpf_indice: `indice-${usuario}`,
      rg: cofre.fechar('123456789'),
      estado_civil: 'solteiro',
      endereco: 'Rua Neo Alves Martins, 100',
      bairro: 'Zona 1',
      cep: '87013060',
      telefone_pessoal: '+5544998124076',
      pix_tipo_chave: 'email',
      pix_chave: cofre.fechar(`${usuario}@exemplo.com`),
      assinatura_planilha: nome_completo,
      senha_hash: await senhaCifrada,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await em.getKysely().insertInto('fila_entregador').values({ entregador_id: id }).execute();
  return id;
}

async function inserirComercio(em: Em, nome: string): Promise<number> {
  const { id } = await em
    .getKysely()
    .insertInto('comercio')
    .values({ nome, nome_chave: chaveDoNome(nome), senha_hash: await senhaCifrada, senha_inicial: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function inserirFuncionario(em: Em, user_type: TipoFuncionario, usuario: string): Promise<number> {
  const { id } = await em
    .getKysely()
    .insertInto('funcionario')
    .values({ user_type, usuario, nome: usuario, senha_hash: await senhaCifrada })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Builders over one database; `base` is the address of the API its clients talk to. */
export function criarConstrutores(orm: Orm, cofre: Cofre, base: string): Construtores {
  const conectar = async (conta: Conta, nome: string): Promise<Conectado> => {
    const { token } = await abrirSessao(orm.em.fork(), conta);
    return { id: conta.id, nome, cliente: new Cliente(base, `corre_sessao=${token}`) };
  };
  return {
    async entregador(campos = {}) {
      numero += 1;
      const nome = campos.nome_completo ?? `Entregador ${numero}`;
      const id = await inserirEntregador(orm.em.fork(), cofre, nome, campos.usuario ?? `entregador${numero}`);
      return conectar({ user_type: 'entregador', id }, nome);
    },
    async comercio(nome) {
      numero += 1;
      const escolhido = nome ?? `Comércio ${numero}`;
      return conectar({ user_type: 'comercio', id: await inserirComercio(orm.em.fork(), escolhido) }, escolhido);
    },
    async funcionario(user_type) {
      numero += 1;
      const nome = `${user_type}${numero}`;
      return conectar({ user_type, id: await inserirFuncionario(orm.em.fork(), user_type, nome) }, nome);
    },
  };
}
