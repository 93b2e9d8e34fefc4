import { abrirSessao, type Conta } from '@corre/api/acesso/sessoes/sessoes.ts';
import { cifrarSenha } from '@corre/api/base/password-hash.ts';
import type { Cofre } from '@corre/api/base/vault.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
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
  funcionario(user_type: 'admin' | 'suporte'): Promise<Conectado>;
}

async function inserirEntregador(em: Em, cofre: Cofre, nome_completo: string, usuario: string): Promise<number> {
  const { id } = await onlyRow(
    em,
    sql<{ id: number }>`
      insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco,
        bairro, cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
      values (${usuario}, ${nome_completo}, '2026-01-05', '1995-03-10', ${cofre.fechar('52998224725')}, ${`indice-${usuario}`},
        ${cofre.fechar('123456789')}, 'solteiro', 'Rua Neo Alves Martins, 100', 'Zona 1', '87013060', '+5544998124076', 'email',
        ${cofre.fechar(`${usuario}@exemplo.com`)}, ${nome_completo}, ${await senhaCifrada})
      returning id`,
  );
  await rows(em, sql`insert into fila_entregador (entregador_id) values (${id})`);
  return id;
}

const inserirComercio = async (em: Em, nome: string): Promise<number> => {
  const { id } = await onlyRow(
    em,
    sql<{ id: number }>`
      insert into comercio (nome, nome_chave, senha_hash, senha_inicial)
      values (${nome}, ${chaveDoNome(nome)}, ${await senhaCifrada}, false) returning id`,
  );
  return id;
};

const inserirFuncionario = async (em: Em, user_type: 'admin' | 'suporte', usuario: string): Promise<number> => {
  const { id } = await onlyRow(
    em,
    sql<{ id: number }>`
      insert into funcionario (user_type, usuario, nome, senha_hash)
      values (${user_type}, ${usuario}, ${usuario}, ${await senhaCifrada}) returning id`,
  );
  return id;
};

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
