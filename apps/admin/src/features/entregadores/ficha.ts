import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { addDays, isoDay } from '@corre/ui/domain/format/dates.ts';
import { formatCpf } from '@corre/ui/domain/format/documents.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

export type SituacaoDoCadastro = 'ativos' | 'removidos';

type Chave = Pick<EntregadorDoAdmin, 'pix_tipo_chave' | 'pix_chave'>;

export const ESTADO_CIVIL = {
  solteiro: 'Solteiro(a)',
  casado: 'Casado(a)',
  divorciado: 'Divorciado(a)',
  viuvo: 'Viúvo(a)',
} as const;

/** Returns the PIX key in the format of its type. */
export function chaveLegivel({ pix_tipo_chave, pix_chave }: Chave): string {
  if (pix_tipo_chave === 'cpf') return formatCpf(pix_chave);
  return pix_tipo_chave === 'telefone' ? formatPhone(pix_chave) : pix_chave;
}

/** Returns the Monday of the instant's week in São Paulo, as 'aaaa-mm-dd'. */
export function segundaDe(agora: number): string {
  const hoje = isoDay(agora);
  const diaDaSemana = new Date(`${hoje}T12:00:00Z`).getUTCDay();
  return addDays(hoje, -((diaDaSemana + 6) % 7));
}

/** Returns '58 ativos · 3 chegaram nesta semana'. Removed couriers do not count. */
export function resumoDoCadastro(
  todos: readonly Pick<EntregadorDoAdmin, 'data_cadastro' | 'ativo'>[],
  agora: number,
): string {
  const lista = todos.filter(({ ativo }) => ativo);
  const segunda = segundaDe(agora);
  const novos = lista.filter(({ data_cadastro }) => isoDay(data_cadastro) >= segunda).length;
  const total = countOf(lista.length, 'ativo', 'ativos');
  if (novos === 0) return total;
  return `${total} · ${countOf(novos, 'chegou', 'chegaram')} nesta semana`;
}
