import { SENHA_MAX, SENHA_MIN } from '@corre/contract/constants.ts';
import { ehUsuarioDaEquipe, USUARIO_DA_EQUIPE } from '@corre/contract/equipe/contrato.ts';
import { isPersonName, NOME_INVALIDO, tidyName } from '@corre/contract/names.ts';
import type { TipoFuncionario, UserType } from '@corre/contract/vocabulario.ts';
import { Funcionario } from '@corre/db/funcionarios/funcionario.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, contas } from '../conta.queries.ts';
import { gravarSenha, senhaPronta } from '../senhas/gravar-senha.ts';
import { recusaDeSenha } from '../senhas/regras.ts';
import { encerrarTodas } from '../sessoes/sessoes.ts';
import { acharPessoa, ContaRecusada } from './achar-pessoa.ts';
import { inserirFuncionario } from './inserir-funcionario.ts';

/** The author of acts from the server's command line. */
export const OPERADOR = { user_type: 'sistema', id: null };

export interface NovaConta {
  user_type: TipoFuncionario;
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

/** Creates a staff account with a password, for the operator. */
export async function criarFuncionario(em: Em, { user_type, usuario, nome, senha }: NovaConta): Promise<void> {
  if (!ehUsuarioDaEquipe(usuario)) throw new ContaRecusada(USUARIO_DA_EQUIPE);
  if (nome.trim() === '') throw new ContaRecusada('Informe o nome com --nome.');
  if (!isPersonName(tidyName(nome))) throw new ContaRecusada(`${NOME_INVALIDO}.`);
  conferirSenhaNova(senha, user_type, usuario);
  const senha_hash = await hashPassword(senha);
  await inserirFuncionario(em, OPERADOR, {
    user_type,
    usuario: usuario.toLowerCase(),
    nome: tidyName(nome),
    senha_hash,
  });
}

/**
 * Sets a new password for any account and ends its sessions.
 * `reaberta` is true if it was an ended staff account, which this reopens. Accounts that were removed in a panel stay
 * removed.
 */
export async function redefinirSenha(
  em: Em,
  user_type: UserType,
  usuario: string,
  senha: string,
): Promise<{ encerradas: number; reaberta: boolean }> {
  conferirSenhaNova(senha, user_type, usuario);
  const conta = await acharPessoa(em, user_type, usuario);
  if (conta.aprovacao !== null) {
    throw new ContaRecusada(`O cadastro "${usuario}" ainda não foi aprovado no painel do administrador.`);
  }
  if (!conta.ativo && ACCOUNT_TABLES[user_type] !== 'funcionario') {
    throw new ContaRecusada(`A conta ${user_type} "${usuario}" foi removida no painel.`);
  }
  await gravarSenha(em, conta, await senhaPronta(senha));
  // An ended staff account is reopened: the only way back for an administrator.
  if (!conta.ativo) await em.nativeUpdate(Funcionario, { id: conta.id }, { ativo: true, encerrado_em: null });
  await auditar(em, OPERADOR, 'senha_redefinida', ACCOUNT_TABLES[user_type], conta.id, { user_type });
  return { encerradas: await encerrarTodas(em, conta), reaberta: !conta.ativo };
}

/** Selects all accounts: staff first, then shops, then couriers. */
export const listarContas = (em: Em) =>
  contas(em)
    .select(['id', 'user_type', 'usuario', 'nome', 'ativo', 'aprovacao'])
    .orderBy((eb) => eb.case('user_type').when('entregador').then(2).when('comercio').then(1).else(0).end())
    .orderBy('user_type')
    .orderBy((eb) => eb.fn('lower', ['usuario']))
    .orderBy('id')
    .execute();
