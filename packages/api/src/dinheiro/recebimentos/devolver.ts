import { toCents, toReais } from '@corre/contract/cents.ts';
import type { DevolverPix } from '@corre/contract/recebimentos/contrato.ts';
import { DIAS_PARA_DEVOLVER } from '@corre/contract/recebimentos/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { travarPix } from '../cobranca/lancar.ts';
import { umPix } from './listar.ts';

interface Devolvivel {
  resta: number;
  tarde: boolean;
}

/**
 * Asks for the refund of a part of a Pix, or of all of it [pix-devolvido]. The money is booked when the bank says that
 * it has left. Refunds that are under way count already. Throws 404 and 409.
 */
export async function devolverPix(em: Em, config: Config, ator: Ator, { pix_id, valor, motivo }: DevolverPix) {
  if (config.PIX_URL === undefined) throw new BusinessError('RECEBIMENTOS_DESLIGADOS');
  await travarPix(em);
  const [pix] = await rows(
    em,
    sql<Devolvivel>`
      select p.valor - coalesce((select sum(d.valor) from pix_devolucao d
                                  where d.pix_id = p.id and d.estado <> 'nao_realizada'), 0) as resta,
             p.horario < agora() - make_interval(days => ${DIAS_PARA_DEVOLVER}) as tarde
        from pix p where p.id = ${pix_id}`,
  );
  if (!pix) throw new BusinessError('PIX_NAO_ENCONTRADO');
  if (pix.tarde) throw new BusinessError('DEVOLUCAO_DE_PIX_TARDE');
  if (toCents(valor) > toCents(pix.resta))
    throw new BusinessError('DEVOLUCAO_DE_PIX_ALTA', { resta: toReais(toCents(pix.resta)) });
  const [devolucao] = await rows(
    em,
    sql<{ id: number }>`
      insert into pix_devolucao (pix_id, codigo, valor, motivo, pedida_por)
      values (${pix_id}, replace(gen_random_uuid()::text, '-', ''), ${valor}, ${motivo}, ${ator.id}) returning id`,
  );
  await auditar(em, ator, 'pix-devolvido', 'pix', pix_id, { devolucao_id: devolucao?.id, valor });
  await avisar(em, { tipo: 'entrega' });
  return { message: 'Devolução pedida ao banco', pix: await umPix(em, pix_id) };
}
