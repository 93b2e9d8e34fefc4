import { normalizeCpf, normalizePix } from '@corre/contract/documentos.ts';
import type { TipoChavePix } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { contasDasSemanas } from '../fechamento/contas.queries.ts';
import { arquivosSemResposta, prepararPagamentos } from '../fechamento/preparar.ts';

/** A courier whose frozen payout goes into the file. */
export interface Recebedor {
  pagamento_id: number;
  entregador_id: number;
  nome_completo: string;
  cpf: string;
  pix_tipo_chave: TipoChavePix;
  pix_chave: string;
  /** in reais */
  valor: number;
}

interface Pessoa {
  id: number;
  nome_completo: string;
  cpf: string;
  pix_tipo_chave: TipoChavePix;
  pix_chave: string;
}

const pessoas = (em: Em, ids: readonly number[]): Promise<Pessoa[]> =>
  rows(
    em,
    sql<Pessoa>`select id, nome_completo, cpf, pix_tipo_chave, pix_chave from entregador where id = any(${ids}::int[])`,
  );

const NOMES_NO_AVISO = 5;

/** Returns at most `NOMES_NO_AVISO` names: 'Ana, Bia e mais 3'. */
function listarNomes(nomes: readonly string[]): string {
  const resto = nomes.length - NOMES_NO_AVISO;
  return resto <= 0 ? nomes.join(', ') : `${nomes.slice(0, NOMES_NO_AVISO).join(', ')} e mais ${resto}`;
}

/**
 * Characters of a key that fit the bank's file: printable ASCII. An e-mail key with an accent is valid, but no file can
 * carry it.
 */
const ESCREVIVEL = /^[\x21-\x7e]+$/;

/** Returns the normalized key, or null if it is invalid or does not fit the file. */
function chaveDe(vault: Vault, { pix_tipo_chave, pix_chave }: Pessoa): string | null {
  const chave = normalizePix(pix_tipo_chave, vault.open(pix_chave));
  return chave !== null && ESCREVIVEL.test(chave) ? chave : null;
}

/** Names of couriers by the reason why they cannot be in the file. */
type Recusas = Map<string, string[]>;

const recusar = (recusas: Recusas, razao: string, nome: string) => {
  recusas.set(razao, [...(recusas.get(razao) ?? []), nome]);
  return null;
};

/**
 * Freezes the payouts of these couriers and returns the receivers for the file, in the given order. Takes the week's
 * lock. One courier who cannot be paid makes the whole call fail with 409. The message names each such courier and the
 * reason: paid, in an open file, no valid key or CPF, nothing to receive.
 */
export async function quemRecebe(
  em: Em,
  vault: Vault,
  ator: Ator,
  { semana_inicio, entregador_ids }: { semana_inicio: string; entregador_ids: readonly number[] },
): Promise<Recebedor[]> {
  const pagamentos = await prepararPagamentos(em, ator, semana_inicio, entregador_ids);
  const pagamentoDe = new Map(pagamentos.map((pagamento) => [pagamento.entregador_id, pagamento]));
  const contas = new Map(
    (await rows(em, contasDasSemanas([semana_inicio], { entregadores: entregador_ids }))).map((conta) => [
      conta.entregador_id,
      conta,
    ]),
  );
  const lotesVivos = await arquivosSemResposta(
    em,
    pagamentos.map(({ id }) => id),
  );
  const por_id = new Map((await pessoas(em, entregador_ids)).map((pessoa) => [pessoa.id, pessoa]));
  const recusas: Recusas = new Map();

  const recebedor = (entregador_id: number): Recebedor | null => {
    const pessoa = por_id.get(entregador_id);
    if (!pessoa) return recusar(recusas, 'não encontrados', `#${entregador_id}`);
    const nome = pessoa.nome_completo;
    const pagamento = pagamentoDe.get(entregador_id);
    if (!pagamento) return recusar(recusas, 'nada a receber', nome);
    if (contas.get(entregador_id)?.estado === 'paga') return recusar(recusas, 'já pagos', nome);
    const nsa = lotesVivos.get(pagamento.id);
    if (nsa !== undefined) return recusar(recusas, `já no arquivo nº ${nsa}`, nome);
    const pix_chave = chaveDe(vault, pessoa);
    if (pix_chave === null) return recusar(recusas, 'sem chave PIX válida', nome);
    const cpf = normalizeCpf(vault.open(pessoa.cpf));
    if (cpf === null) return recusar(recusas, 'sem CPF válido', nome);
    const { pix_tipo_chave } = pessoa;
    const valor = pagamento.total_liquido;
    return { pagamento_id: pagamento.id, entregador_id, nome_completo: nome, cpf, pix_tipo_chave, pix_chave, valor };
  };

  const recebedores = entregador_ids.flatMap((id) => recebedor(id) ?? []);
  if (recusas.size === 0) return recebedores;
  const razoes = [...recusas].map(([razao, nomes]) => `${razao}: ${listarNomes(nomes)}`);
  throw new BusinessError('FORA_DO_LOTE', {
    frase: `Nenhum lote foi feito. Tire da lista ou corrija – ${razoes.join('; ')}.`,
  });
}
