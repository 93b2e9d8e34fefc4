import type { responderVigiaSchema } from '@corre/contract/problemas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';

type Entrada = z.output<typeof responderVigiaSchema>;

const MUDANCA = {
  sigo: { resposta: 'sigo', respondida_em: agora, encerrada_em: agora, fim: 'sigo' },
  // Support sees it from now on, until the courier names the problem or takes the next step.
  problema: { resposta: 'problema', respondida_em: agora, escalada_em: sql<string>`coalesce(escalada_em, agora())` },
} as const;

const MENSAGEM: Record<Entrada['resposta'], string> = {
  sigo: 'Combinado. Boa entrega!',
  problema: 'O suporte foi avisado. Diga o que aconteceu.',
};

/**
 * Throws 404 if the question does not exist or belongs to another courier than the caller. A question that is already
 * over is no error.
 */
async function conferir(em: Em, vigia_id: number, quem: { entregador: number } | { suporte: true }): Promise<void> {
  const vigia = await em
    .getKysely()
    .selectFrom('vigia')
    .select('entregador_id')
    .where('id', '=', vigia_id)
    .executeTakeFirst();
  if (!vigia || (!('suporte' in quem) && vigia.entregador_id !== quem.entregador))
    throw new BusinessError('AVISO_NAO_ENCONTRADO');
}

/**
 * Stores the courier's answer to 'Tudo bem?' (ADR 0025). A question that is answered or over does not change. Throws
 * 404.
 */
export async function responderVigia(em: Em, entregador_id: number, { vigia_id, resposta }: Entrada) {
  const respondida = await em
    .getKysely()
    .updateTable('vigia')
    .set(MUDANCA[resposta])
    .where('id', '=', vigia_id)
    .where('entregador_id', '=', entregador_id)
    .where('encerrada_em', 'is', null)
    .where('resposta', 'is', null)
    .returning('solicitacao_id')
    .executeTakeFirst();
  if (respondida)
    await avisar(em, {
      tipo: 'solicitacao',
      assunto: 'vigia',
      solicitacao_id: respondida.solicitacao_id,
      entregador_id,
    });
  else await conferir(em, vigia_id, { entregador: entregador_id });
  return { message: MENSAGEM[resposta] };
}

/**
 * Closes a question on behalf of support, with an audit entry. It leaves every board. A repeated call changes nothing.
 * Throws 404.
 */
export async function encerrarVigia(em: Em, ator: Ator, vigia_id: number) {
  const encerrada = await em
    .getKysely()
    .updateTable('vigia')
    .set({ encerrada_em: agora, fim: 'suporte' })
    .where('id', '=', vigia_id)
    .where('encerrada_em', 'is', null)
    .returning(['solicitacao_id', 'entregador_id', 'tipo'])
    .executeTakeFirst();
  if (encerrada) {
    const { solicitacao_id, entregador_id, tipo } = encerrada;
    await auditar(em, ator, 'encerrar-vigia', 'solicitacao', solicitacao_id, { vigia_id, tipo });
    await avisar(em, { tipo: 'solicitacao', assunto: 'vigia', solicitacao_id, entregador_id });
  } else await conferir(em, vigia_id, { suporte: true });
  return { message: 'Aviso encerrado.' };
}
