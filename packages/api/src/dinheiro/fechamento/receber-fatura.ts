import { diaDoPagamento } from '@corre/contract/week.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { faturasDasSemanas } from './faturas.ts';
import { travarSemanaFechada } from './semana.ts';

interface Pedido {
  semana_inicio: string;
  comercio_id: number;
}

type Emitida = Pick<Row<'fatura'>, 'id' | 'comercio_id' | 'total_valor'>;

const emitida = (em: Em, { semana_inicio, comercio_id }: Pedido): Promise<Emitida | undefined> =>
  em
    .getKysely()
    .selectFrom('fatura')
    .select(['id', 'comercio_id', 'total_valor'])
    .where('semana_inicio', '=', semana_inicio)
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirst();

/** Freezes and returns a shop's invoice. Call it under the week's lock. Throws 404 if the week has nothing to pay. */
async function emitir(em: Em, ator: Ator, pedido: Pedido): Promise<Emitida> {
  const existente = await emitida(em, pedido);
  if (existente) return existente;
  const { semana_inicio, comercio_id } = pedido;
  await sql`
    insert into fatura (semana_inicio, comercio_id, total_entregas, total_valor, vence_em, emitida_por)
    select f.semana_inicio, f.comercio_id, f.total_entregas, f.valor, ${diaDoPagamento(semana_inicio)}::date, ${ator.id}
      from (${faturasDasSemanas([semana_inicio], { loja: comercio_id })}) f where f.valor > 0`.execute(em.getKysely());
  const nova = await emitida(em, pedido);
  if (!nova) throw new BusinessError('FATURA_NAO_ENCONTRADA');
  return nova;
}

type Ato = Pick<Row<'recebimento'>, 'tentativa' | 'tipo' | 'motivo' | 'feito_em'>;

async function ultimoAto(em: Em, fatura_id: number): Promise<Ato | undefined> {
  const [ato] = await rows(
    em,
    sql<Ato>`
      select tentativa, tipo, motivo, feito_em from recebimento where fatura_id = ${fatura_id}
       order by tentativa desc, id desc limit 1`,
  );
  return ato;
}

const resposta = ({ total_valor }: Emitida, recebida_em: string | null) => ({
  message: recebida_em === null ? 'Estorno registrado' : 'Fatura marcada como recebida',
  estado: recebida_em === null ? ('a_receber' as const) : ('recebida' as const),
  valor: total_valor,
  recebida_em,
});

/** Marks a shop's invoice of a closed week as received. A repeated call returns the same answer. Throws 404 and 409. */
export async function receberFatura(em: Em, ator: Ator, pedido: Pedido) {
  await travarSemanaFechada(em, pedido.semana_inicio);
  const fatura = await emitir(em, ator, pedido);
  const anterior = await ultimoAto(em, fatura.id);
  if (anterior?.tipo === 'recebida') return resposta(fatura, anterior.feito_em);
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
  await auditar(em, ator, 'fatura-recebida', 'fatura', fatura.id);
  await avisar(em, { tipo: 'entrega', comercio_id: fatura.comercio_id });
  return resposta(fatura, feito_em);
}

/**
 * Reverses the mark as received, with a reason. A repeated call with the same reason returns the same answer. Throws
 * 409 if the invoice is not marked.
 */
export async function estornarFatura(em: Em, ator: Ator, { motivo, ...pedido }: Pedido & { motivo: string }) {
  await travarSemanaFechada(em, pedido.semana_inicio);
  const fatura = await emitida(em, pedido);
  const ultimo = fatura && (await ultimoAto(em, fatura.id));
  if (!fatura || !ultimo) throw new BusinessError('FATURA_NAO_RECEBIDA');
  if (ultimo.tipo === 'estornada') {
    if (ultimo.motivo !== motivo) throw new BusinessError('FATURA_NAO_RECEBIDA');
    return resposta(fatura, null);
  }
  await em
    .getKysely()
    .insertInto('recebimento')
    .values({ fatura_id: fatura.id, tentativa: ultimo.tentativa, tipo: 'estornada', motivo, feito_por: ator.id })
    .execute();
  await auditar(em, ator, 'fatura-estornada', 'fatura', fatura.id);
  await avisar(em, { tipo: 'entrega', comercio_id: fatura.comercio_id });
  return resposta(fatura, null);
}
