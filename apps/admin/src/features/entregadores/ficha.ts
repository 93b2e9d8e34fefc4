import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { withMask } from '@corre/contract/mascaras.ts';
import { addDays, isoDay } from '@corre/ui/domain/format/dates.ts';
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

/** Formats 11 digits as '123.456.789-09'. Returns any other value unchanged. */
export const formatCpf = (cpf: string) => withMask('cpf', cpf);

/** Formats 8 digits as '87033-290'. Returns any other value unchanged. */
export const formatCep = (cep: string) => withMask('cep', cep);

/** Returns the PIX key in the format of its type. */
export function chaveLegivel({ pix_tipo_chave, pix_chave }: Chave): string {
  if (pix_tipo_chave === 'cpf') return formatCpf(pix_chave);
  return pix_tipo_chave === 'telefone' ? formatPhone(pix_chave) : pix_chave;
}

/** Returns the Monday of the instant's week in São Paulo, as 'aaaa-mm-dd'. */
export function segundaDe(now: number): string {
  const today = isoDay(now);
  const diaDaSemana = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addDays(today, -((diaDaSemana + 6) % 7));
}

/** Returns '58 ativos · 3 chegaram nesta semana'. Removed couriers do not count. */
export function resumoDoCadastro(
  all: readonly Pick<EntregadorDoAdmin, 'data_cadastro' | 'ativo'>[],
  now: number,
): string {
  const list = all.filter(({ ativo }) => ativo);
  const segunda = segundaDe(now);
  const novos = list.filter(({ data_cadastro }) => isoDay(data_cadastro) >= segunda).length;
  const total = countOf(list.length, 'ativo', 'ativos');
  if (novos === 0) return total;
  return `${total} · ${countOf(novos, 'chegou', 'chegaram')} nesta semana`;
}
