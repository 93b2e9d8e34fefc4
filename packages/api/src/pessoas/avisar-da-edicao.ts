import type { Em } from '@corre/db/orm.ts';
import type { Conta } from '../acesso/conta.queries.ts';
import { avisarAcesso } from '../acesso/fatores/avisos.ts';
import type { Ator } from '../base/ator.ts';
import { ehDono } from './conferir-dono.ts';
import { mudancaDoTelefone } from './mudanca-do-telefone.ts';

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
  if (campos.length === 0 || ehDono(ator, conta)) return;
  const aparelho = campos.map((campo) => NOMES[campo] ?? campo).join(', ');
  await avisarAcesso(em, conta, { tipo: 'cadastro_mudado', aparelho });
}

/** The number before and after an edit; null for none. */
interface Telefones {
  antes: string | null;
  depois: string | null;
}

/**
 * Tells the account's other sessions that its owner changed the telephone, by the last four digits
 * [aviso-de-acesso]. The administrator's edit is told by `avisarDaEdicao`.
 */
export async function avisarDoTelefone(em: Em, ator: Ator, conta: Conta, { antes, depois }: Telefones): Promise<void> {
  if (antes === depois || !ehDono(ator, conta)) return;
  const aparelho = mudancaDoTelefone(antes, depois);
  await avisarAcesso(em, conta, { tipo: 'telefone_mudado', aparelho, token_hash: ator.token_hash });
}
