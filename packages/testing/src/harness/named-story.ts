import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { SignedIn } from './builders.ts';
import type { TestApi } from './test-api.ts';

/**
 * Inserts a finished request of the shop, its courier's accepted offer, and a row that the courier was passed over
 * once. Returns the request's id.
 */
async function insertPedido(em: Em, comercio_id: number, entregador_id: number): Promise<number> {
  const db = em.getKysely();
  const rota = await db
    .insertInto('rota')
    .values({ comercio_id, aguardando: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const oferta = await db
    .insertInto('oferta')
    .values({
      rota_id: rota.id,
      entregador_id,
      posicao_fila: 1,
      enviada_em: agora,
      entregar_ate: agora,
      expira_em: sql<string>`agora() + interval '15 s'`,
      respondida_em: agora,
      resultado: 'aceita',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pulo = { oferta_id: oferta.id, entregador_id, motivo: 'inalcancavel', quando: agora } as const;
  await db.insertInto('oferta_pulo').values(pulo).execute();
  const { id } = await db
    .insertInto('solicitacao')
    .values({
      rota_id: rota.id,
      comercio_id,
      entregador_id,
      endereco: 'Rua da Cliente, 7',
      observacao: 'Dona Zulmira',
      origem: 'manual',
      valor_estimado: 12.5,
      status: 'finalizada',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts the delivery of the request, a rating and a chat. */
async function insertEntrega(em: Em, solicitacao_id: number, comercio_id: number, entregador_id: number) {
  const db = em.getKysely();
  await db
    .insertInto('entrega')
    .values({
      comercio_id,
      entregador_id,
      solicitacao_id,
      quantidade: 1,
      valor: 12.5,
      endereco: 'Rua da Cliente, 7',
      tipo_pagamento: 'online',
      status: 'concluida',
      data: agora,
      data_entrega: agora,
    })
    .execute();
  await db
    .insertInto('avaliacao')
    .values({ solicitacao_id, comercio_id, entregador_id, nota: 5, comentario: 'Delma foi ótima' })
    .execute();
  const conversa = [
    { remetente_tipo: 'comercio', mensagem: 'Oi Delma Partida, já vem?' },
    { remetente_tipo: 'entregador', mensagem: 'Aqui é a Delma, chego já' },
  ] as const;
  await db
    .insertInto('mensagem')
    .values(
      conversa.map((dita, i) => ({
        ...dita,
        id: crypto.randomUUID(),
        solicitacao_id,
        sequencia: i + 1,
        data_envio: agora,
      })),
    )
    .execute();
}

/** Inserts a problem with its answer, and a question of the watchdog. */
async function insertProblema(em: Em, solicitacao_id: number, entregador_id: number): Promise<void> {
  const db = em.getKysely();
  const { id: problema_id } = await db
    .insertInto('problema')
    .values({
      solicitacao_id,
      entregador_id,
      motivo: 'endereco_errado',
      mensagem: 'Delma aqui: Dona Zulmira mudou',
      acao: 'novo_endereco',
      resposta: 'Delma, é a casa dos fundos',
      endereco_anterior: 'Rua da Cliente, 5',
      endereco_novo: 'Rua da Cliente, 7',
      respondido_por: 'comercio',
      respondido_por_id: 1,
      respondido_em: agora,
      encerrado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('foto_problema')
    .values({ problema_id, bytes: Buffer.from('xyz'), etag: 'xyz' })
    .execute();
  await db
    .insertInto('vigia')
    .values({
      solicitacao_id,
      entregador_id,
      tipo: 'no_caminho_demais',
      etapa: 'em_entrega',
      desde: agora,
      limite_segundos: 60,
      encerrada_em: agora,
      fim: 'etapa',
    })
    .execute();
}

/** Inserts a contested suspension of the courier, a photo and a shift. */
async function insertDoEntregador(em: Em, entregador_id: number): Promise<void> {
  const db = em.getKysely();
  const { id } = await db
    .insertInto('suspensao')
    .values({
      entregador_id,
      tipo_suspensao: 'manual',
      motivo_suspensao: 'Delma atrasou',
      duracao_horas: 1,
      data_suspensao: agora,
      data_expiracao_suspensao: sql<string>`agora() + interval '1 hour'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contestacao')
    .values({ suspensao_id: id, texto: 'Eu, Delma, discordo', resposta: 'Delma, fica assim', respondida_em: agora })
    .execute();
  await db
    .insertInto('foto')
    .values({ entregador_id, bytes: Buffer.from('abc'), etag: `e${entregador_id}` })
    .execute();
  await db.insertInto('turno').values({ entregador_id, inicio: agora, fim: agora }).execute();
}

/** Inserts a finished delivery with all related rows that name people: the customer, and a courier called Delma. */
export async function countHistoria({ orm }: TestApi, loja: SignedIn, courier: SignedIn): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const solicitacao_id = await insertPedido(em, loja.id, courier.id);
    await insertEntrega(em, solicitacao_id, loja.id, courier.id);
    await insertProblema(em, solicitacao_id, courier.id);
    await insertDoEntregador(em, courier.id);
  });
}
