import type { EntregadorDoAdmin, SITUACOES } from '@corre/contract/entregadores/ficha-contrato.ts';
import { PRIMEIRAS_LINHAS } from '@corre/contract/solicitacoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import type { Vault } from '../../base/vault.ts';
import { listarEntregadores } from './listar-entregadores.ts';
import { mascararDocumentos } from './mascarar.ts';

type Situacao = (typeof SITUACOES)[number];

/**
 * Returns the couriers with documents in clear text, as the REST address promises. The access is audited before the
 * answer.
 */
export async function listaInteira(
  em: Em,
  vault: Vault,
  ator: Autor,
  situacao: Situacao,
): Promise<EntregadorDoAdmin[]> {
  const lista = await listarEntregadores(em, vault, situacao);
  await auditar(em, ator, 'dados_listados', 'entregador', null, { situacao, total: lista.length });
  return lista;
}

/** Returns the couriers with masked documents, for the panel. `revelar` returns one courier's documents. */
export async function listaMascarada(em: Em, vault: Vault, situacao: Situacao): Promise<EntregadorDoAdmin[]> {
  return (await listarEntregadores(em, vault, situacao)).map(mascararDocumentos);
}

/** Returns the first active couriers by name with masked documents, for the first view of the panel. */
export async function primeirosMascarados(em: Em, vault: Vault): Promise<EntregadorDoAdmin[]> {
  return (await listarEntregadores(em, vault, 'ativos', PRIMEIRAS_LINHAS)).map(mascararDocumentos);
}
