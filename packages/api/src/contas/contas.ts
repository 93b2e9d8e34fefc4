import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { UserType } from '@corre/db/vocabulario.ts';
import { auditar } from '../auditoria/auditar.ts';
import { chaveDoNome } from '../comercios/regras.ts';
import { recusaDeSenha } from '../senhas/regras.ts';
import { cifrarSenha } from '../sessao/senha.ts';
import { type Conta, encerrarTodas } from '../sessao/sessoes.ts';
import { SENHA_INICIAL_COMERCIO, SENHA_MAX, SENHA_MIN } from '../shared/constantes.ts';

/** What the command refuses; the message is Portuguese and is printed as it stands. */
export class ContaRecusada extends Error {}

export type TipoDeFuncionario = 'admin' | 'suporte';

/** Who acts: whoever has the server's command line. */
export const OPERADOR = { user_type: 'sistema', id: null };

export interface NovaConta {
  user_type: TipoDeFuncionario;
  usuario: string;
  nome: string;
  senha: string;
}

function conferirSenhaNova(senha: string, user_type: UserType, usuario: string): void {
  if (senha.trim() === '' || senha.length < SENHA_MIN || senha.length > SENHA_MAX) {
    throw new ContaRecusada(`A senha deve ter de ${SENHA_MIN} a ${SENHA_MAX} caracteres.`);
  }
  const recusa = user_type === 'admin' || user_type === 'suporte' ? recusaDeSenha(senha, usuario) : null;
  if (recusa) throw new ContaRecusada(recusa);
}

/** Creates a staff account. Its user name is also no courier's: a login without a type tries both. */
export async function criarFuncionario(em: Em, { user_type, usuario, nome, senha }: NovaConta): Promise<void> {
  if (!/^[a-z0-9._-]{3,30}$/i.test(usuario)) {
    throw new ContaRecusada('O usuário deve ter de 3 a 30 letras sem acento, números, ponto, hífen ou _.');
  }
  if (nome.trim() === '') throw new ContaRecusada('Informe o nome com --nome.');
  conferirSenhaNova(senha, user_type, usuario);
  const emUso = await row(
    em,
    sql`select 1 from entregador where lower(usuario) = lower(${usuario}) and ativo
        union all select 1 from funcionario where lower(usuario) = lower(${usuario})`,
  );
  if (emUso) throw new ContaRecusada(`O usuário "${usuario}" já está em uso.`);
  const nova = await row(
    em,
    sql<{ id: number }>`
      insert into funcionario (user_type, usuario, nome, senha_hash)
      values (${user_type}, ${usuario.toLowerCase()}, ${nome.trim()}, ${await cifrarSenha(senha)}) returning id`,
  );
  await auditar(em, OPERADOR, 'conta_criada', 'funcionario', nova?.id ?? null, { user_type });
}

async function acharConta(em: Em, user_type: UserType, usuario: string): Promise<Conta> {
  const porTipo = {
    entregador: sql<{ id: number }>`select id from entregador where lower(usuario) = lower(${usuario}) and ativo`,
    comercio: sql<{ id: number }>`select id from comercio where nome_chave = ${chaveDoNome(usuario)} and ativo`,
    admin: sql<{
      id: number;
    }>`select id from funcionario where user_type = 'admin' and lower(usuario) = lower(${usuario})`,
    suporte: sql<{
      id: number;
    }>`select id from funcionario where user_type = 'suporte' and lower(usuario) = lower(${usuario})`,
  };
  const conta = await row(em, porTipo[user_type]);
  if (!conta) throw new ContaRecusada(`Não há conta ${user_type} "${usuario}".`);
  return { user_type, id: conta.id };
}

async function gravarSenha(em: Em, { user_type, id }: Conta, senha: string): Promise<void> {
  const senha_hash = await cifrarSenha(senha);
  if (user_type === 'entregador') {
    await rows(em, sql`update entregador set senha_hash = ${senha_hash} where id = ${id}`);
  } else if (user_type === 'comercio') {
    const inicial = senha === SENHA_INICIAL_COMERCIO;
    await rows(em, sql`update comercio set senha_hash = ${senha_hash}, senha_inicial = ${inicial} where id = ${id}`);
  } else {
    await rows(em, sql`update funcionario set senha_hash = ${senha_hash}, ativo = true where id = ${id}`);
  }
}

/** Gives any account a new password and ends its sessions. Returns how many sessions ended. */
export async function redefinirSenha(em: Em, user_type: UserType, usuario: string, senha: string): Promise<number> {
  conferirSenhaNova(senha, user_type, usuario);
  const conta = await acharConta(em, user_type, usuario);
  await gravarSenha(em, conta, senha);
  const alvo = user_type === 'entregador' || user_type === 'comercio' ? user_type : 'funcionario';
  await auditar(em, OPERADOR, 'senha_redefinida', alvo, conta.id, { user_type });
  return encerrarTodas(em, conta);
}

/** One line of the listing: staff first, then shops, then couriers. */
export interface ContaListada {
  id: number;
  user_type: UserType;
  usuario: string;
  nome: string;
  ativo: boolean;
}

export const listarContas = (em: Em): Promise<ContaListada[]> =>
  rows(
    em,
    sql<ContaListada>`
      select id, user_type, usuario, nome, ativo from (
        select 1 as ordem, id, user_type, usuario, nome, ativo from funcionario
        union all select 2, id, 'comercio', nome, nome, ativo from comercio
        union all select 3, id, 'entregador', usuario, nome_completo, ativo from entregador) contas
       order by ordem, user_type, lower(usuario), id`,
  );
