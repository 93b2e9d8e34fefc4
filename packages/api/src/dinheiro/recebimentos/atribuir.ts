import { toCents, toReais } from '@corre/contract/cents.ts';
import type { AtribuirPix } from '@corre/contract/recebimentos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { acertarFaturas, completarFatura, type Meios } from '../cobranca/atos.ts';
import { lancar, travarPix } from '../cobranca/lancar.ts';
import { saldoDaFatura } from '../cobranca/saldo.queries.ts';
import { emitir } from '../fechamento/emitir-fatura.ts';
import { travarSemanaFechada } from '../fechamento/semana.ts';
import { umPix } from './listar.ts';

/**
 * Gives the unassigned money of a Pix to an invoice, with the reason, up to what is open [pix-recebido]. Money that
 * waits for its refund is not given. A repeat that finds nothing to give is refused. Throws 404 and 409.
 */
export async function atribuirPix(em: Em, meios: Meios, ator: Ator, pedido: AtribuirPix) {
  const { pix_id, motivo, semana_inicio, comercio_id } = pedido;
  await travarPix(em);
  await travarSemanaFechada(em, semana_inicio);
  const [pix] = await rows(
    em,
    sql<{ sobra: number }>`
      select p.nao_atribuido - coalesce((select sum(d.valor) from pix_devolucao d where d.pix_id = p.id
                                          and d.estado in ('pedida', 'em_processamento')), 0) as sobra
        from pix p where p.id = ${pix_id}`,
  );
  if (!pix) throw new BusinessError('PIX_NAO_ENCONTRADO');
  const fatura = await emitir(em, ator.id, { semana_inicio, comercio_id });
  if (!fatura) throw new BusinessError('FATURA_NAO_ENCONTRADA');
  const { aberto } = await saldoDaFatura(em, fatura.id);
  if (aberto <= 0) throw new BusinessError('FATURA_JA_RECEBIDA');
  const valor = toReais(Math.min(toCents(aberto), toCents(pix.sobra)));
  if (valor <= 0) throw new BusinessError('PIX_SEM_SOBRA');
  await lancar(em, pix_id, { tipo: 'atribuido', motivo, feito_por: ator.id }, [
    { fatura_id: null, valor: -valor, principal: 0 },
    { fatura_id: fatura.id, valor, principal: valor },
  ]);
  await completarFatura(em, fatura.id, { pix_id, feito_por: ator.id });
  await acertarFaturas(em, meios, [fatura.id]);
  await auditar(em, ator, 'pix-atribuido', 'pix', pix_id, { fatura_id: fatura.id, valor });
  return { message: 'Pix atribuído à fatura', pix: await umPix(em, pix_id) };
}
