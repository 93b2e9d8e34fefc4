import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, COLUNAS } from '../conta.queries.ts';
import { apagarFatores } from '../fatores/remover-fator.ts';
import { encerrarTodas } from '../sessoes/sessoes.ts';
import { ContaRecusada, type Pessoa } from './achar-pessoa.ts';
import { APAGADO, usuarioApagado } from './apagado.ts';
import { apagarComercio } from './apagar-comercio.ts';
import { apagarEntregador } from './apagar-entregador.ts';

function apagarFuncionario(em: Em, id: number): Statement[] {
  const nomes = { usuario: usuarioApagado(id), nome: `Conta removida ${id}` };
  const db = em.getKysely();
  return [
    db
      .updateTable('funcionario')
      .set({ ...nomes, senha_hash: APAGADO })
      .where('id', '=', id),
  ];
}

/** Deletes the stored answers of the account and of its API keys, and erases its name in other accounts' answers. */
function emRespostas(em: Em, { user_type, id, nome }: Pessoa): Statement[] {
  const db = em.getKysely();
  const dono = `${user_type}:${id}`;
  const citado = JSON.stringify(nome).slice(1, -1);
  return [
    db.deleteFrom('idempotencia').where(({ eb, or }) => or([eb('ator', '=', dono), eb('ator', 'like', `${dono}:%`)])),
    db
      .updateTable('idempotencia')
      .set({ resposta: sql`replace(resposta::text, ${citado}, ${APAGADO})::jsonb` })
      .where(sql<number>`strpos(resposta::text, ${citado})`, '>', 0),
  ];
}

/** Throws for an account that is still active, and for a shop with open deliveries. */
async function conferirSaida(em: Em, { user_type, id, ativo }: Pessoa): Promise<void> {
  if (ativo && user_type === 'entregador') {
    throw new ContaRecusada('Remova o entregador no painel antes de anonimizar os dados dele.');
  }
  if (ativo && user_type === 'comercio') {
    throw new ContaRecusada('Exclua o comércio no painel antes de anonimizar os dados dele.');
  }
  if (ativo) throw new ContaRecusada('Encerre a conta (encerrar) antes de anonimizar os dados dela.');
  if (user_type !== 'comercio') return;
  const aberta = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('comercio_id', '=', id)
    .where('status', 'in', STATUS_ABERTO)
    .limit(1)
    .executeTakeFirst();
  if (aberta) throw new ContaRecusada('Há entregas deste comércio na rua. Espere até que terminem.');
}

/** Deletes the account's sessions, factors, notices, one-time links and known browsers. */
async function esquecerConta(em: Em, pessoa: Pessoa): Promise<void> {
  await encerrarTodas(em, pessoa);
  await apagarFatores(em, pessoa);
  for (const tabela of ['navegador_conhecido', 'link_de_acesso'] as const)
    await em.getKysely().deleteFrom(tabela).where(COLUNAS[pessoa.user_type], '=', pessoa.id).execute();
}

const statementsFor = (em: Em, { user_type, id }: Pessoa, vault: Vault): Statement[] => {
  if (user_type === 'entregador') return apagarEntregador(em, id, vault.seal(''));
  return user_type === 'comercio' ? apagarComercio(em, id) : apagarFuncionario(em, id);
};

/**
 * Erases the personal data of somebody who left (LGPD, erasure). Deliveries, amounts and times of 'Entregador removido'
 * remain for accounting, so no total changes.
 * It runs in the caller's transaction and cannot be undone.
 */
export async function anonimizar(em: Em, vault: Vault, autor: Autor, pessoa: Pessoa): Promise<void> {
  await conferirSaida(em, pessoa);
  for (const statement of [...statementsFor(em, pessoa, vault), ...emRespostas(em, pessoa)]) await statement.execute();
  await esquecerConta(em, pessoa);
  await auditar(em, autor, 'dados_anonimizados', ACCOUNT_TABLES[pessoa.user_type], pessoa.id);
}
