import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Cofre } from '../../base/vault.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { TABELAS } from '../sessoes/account-tables.ts';
import { encerrarTodas, idsDe } from '../sessoes/sessoes.ts';
import type { Pessoa } from './achar-pessoa.ts';
import { ContaRecusada } from './erros.ts';

/** What stands in the place of a text that a person wrote or that is about one. */
export const APAGADO = '[apagado]';

type Consulta = ReturnType<typeof sql<object>>;

/** Answers kept for retries that hold one of these messages: whoever writes to somebody calls them by any name. */
const respostasDoChat = (mensagens: Consulta): Consulta => sql`
  update idempotencia set resposta = jsonb_set(resposta, '{mensagem}', to_jsonb(${APAGADO}::text))
   where operacao in ('chat.enviarDoEntregador', 'chat.enviarDoComercio') and resposta ->> 'id' in (${mensagens})`;

/** The user name of an anonymised account; the retention job knows by it whom it has done. */
export const usuarioApagado = (id: number) => `removido-${id}`;

const doEntregador = (id: number, vazio: string): Consulta[] => [
  sql`update entregador
         set usuario = ${usuarioApagado(id)}, nome_completo = ${`Entregador removido ${id}`}, data_nascimento = '1900-01-01',
             cpf = ${vazio}, cpf_indice = ${usuarioApagado(id)}, rg = ${vazio}, pix_chave = ${vazio}, estado_civil = 'solteiro',
             endereco = ${APAGADO}, bairro = ${APAGADO}, cep = ${APAGADO}, telefone_pessoal = ${APAGADO},
             assinatura_planilha = ${APAGADO}, senha_hash = ${APAGADO}, consentimento_em = null, aparece_no_ranking = false
       where id = ${id}`,
  sql`delete from foto where entregador_id = ${id}`,
  sql`update avaliacao set comentario = null where entregador_id = ${id}`,
  // both sides: who writes to somebody writes their name
  sql`update mensagem set mensagem = ${APAGADO} where entregador_id = ${id}`,
  respostasDoChat(sql`select id::text from mensagem where entregador_id = ${id}`),
  sql`update intervencao set motivo = ${APAGADO} where de_entregador_id = ${id} or para_entregador_id = ${id}`,
  sql`update contestacao c set texto = ${APAGADO}, resposta = case when c.resposta is not null then ${APAGADO} end
        from suspensao s where s.id = c.suspensao_id and s.entregador_id = ${id}`,
  sql`update suspensao set motivo_suspensao = ${APAGADO} where entregador_id = ${id}`,
  sql`update fila_entregador set motivo_offline = null where entregador_id = ${id}`,
];

const doComercio = (id: number): Consulta[] => [
  sql`update comercio
         set nome = ${`Comércio removido ${id}`}, nome_chave = ${usuarioApagado(id)}, senha_hash = ${APAGADO},
             endereco_retirada = null, link_loja = null
       where id = ${id}`,
  sql`delete from foto where comercio_id = ${id}`,
  sql`update avaliacao set comentario = null where comercio_id = ${id}`,
  sql`update mensagem m set mensagem = ${APAGADO} from solicitacao s
       where s.id = m.solicitacao_id and s.comercio_id = ${id}`,
  respostasDoChat(sql`
    select m.id::text from mensagem m join solicitacao s on s.id = m.solicitacao_id where s.comercio_id = ${id}`),
  sql`update intervencao i set motivo = ${APAGADO} from solicitacao s where s.id = i.solicitacao_id and s.comercio_id = ${id}`,
  sql`update solicitacao set endereco = ${APAGADO}, observacao = null, link_localizacao = null where comercio_id = ${id}`,
  sql`update entrega set endereco = ${APAGADO} where comercio_id = ${id} and endereco is not null`,
];

const doFuncionario = (id: number): Consulta[] => [
  sql`update funcionario set usuario = ${usuarioApagado(id)}, nome = ${`Conta removida ${id}`}, senha_hash = ${APAGADO}
       where id = ${id}`,
];

/** Answers kept for retries: their own go, and in others' their name does. */
const emRespostas = ({ user_type, id, nome }: Pessoa): Consulta[] => {
  const citado = JSON.stringify(nome).slice(1, -1);
  return [
    sql`delete from idempotencia where ator = ${`${user_type}:${id}`}`,
    sql`update idempotencia set resposta = replace(resposta::text, ${citado}, ${APAGADO})::jsonb
         where strpos(resposta::text, ${citado}) > 0`,
  ];
};

/** Whoever is still there, or has a parcel on the road, is not taken out of the data. */
async function conferirSaida(em: Em, { user_type, id, ativo }: Pessoa): Promise<void> {
  if (ativo && user_type === 'entregador') {
    throw new ContaRecusada('Remova o entregador no painel antes de anonimizar os dados dele.');
  }
  if (ativo && user_type === 'comercio') {
    throw new ContaRecusada('Exclua o comércio no painel antes de anonimizar os dados dele.');
  }
  if (ativo) throw new ContaRecusada('Encerre a conta (encerrar) antes de anonimizar os dados dela.');
  if (user_type !== 'comercio') return;
  const aberta = await row(
    em,
    sql`select 1 from solicitacao
         where comercio_id = ${id} and status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega') limit 1`,
  );
  if (aberta) throw new ContaRecusada('Há entregas deste comércio na rua. Espere até que terminem.');
}

/** Where it was signed in, and from which browsers. */
async function esquecerConta(em: Em, pessoa: Pessoa): Promise<void> {
  const { entregador_id, comercio_id, funcionario_id } = idsDe(pessoa);
  await encerrarTodas(em, pessoa);
  await rows(
    em,
    sql`delete from navegador_conhecido
         where entregador_id = ${entregador_id} or comercio_id = ${comercio_id} or funcionario_id = ${funcionario_id}`,
  );
}

const consultasDe = ({ user_type, id }: Pessoa, cofre: Cofre): Consulta[] => {
  if (user_type === 'entregador') return doEntregador(id, cofre.fechar(''));
  return user_type === 'comercio' ? doComercio(id) : doFuncionario(id);
};

/**
 * Takes somebody who left out of the data: what remains are deliveries, amounts and times of 'Entregador removido', so that
 * no total changes (LGPD, erasure; the amounts are kept as accounting). In the caller's transaction; it cannot be undone.
 */
export async function anonimizar(em: Em, cofre: Cofre, autor: Autor, pessoa: Pessoa): Promise<void> {
  await conferirSaida(em, pessoa);
  for (const consulta of [...consultasDe(pessoa, cofre), ...emRespostas(pessoa)]) await rows(em, consulta);
  await esquecerConta(em, pessoa);
  await auditar(em, autor, 'dados_anonimizados', TABELAS[pessoa.user_type], pessoa.id);
}
