import type { Em } from '@corre/db/orm.ts';
import type { Conta } from '../acesso/conta.queries.ts';
import { avisarAcesso } from '../acesso/fatores/avisos.ts';
import type { Ator } from '../base/ator.ts';

/** The names of the fields for the person whose data changed. */
const NOMES: Partial<Record<string, string>> = {
  telefone_pessoal: 'Telefone',
  telefone: 'Telefone',
  veiculo: 'Veículo',
  endereco_retirada: 'Endereço de retirada',
  link_loja: 'Link do mapa',
  razao_social: 'Razão social',
  documento: 'CNPJ ou CPF',
};

/** Tells an account's sessions which of its data somebody else changed. Does nothing for the account's own edit. */
export async function avisarDaEdicao(em: Em, ator: Ator, conta: Conta, campos: readonly string[]): Promise<void> {
  if (campos.length === 0 || (ator.user_type === conta.user_type && ator.id === conta.id)) return;
  const aparelho = campos.map((campo) => NOMES[campo] ?? campo).join(', ');
  await avisarAcesso(em, conta, { tipo: 'cadastro_mudado', aparelho });
}
