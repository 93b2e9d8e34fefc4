import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { StatusSolicitacao } from '@corre/db/vocabulario.ts';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { avisar } from '../eventos/avisar.ts';
import { comDespacho } from '../ofertas/despachar.ts';
import type { avancarSchema } from './contrato.ts';
import { etapaForaDeOrdem, solicitacaoDeOutro, solicitacaoNaoEncontrada } from './erros.ts';
import { type Marcada, registrarStatus } from './registrar-status.ts';
import { STATUS_ANTERIOR } from './regras.ts';

type Entrada = z.output<typeof avancarSchema> & { entregador_id: number };

const MENSAGEM = 'Status atualizado!';

/** The repeat of a step answers as the first did; anything else out of order is refused with the present status. */
async function conferirRepeticao(em: Em, { solicitacao_id, entregador_id, novo_status }: Entrada) {
  const atual = await row(
    em,
    sql<{ status: StatusSolicitacao; entregador_id: number | null }>`
      select status, entregador_id from solicitacao where id = ${solicitacao_id}`,
  );
  if (!atual) throw solicitacaoNaoEncontrada();
  if (atual.entregador_id !== entregador_id) throw solicitacaoDeOutro();
  if (atual.status !== novo_status) throw etapaForaDeOrdem(atual.status);
  return { message: MENSAGEM, status: novo_status };
}

/** The finished request becomes an entrega (decision record 0006), and its courier goes to the end of the queue. */
async function concluir(em: Em, { solicitacao_id, entregador_id }: Entrada, agora: string): Promise<void> {
  const entrega = await row(
    em,
    sql<{ comercio_id: number }>`
      insert into entrega (comercio_id, entregador_id, solicitacao_id, quantidade, valor, endereco, tipo_pagamento, status, data, data_entrega)
      select comercio_id, entregador_id, id, 1, valor_estimado, endereco, 'online', 'concluida', ${agora}::timestamptz, ${agora}::timestamptz
        from solicitacao where id = ${solicitacao_id}
      returning comercio_id`,
  );
  await rows(
    em,
    sql`update fila_entregador set fila_desde = ${agora}::timestamptz where entregador_id = ${entregador_id} and online`,
  );
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id: entrega?.comercio_id });
}

/** The courier confirms the next step: em_retirada, em_entrega, finalizada (specification §4). */
export async function avancarSolicitacao(em: Em, config: Config, entrada: Entrada) {
  const { solicitacao_id, entregador_id, novo_status } = entrada;
  return comDespacho(em, config, async (agora) => {
    const avancada = await row(
      em,
      sql<Marcada>`
        update solicitacao set status = ${novo_status}, data_status = ${agora}::timestamptz
         where id = ${solicitacao_id} and entregador_id = ${entregador_id} and status = ${STATUS_ANTERIOR[novo_status]}
        returning id, comercio_id, entregador_id`,
    );
    if (!avancada) return conferirRepeticao(em, entrada);
    await registrarStatus(em, [avancada], novo_status, { ator_tipo: 'entregador', ator_id: entregador_id }, agora);
    if (novo_status === 'finalizada') await concluir(em, entrada, agora);
    return { message: MENSAGEM, status: novo_status };
  });
}
