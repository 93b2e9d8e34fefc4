import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../auditoria/auditar.ts';
import type { Cofre } from '../shared-server/cofre.ts';
import { ContaRecusada, OPERADOR } from './contas.ts';

/** What stands in the place of a text that a person wrote or that is about one. */
const APAGADO = '[apagado]';

/** The courier of that id, or the active one of that user name. */
async function acharEntregador(em: Em, quem: string): Promise<{ id: number; ativo: boolean }> {
  const id = /^\d{1,9}$/.test(quem) ? Number(quem) : null;
  const achado = await row(
    em,
    sql<{ id: number; ativo: boolean }>`
      select id, ativo from entregador where id = ${id}::int or (ativo and lower(usuario) = lower(${quem}))
       order by ativo desc limit 1`,
  );
  if (!achado) throw new ContaRecusada(`Não há entregador "${quem}".`);
  return achado;
}

/** Lists by name of what the platform keeps of a courier; each statement takes his id. */
const listas = (id: number) => ({
  entregas: sql<object>`
    select e.id, c.nome as comercio, e.quantidade, e.valor, e.valor_liquido, e.tipo_pagamento, e.status, e.data, e.data_entrega
      from entrega e join comercio c on c.id = e.comercio_id where e.entregador_id = ${id} order by e.id`,
  avaliacoes: sql<object>`select nota, comentario, data_avaliacao from avaliacao where entregador_id = ${id} order by id`,
  mensagens: sql<object>`
    select m.solicitacao_id, m.mensagem, m.data_envio from mensagem m join solicitacao s on s.id = m.solicitacao_id
     where s.entregador_id = ${id} and m.remetente_tipo = 'entregador' order by m.data_envio`,
  suspensoes: sql<object>`
    select s.tipo_suspensao, s.motivo_suspensao, s.data_suspensao, s.data_expiracao_suspensao, s.data_remocao,
           c.texto as contestacao, c.resposta
      from suspensao s left join contestacao c on c.suspensao_id = s.id where s.entregador_id = ${id} order by s.id`,
  ofertas: sql<object>`
    select enviada_em, vista_em, respondida_em, resultado from oferta where entregador_id = ${id} order by id`,
  turnos: sql<object>`select inicio, fim from turno where entregador_id = ${id} order by id`,
  avisos: sql<object>`select endpoint, criada_em from inscricao_push where entregador_id = ${id} order by id`,
  pagamentos: sql<object>`
    select semana_inicio::text, total_valor, total_taxa, total_liquido, pago_em from pagamento
     where entregador_id = ${id} order by semana_inicio`,
});

interface Cifrados {
  cpf: string;
  rg: string;
  pix_chave: string;
}

/** Everything the platform knows of one courier, in the clear, to be handed to that person (LGPD, right of access). */
export async function exportarDados(em: Em, cofre: Cofre, quem: string): Promise<Record<string, unknown>> {
  const { id } = await acharEntregador(em, quem);
  const ficha = await onlyRow(
    em,
    sql<Cifrados>`
      select id, usuario, nome_completo, data_inicio::text, data_nascimento::text, cpf, rg, estado_civil, endereco, bairro, cep,
             telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, ativo, aparece_no_ranking, consentimento_em,
             data_cadastro, removido_em, exists (select 1 from foto where entregador_id = ${id}) as tem_foto
        from entregador where id = ${id}`,
  );
  const dados: Record<string, unknown> = {
    ...ficha,
    cpf: cofre.abrir(ficha.cpf),
    rg: cofre.abrir(ficha.rg),
    pix_chave: cofre.abrir(ficha.pix_chave),
  };
  for (const [nome, consulta] of Object.entries(listas(id))) dados[nome] = await rows(em, consulta);
  await auditar(em, OPERADOR, 'dados_exportados', 'entregador', id);
  return dados;
}

/**
 * Takes a removed courier's person out of the data: what remains are deliveries, amounts and times of 'Entregador removido',
 * so that no total changes (LGPD, erasure; the amounts are kept as accounting). It cannot be undone.
 */
export async function anonimizar(em: Em, cofre: Cofre, quem: string): Promise<number> {
  const { id, ativo } = await acharEntregador(em, quem);
  if (ativo) throw new ContaRecusada('Remova o entregador no painel antes de anonimizar os dados dele.');
  const vazio = cofre.fechar('');
  await rows(
    em,
    sql`update entregador
           set usuario = ${`removido-${id}`}, nome_completo = ${`Entregador removido ${id}`}, data_nascimento = '1900-01-01',
               cpf = ${vazio}, cpf_indice = ${`removido-${id}`}, rg = ${vazio}, pix_chave = ${vazio}, estado_civil = 'solteiro',
               endereco = ${APAGADO}, bairro = ${APAGADO}, cep = ${APAGADO}, telefone_pessoal = ${APAGADO},
               assinatura_planilha = ${APAGADO}, senha_hash = ${APAGADO}, consentimento_em = null, aparece_no_ranking = false
         where id = ${id}`,
  );
  const textos = [
    sql`delete from foto where entregador_id = ${id}`,
    sql`update avaliacao set comentario = null where entregador_id = ${id}`,
    sql`update mensagem m set mensagem = ${APAGADO} from solicitacao s
         where s.id = m.solicitacao_id and s.entregador_id = ${id} and m.remetente_tipo = 'entregador'`,
    sql`update contestacao c set texto = ${APAGADO} from suspensao s where s.id = c.suspensao_id and s.entregador_id = ${id}`,
    sql`update suspensao set motivo_suspensao = ${APAGADO} where entregador_id = ${id}`,
  ];
  for (const texto of textos) await rows(em, texto);
  await auditar(em, OPERADOR, 'dados_anonimizados', 'entregador', id);
  return id;
}
