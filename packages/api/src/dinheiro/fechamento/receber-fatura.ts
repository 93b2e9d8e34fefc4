import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { avisar } from '../../eventos/avisar.ts';
import { acertarCobranca } from '../cobranca/acertar-cobranca.ts';
import { retirarDaFatura, travarPix } from '../cobranca/lancar.ts';
import { saldoDaFatura } from '../cobranca/saldo.queries.ts';
import { emitida, emitir, type UmaFatura } from './emitir-fatura.ts';
import { travarSemanaFechada } from './semana.ts';

type Meios = Pick<Deps, 'config' | 'vault'>;
type Ato = Pick<Row<'recebimento'>, 'tentativa' | 'tipo' | 'motivo' | 'feito_em' | 'pix_id'>;

async function ultimoAto(em: Em, fatura_id: number): Promise<Ato | undefined> {
  const [ato] = await rows(
    em,
    sql<Ato>`
      select tentativa, tipo, motivo, feito_em, pix_id from recebimento where fatura_id = ${fatura_id}
       order by tentativa desc, id desc limit 1`,
  );
  return ato;
}

const resposta = (valor: number, recebida_em: string | null) => ({
  message: recebida_em === null ? 'Estorno registrado' : 'Fatura marcada como recebida',
  estado: recebida_em === null ? ('a_receber' as const) : ('recebida' as const),
  valor,
  recebida_em,
});

/**
 * Marks a shop's invoice of a closed week as received, and removes its charge at the bank. A repeated call returns the
 * same answer. Throws 404 and 409.
 */
export async function receberFatura(em: Em, meios: Meios, ator: Ator, pedido: UmaFatura) {
  await travarSemanaFechada(em, pedido.semana_inicio);
  const fatura = await emitir(em, ator.id, pedido);
  if (!fatura) throw new BusinessError('FATURA_NAO_ENCONTRADA');
  const { valor } = await saldoDaFatura(em, fatura.id);
  const anterior = await ultimoAto(em, fatura.id);
  if (anterior?.tipo === 'recebida') return resposta(valor, anterior.feito_em);
  if (valor === 0) throw new BusinessError('FATURA_SEM_VALOR');
  const { feito_em } = await em
    .getKysely()
    .insertInto('recebimento')
    .values({
      fatura_id: fatura.id,
      tentativa: (anterior?.tentativa ?? 0) + 1,
      tipo: 'recebida',
      feito_por: ator.id,
    })
    .returning('feito_em')
    .executeTakeFirstOrThrow();
  await acertarCobranca(em, meios, fatura.id);
  await auditar(em, ator, 'fatura-recebida', 'fatura', fatura.id);
  await avisar(em, { tipo: 'entrega', comercio_id: fatura.comercio_id });
  return resposta(valor, feito_em);
}

/**
 * Reverses the mark as received, with a reason. If a Pix made the mark, the money of all its Pix is unassigned again
 * [pix-recebido]. A repeated call with the same reason returns the same answer. Throws 409 if the invoice is not
 * marked.
 */
export async function estornarFatura(
  em: Em,
  meios: Meios,
  ator: Ator,
  { motivo, ...pedido }: UmaFatura & { motivo: string },
) {
  await travarPix(em);
  await travarSemanaFechada(em, pedido.semana_inicio);
  const fatura = await emitida(em, pedido);
  const ultimo = fatura && (await ultimoAto(em, fatura.id));
  if (!fatura || !ultimo) throw new BusinessError('FATURA_NAO_RECEBIDA');
  const { valor } = await saldoDaFatura(em, fatura.id);
  if (ultimo.tipo === 'estornada') {
    if (ultimo.motivo !== motivo) throw new BusinessError('FATURA_NAO_RECEBIDA');
    return resposta(valor, null);
  }
  await em
    .getKysely()
    .insertInto('recebimento')
    .values({ fatura_id: fatura.id, tentativa: ultimo.tentativa, tipo: 'estornada', motivo, feito_por: ator.id })
    .execute();
  if (ultimo.pix_id !== null) await retirarDaFatura(em, fatura.id, { motivo, feito_por: ator.id });
  await acertarCobranca(em, meios, fatura.id);
  await auditar(em, ator, 'fatura-estornada', 'fatura', fatura.id);
  await avisar(em, { tipo: 'entrega', comercio_id: fatura.comercio_id });
  return resposta(valor, null);
}
