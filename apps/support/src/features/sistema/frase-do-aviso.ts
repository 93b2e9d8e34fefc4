import type { NumerosDeAgora } from '@corre/contract/numeros/agora-contrato.ts';
import { RECUSAS_MINUTOS } from '@corre/contract/sistema/regras.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

/**
 * Returns what the first screen says of the database, or null while it works [sistema-preso]. An older server tells
 * nothing of it.
 */
export function fraseDoAviso(sistema: NumerosDeAgora['sistema'] | undefined): string | null {
  if (!sistema) return null;
  const { presas, recusas } = sistema;
  const recusadas = `${countOf(recusas, 'ação recusada', 'ações recusadas')} nos últimos ${RECUSAS_MINUTOS} minutos`;
  if (presas > 0) return recusas > 0 ? `O sistema está travado: ${recusadas}.` : 'Um programa está travando o sistema.';
  return recusas > 0 ? `O sistema travou: ${recusadas}.` : null;
}
