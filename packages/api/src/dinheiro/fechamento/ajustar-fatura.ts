import { sumReais, toCents } from '@corre/contract/cents.ts';
import type { AjustarFatura } from '@corre/contract/fechamento/faturas-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { acertarCobranca } from '../cobranca/acertar-cobranca.ts';
import { completarFatura, type Meios } from '../cobranca/atos.ts';
import { ultimoPixDaFatura } from '../cobranca/lancar.ts';
import { saldoDaFatura } from '../cobranca/saldo.queries.ts';
import { emitir } from './emitir-fatura.ts';
import { travarSemanaFechada } from './semana.ts';

/**
 * Adds a discount or an addition to an invoice that is not received [fatura-ajustada], and makes its charge right. The
 * act is a link of the chain (ADR 0020). An invoice whose rest was discounted is received, by the Pix that paid it.
 * Throws 404 and 409.
 */
export async function ajustarFatura(em: Em, meios: Meios, ator: Ator, { valor, motivo, ...pedido }: AjustarFatura) {
  await travarSemanaFechada(em, pedido.semana_inicio);
  const fatura = await emitir(em, ator.id, pedido);
  if (!fatura) throw new BusinessError('FATURA_NAO_ENCONTRADA');
  const { recebida, aberto, valor: antes } = await saldoDaFatura(em, fatura.id);
  if (recebida) throw new BusinessError('FATURA_RECEBIDA_NAO_MUDA');
  if (toCents(aberto) + toCents(valor) < 0) throw new BusinessError('DESCONTO_DA_FATURA_ALTO', { aberto });
  const { id } = await em
    .getKysely()
    .insertInto('fatura_ajuste')
    .values({ fatura_id: fatura.id, valor, motivo, feito_por: ator.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pix_id = await ultimoPixDaFatura(em, fatura.id);
  if (pix_id !== null) await completarFatura(em, fatura.id, { pix_id, feito_por: ator.id });
  await acertarCobranca(em, meios, fatura.id);
  await auditar(em, ator, 'fatura-ajustada', 'fatura', fatura.id, { ajuste_id: id, valor });
  await avisar(em, { tipo: 'entrega', comercio_id: fatura.comercio_id });
  return { message: 'Fatura ajustada', id, valor: sumReais([antes, valor], (parte) => parte) };
}
