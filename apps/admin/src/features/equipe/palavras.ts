import type { Funcionario } from '@corre/contract/equipe/contrato.ts';
import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import { formatAgo, formatDate, formatTime } from '@corre/ui/domain/format/dates.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

export const TIPOS: Record<TipoFuncionario, string> = { admin: 'Administrador', suporte: 'Suporte' };

/** Says in one line where an account stands: its link, its devices, or its end. */
export function estadoDe({ ativo, encerrado_em, link_ate, sessoes, usada_em }: Funcionario, now: number): string {
  if (!ativo) return encerrado_em === null ? 'Desativada' : `Desativada em ${formatDate(encerrado_em)}`;
  if (link_ate !== null) return `Espera a senha: o link vale até as ${formatTime(link_ate)}`;
  if (sessoes === 0) return 'Sem sessão aberta';
  const onde = countOf(sessoes, 'aparelho', 'aparelhos');
  return usada_em === null ? onde : `${onde} · último uso ${formatAgo(usada_em, now)}`;
}
