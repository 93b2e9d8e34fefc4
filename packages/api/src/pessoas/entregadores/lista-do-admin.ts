import type { EntregadorDoAdmin, SITUACOES } from '@corre/contract/entregadores/ficha-contrato.ts';
import { PRIMEIRAS_LINHAS } from '@corre/contract/solicitacoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import type { Vault } from '../../base/vault.ts';
import { listarEntregadores } from './listar-entregadores.ts';
import { mascararDocumentos } from './mascarar.ts';

type Situacao = (typeof SITUACOES)[number];

/** The specification's list, documents in the clear (§3, §7). The audit knows who took it before it leaves. */
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

/** The panel's list: the same rows, of whose documents only enough is left to recognise them. Reading one is `revelar`. */
export async function listaMascarada(em: Em, vault: Vault, situacao: Situacao): Promise<EntregadorDoAdmin[]> {
  return (await listarEntregadores(em, vault, situacao)).map(mascararDocumentos);
}

/** What the panel's list begins with: its first active couriers by name. */
export async function primeirosMascarados(em: Em, vault: Vault): Promise<EntregadorDoAdmin[]> {
  return (await listarEntregadores(em, vault, 'ativos', PRIMEIRAS_LINHAS)).map(mascararDocumentos);
}
