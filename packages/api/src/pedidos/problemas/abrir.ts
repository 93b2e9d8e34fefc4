import { PROBLEMA_MAX } from '@corre/contract/constants.ts';
import type { abrirProblemaSchema, Problema } from '@corre/contract/problemas/contrato.ts';
import { motivosDoStatus, PROBLEMAS_POR_ENTREGA } from '@corre/contract/problemas/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { problemaVisto } from './listar.ts';

type Entrada = z.output<typeof abrirProblemaSchema> & { entregador_id: number };
type Segurada = Pick<Row<'solicitacao'>, 'status' | 'comercio_id' | 'entregador_id'>;

/**
 * Locks the delivery until the transaction ends. A step, a transfer or a cancellation waits for this row and then
 * closes the open problem (trigger `responde_por_si`). No problem therefore stays open after them.
 */
const segurar = (em: Em, id: number): Promise<Segurada | undefined> =>
  em
    .getKysely()
    .selectFrom('solicitacao')
    .select(['status', 'comercio_id', 'entregador_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Closes the watchdog's open question about the delivery, because the problem replaces it on the boards. */
const encerrarPergunta = (em: Em, { solicitacao_id, entregador_id }: Entrada) =>
  em
    .getKysely()
    .updateTable('vigia')
    .set(({ fn, val }) => ({
      resposta: 'problema',
      respondida_em: fn.coalesce('respondida_em', agora),
      encerrada_em: agora,
      fim: val('problema').$castTo<'problema'>(),
    }))
    .where('solicitacao_id', '=', solicitacao_id)
    .where('entregador_id', '=', entregador_id)
    .where('encerrada_em', 'is', null)
    .execute();

/**
 * Throws 409 after too many problems of a request. The lock of the request's row keeps the count correct. Index
 * `problema_da_solicitacao`.
 */
async function conferirQuantos(em: Em, solicitacao_id: number): Promise<void> {
  const { total } = await em
    .getKysely()
    .selectFrom('problema')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('solicitacao_id', '=', solicitacao_id)
    .where('encerrado_em', 'is not', null)
    .executeTakeFirstOrThrow();
  if (total >= PROBLEMAS_POR_ENTREGA) throw new BusinessError('PROBLEMAS_DEMAIS');
}

/** Inserts a problem, or nothing if one is open. The partial unique index decides. */
const inserir = (em: Em, { solicitacao_id, entregador_id, motivo, mensagem }: Entrada) =>
  em
    .getKysely()
    .insertInto('problema')
    .values({ solicitacao_id, entregador_id, motivo, mensagem })
    .onConflict((conflito) => conflito.column('solicitacao_id').where('encerrado_em', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();

/**
 * Adds a new word to the open problem: a courier who asks for something else meanwhile is heard. Returns whether it was
 * new. What a repeated call says is there already.
 */
async function acrescentar(em: Em, { solicitacao_id, mensagem }: Entrada): Promise<boolean> {
  if (mensagem === null) return false;
  const dito = sql<string>`concat_ws(${'\n'}::text, mensagem, ${mensagem}::text)`;
  const { numUpdatedRows } = await em
    .getKysely()
    .updateTable('problema')
    .set({ mensagem: dito })
    .where('solicitacao_id', '=', solicitacao_id)
    .where('encerrado_em', 'is', null)
    .where(sql<boolean>`position(${mensagem}::text in coalesce(mensagem, '')) = 0`)
    .where(sql<boolean>`length(${dito}) <= ${PROBLEMA_MAX * 4}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Opens a problem of a delivery under way and notifies the shop and support at once. A delivery has at most one open
 * problem, so a repeated call returns the open one, with what it says anew
 * (ADR 0025). It changes no status, so it takes no dispatch lock.
 * Throws 403, 404 and 409.
 */
export async function abrirProblema(em: Em, entrada: Entrada): Promise<{ message: string; problema: Problema }> {
  const { solicitacao_id, entregador_id } = entrada;
  const entrega = await segurar(em, solicitacao_id);
  if (!entrega) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (entrega.entregador_id !== entregador_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  const cabem = motivosDoStatus(entrega.status);
  if (cabem.length === 0) throw new BusinessError('PROBLEMA_SO_EM_ANDAMENTO', { status: entrega.status });
  if (!cabem.includes(entrada.motivo))
    throw new BusinessError('MOTIVO_FORA_DE_HORA', { status: entrega.status, motivo: entrada.motivo });
  await conferirQuantos(em, solicitacao_id);
  const novo = await inserir(em, entrada);
  if (novo) await encerrarPergunta(em, entrada);
  if (novo || (await acrescentar(em, entrada))) {
    const { comercio_id } = entrega;
    await avisar(em, { tipo: 'solicitacao', assunto: 'problema', solicitacao_id, comercio_id, entregador_id });
  }
  const problema = await problemaVisto(em.getKysely())
    .where('p.solicitacao_id', '=', solicitacao_id)
    .where('p.encerrado_em', 'is', null)
    .executeTakeFirstOrThrow();
  return { message: 'Problema avisado. A loja e o suporte já sabem.', problema };
}
