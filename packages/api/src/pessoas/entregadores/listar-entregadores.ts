import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { BUSCA_MIN, type entregadorEncontradoSchema } from '@corre/contract/entregadores/contrato.ts';
import type {
  dadosReveladosSchema,
  EntregadorDoAdmin,
  SITUACOES,
} from '@corre/contract/entregadores/ficha-contrato.ts';
import { PRIMEIRAS_LINHAS } from '@corre/contract/solicitacoes/regras.ts';
import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type Expression, porNome, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { withoutAccents } from '../../base/without-accents.ts';
import { entregadoresComTrabalho } from './entregador.queries.ts';
import { mascararDocumentos } from './mascarar.ts';

/**
 * Returns the couriers with all their data, by name [cadastros]. `limite` limits the rows. Documents and PIX keys are
 * decrypted here, so the caller must mask them or audit the access. Indexes `entregador_por_nome`,
 * `solicitacao_aberta_do_entregador`, `suspensao_ativa_unica`.
 */
async function listarEntregadores(
  em: Em,
  vault: Vault,
  situacao: (typeof SITUACOES)[number],
  limite: number | null = null,
): Promise<EntregadorDoAdmin[]> {
  const achados = await entregadoresComTrabalho(em.getKysely())
    .select(['e.data_nascimento', 'e.cpf', 'e.rg', 'e.estado_civil', 'e.endereco', 'e.bairro', 'e.cep'])
    .select(['e.pix_tipo_chave', 'e.pix_chave'])
    .select(({ eb, fn, lit }) =>
      fn.coalesce(eb('f.suspenso_ate', '>', agora).$castTo<boolean>(), lit(false)).as('suspenso'),
    )
    .$if(situacao !== 'todos', (q) => q.where('e.ativo', '=', situacao === 'ativos'))
    .orderBy(porNome('e.nome_completo'))
    .orderBy('e.id')
    .$if(limite !== null, (q) => q.limit(Number(limite)))
    .execute();
  return achados.map((entregador) => ({
    ...entregador,
    cpf: vault.open(entregador.cpf),
    rg: vault.open(entregador.rg),
    pix_chave: vault.open(entregador.pix_chave),
  }));
}

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

type DadosRevelados = z.output<typeof dadosReveladosSchema>;

/** Returns a courier's documents and PIX key in clear text. The access is audited before the answer. Throws 404. */
export async function revelarDados(em: Em, vault: Vault, ator: Autor, entregador_id: number): Promise<DadosRevelados> {
  const cifrados = await em.findOne(Entregador, { id: entregador_id }, { fields: ['cpf', 'rg', 'pix_chave'] });
  if (!cifrados) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  await auditar(em, ator, 'dados_revelados', 'entregador', entregador_id);
  return {
    cpf: vault.open(cifrados.cpf),
    rg: vault.open(cifrados.rg),
    pix_chave: vault.open(cifrados.pix_chave),
  };
}

/** Maximum of results of one search. */
const RESULTADOS_MAX = 20;

/** SQL: position of a text in another, counted from 1. 0 if it does not occur. */
const lugarDe = (texto: string, onde: Expression<string>) => sql<number>`position(${texto} in ${onde})`;

/**
 * Finds active couriers whose name or user name contains the text, without case and accents. Names that start with it
 * come first. A text shorter than `BUSCA_MIN` finds nothing. It reads all active
 * couriers, a few hundred, but not their history.
 */
export async function buscarEntregadores(em: Em, q: string): Promise<z.output<typeof entregadorEncontradoSchema>[]> {
  const texto = chaveDoNome(q).replace(/^@/, '');
  if (texto.length < BUSCA_MIN) return [];
  const chave = withoutAccents(sql<string>`nome_completo`);
  return em
    .getKysely()
    .selectFrom('entregador')
    .select(['id', 'nome_completo as nome', 'usuario', 'telefone_pessoal as telefone'])
    .where('ativo', '=', true)
    .where((eb) => eb.or([eb(lugarDe(texto, chave), '>', 0), eb(lugarDe(texto, sql<string>`lower(usuario)`), '>', 0)]))
    .orderBy((eb) => eb(lugarDe(texto, chave), '<>', 1))
    .orderBy(porNome('nome_completo'))
    .orderBy('id')
    .limit(RESULTADOS_MAX)
    .execute();
}
