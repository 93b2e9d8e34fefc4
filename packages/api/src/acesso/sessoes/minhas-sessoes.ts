import type { encerrarDeSchema, SessaoAtual, SessaoListada } from '@corre/contract/sessao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { contas } from '../conta.queries.ts';
import { encerrarSessao, encerrarTodas, resumoDoToken } from './sessoes.ts';
import { sessoesDe, vivasDe } from './vivas-de-uma-conta.queries.ts';

/**
 * Returns what an app needs to know about its user when its own storage is empty (ADR 0027). `fator_pendente`: the
 * session may only enrol or give a second factor.
 */
export function sessaoAtual(
  { user_type, id, nome, senha_inicial }: Pick<Ator, 'user_type' | 'id' | 'nome' | 'senha_inicial'>,
  fator_pendente: boolean,
): SessaoAtual {
  const base = { user_type, user_id: id, nome, ...(fator_pendente && { fator_pendente }) };
  return user_type === 'comercio' ? { ...base, comercio_nome: nome, senha_inicial } : base;
}

type Pedido = Pick<Context, 'em' | 'cookies'> & { ator: Ator };

/** Returns the caller's sessions, newest first. `atual` marks the session of the request. */
export const minhasSessoes = (em: Em, ator: Ator): Promise<SessaoListada[]> => sessoesDe(em, ator, ator);

/** Ends one of the caller's sessions. Deletes the cookie if it is the session of the request. */
export async function encerrarUma({ em, ator, cookies }: Pedido, id: string): Promise<{ message: string }> {
  const minha = await vivasDe(em, ator).select('token_hash').where('id', '=', id).executeTakeFirst();
  if (!minha) throw new BusinessError('SESSAO_NAO_ENCONTRADA');
  await encerrarSessao(em, minha.token_hash);
  if (minha.token_hash.equals(ator.token_hash)) cookies.apagar();
  return { message: 'Sessão encerrada' };
}

/**
 * Ends all sessions of the caller, and all of this browser, whatever their kind of account ('Sair de todos os
 * aparelhos').
 */
export async function encerrarMinhas({ em, ator, cookies }: Pedido): Promise<{ message: string }> {
  await encerrarTodas(em, ator);
  for (const token of cookies.tokens) await encerrarSessao(em, resumoDoToken(token));
  cookies.apagarTodas();
  return { message: 'Você saiu de todos os aparelhos' };
}

/** Ends the session on the server and deletes the cookie [sair]. Succeeds also without a session. */
export async function sair({
  em,
  ator,
  sem_fator,
  cookies,
}: Pick<Context, 'em' | 'ator' | 'sem_fator' | 'cookies'>): Promise<{ message: string }> {
  const caller = ator ?? sem_fator;
  // One transaction, so that the session ends only together with the event that removes it from memory.
  if (caller) await em.transactional((tx) => encerrarSessao(tx, caller.token_hash));
  cookies.apagar();
  return { message: 'Sessão encerrada' };
}

const encerradas = (total: number): string => {
  if (total === 0) return 'Nenhuma sessão estava aberta';
  return total === 1 ? '1 sessão encerrada' : `${total} sessões encerradas`;
};

/** Ends the sessions of a courier or a shop, for example after a theft of a phone. Adds the act to the audit log. */
export async function encerrarDe(
  em: Em,
  ator: Autor,
  { user_type, id }: z.output<typeof encerrarDeSchema>,
): Promise<{ message: string }> {
  const conta = await contas(em)
    .select('id')
    .where('user_type', '=', user_type)
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (!conta) throw new BusinessError('CONTA_NAO_ENCONTRADA');
  const total = await encerrarTodas(em, { user_type, id });
  await auditar(em, ator, 'sessoes_encerradas', user_type, id, { total });
  return { message: encerradas(total) };
}
