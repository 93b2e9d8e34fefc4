import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import { conferirSenha } from '../../base/password-hash.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { auditar } from '../auditoria/auditar.ts';
import { TABELAS } from './account-tables.ts';
import { credenciaisInvalidas } from './erros.ts';
import { lembrarNavegador, navegadorConhecido } from './navegadores.ts';
import { abrirSessao, type Conta, encerrarAntigas, encerrarSessao, resumoDoToken } from './sessoes.ts';

/** The part of a request that signing in needs. */
export type Pedido = Pick<Context, 'em' | 'deps' | 'cookies' | 'ip' | 'aparelho' | 'request_id'>;

/** An account that a login may open. */
export interface Candidata extends Conta {
  nome: string;
  senha_hash: string;
  /** a shop's, while it still has the preset password */
  senha_inicial?: boolean;
}

/** What was asked for: `user_type` as it counts for the limits and the audit; one slot per type of account that is tried. */
export interface Entrada {
  user_type: string;
  usuario: string;
  senha: string;
  candidatas: (em: Em) => Promise<(Candidata | null)[]>;
}

async function recusar({ em, request_id }: Pedido, entrada: Entrada, tentadas: (Candidata | null)[]) {
  const alvo = tentadas.find((conta) => conta !== null);
  const detalhes = { user_type: entrada.user_type, request_id };
  await auditar(em, null, 'login_recusado', alvo ? TABELAS[alvo.user_type] : null, alvo?.id ?? null, detalhes);
  return credenciaisInvalidas();
}

/**
 * Whether the account is still active under the password that was just verified. The share lock makes a password change
 * or a removal at the same moment wait for this login's session, which it then ends, or this login see that it is too late.
 */
async function aindaVale(tx: Em, { user_type, id, senha_hash }: Candidata): Promise<boolean> {
  const tabela = sql.table(TABELAS[user_type]);
  const vale = sql`select 1 from ${tabela} where id = ${id} and ativo and senha_hash = ${senha_hash} for share`;
  return (await row(tx, vale)) !== null;
}

/**
 * Signs in the first account whose password is right. Every slot costs one verification, whether an account stands in it
 * or not. No transaction is open while passwords are hashed. A session that this browser already had ends,
 * as do all of the account's but the newest.
 */
export async function iniciarSessao(pedido: Pedido, entrada: Entrada): Promise<Candidata> {
  const { em, deps, cookies, ip } = pedido;
  const tentadas = await entrada.candidatas(em);
  const conhecido = await navegadorConhecido(em, cookies.navegador, tentadas);
  const navegador = conhecido ? cookies.navegador : null;
  const tentativa = { user_type: entrada.user_type, usuario: entrada.usuario, ip, navegador };
  await deps.limites.antesDoLogin(tentativa);
  const conferem = await Promise.all(tentadas.map((conta) => conferirSenha(conta?.senha_hash ?? null, entrada.senha)));
  const conta = tentadas.find((_, i) => conferem[i]) ?? null;
  if (!conta) throw await recusar(pedido, entrada, tentadas);
  const anterior = cookies.token;
  const sessao = await em.transactional(async (tx) => {
    if (!(await aindaVale(tx, conta))) return null;
    if (anterior) await encerrarSessao(tx, resumoDoToken(anterior));
    const aberta = await abrirSessao(tx, conta, pedido.aparelho);
    await encerrarAntigas(tx, conta);
    return { ...aberta, navegador: await lembrarNavegador(tx, cookies.navegador, conta) };
  });
  if (!sessao) throw await recusar(pedido, entrada, [conta]);
  await deps.limites.aposLogin(tentativa);
  cookies.gravar(sessao.token, sessao.maxAgeSegundos);
  cookies.gravarNavegador(sessao.navegador);
  return conta;
}
