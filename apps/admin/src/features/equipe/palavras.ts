import type { Funcionario } from '@corre/contract/equipe/contrato.ts';
import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import { formatAgo, formatDate, formatWhen } from '@corre/ui/domain/format/dates.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

export const TIPOS: Record<TipoFuncionario, string> = { admin: 'Administrador', suporte: 'Suporte' };

/** Says in one line where an account stands: its end, or its devices and its open link. */
export function estadoDe({ ativo, encerrado_em, link_ate, sessoes, usada_em }: Funcionario, now: number): string {
  if (!ativo) return encerrado_em === null ? 'Desativada' : `Desativada em ${formatDate(encerrado_em)}`;
  const onde = sessoes === 0 ? 'Sem sessão aberta' : countOf(sessoes, 'aparelho', 'aparelhos');
  return [
    onde,
    sessoes > 0 && usada_em !== null && `último uso ${formatAgo(usada_em, now)}`,
    link_ate !== null && `link para nova senha até ${formatWhen(link_ate, now)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
