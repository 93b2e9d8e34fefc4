import type { SessaoAtual } from '@corre/contract/sessao/contrato.ts';
import type { Ator } from '../../base/ator.ts';

/** Returns what an app needs to know about its user when its own storage is empty (ADR 0004). */
export function sessaoAtual({ user_type, id, nome, senha_inicial }: Ator): SessaoAtual {
  const base = { user_type, user_id: id, nome };
  return user_type === 'comercio' ? { ...base, comercio_nome: nome, senha_inicial } : base;
}
