import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { delayAfter } from '../../saida/envio/schedule.ts';
import type { DevolucaoNoBanco, Recebimentos, Resposta } from '../../saida/recebimentos/porta.ts';
import { acertarFaturas } from '../cobranca/atos.ts';
import { parcelasDoPix, travarPix } from '../cobranca/lancar.ts';
import { travarSemanas } from './assentar.ts';
import { refletirDevolucao } from './refletir-devolucao.ts';

type Means = Pick<Deps, 'orm' | 'config' | 'vault'>;

/** How long a taken refund belongs to one process, in seconds. */
const LEASE_SECONDS = 150;
const AT_ONCE = 4;

type Tomada = Pick<
  Row<'pix_devolucao'>,
  'id' | 'pix_id' | 'codigo' | 'valor' | 'motivo' | 'estado' | 'envios' | 'pedida_por'
> &
  Pick<Row<'pix'>, 'end_to_end_id'>;

/** Takes due refunds for this process alone. Index `pix_devolucao_da_vez`. */
const tomar = (em: Em): Promise<Tomada[]> =>
  rows(
    em,
    sql<Tomada>`
      with vez as (
        select id from pix_devolucao where proximo_envio <= (select agora())
         order by proximo_envio limit ${AT_ONCE} for no key update skip locked
      ), tomada as (
        update pix_devolucao d
           set envios = d.envios + 1, proximo_envio = agora() + make_interval(secs => ${LEASE_SECONDS})
          from vez where d.id = vez.id
        returning d.*
      )
      select t.id, t.pix_id, t.codigo, t.valor, t.motivo, t.estado, t.envios, t.pedida_por, p.end_to_end_id
        from tomada t join pix p on p.id = t.pix_id`,
  );

/**
 * Asks the bank for a refund, or for the state of one under way. A refusal is followed by a look, because an earlier
 * answer may have been lost.
 */
async function chamar(banco: Recebimentos, tomada: Tomada): Promise<Resposta<DevolucaoNoBanco>> {
  if (tomada.estado !== 'pedida') return banco.devolucao(tomada.end_to_end_id, tomada.codigo);
  const pedida = await banco.devolver(tomada);
  if ('ok' in pedida || pedida.falha !== 'recusada') return pedida;
  const achada = await banco.devolucao(tomada.end_to_end_id, tomada.codigo);
  return 'ok' in achada ? achada : pedida;
}

/** Writes what the bank said. A refund that the bank refuses did not happen. */
async function liquidar(means: Means, tomada: Tomada, resposta: Resposta<DevolucaoNoBanco>): Promise<void> {
  const { id, pix_id, envios, estado } = tomada;
  await means.orm.em.fork().transactional(async (tx) => {
    await travarPix(tx);
    if ('ok' in resposta) {
      const antes = await parcelasDoPix(tx, pix_id);
      await travarSemanas(
        tx,
        antes.map(({ semana_inicio }) => semana_inicio),
      );
      await refletirDevolucao(tx, pix_id, { ...resposta.ok, codigo: tomada.codigo });
      return acertarFaturas(
        tx,
        means,
        antes.map(({ fatura_id }) => fatura_id),
      );
    }
    const recusada = resposta.falha === 'recusada' && estado === 'pedida';
    const espera = resposta.esperar ?? delayAfter(envios);
    await tx
      .getKysely()
      .updateTable('pix_devolucao')
      .set({
        erro: resposta.erro,
        falhas: sql`falhas + 1`,
        ...(recusada
          ? { estado: 'nao_realizada' as const, proximo_envio: null }
          : { proximo_envio: sql`agora() + make_interval(secs => ${espera})` }),
      })
      .where('id', '=', id)
      .where('envios', '=', envios)
      .where('estado', '=', estado)
      .execute();
    await acertarFaturas(tx, means, [null]);
  });
}

/** Calls the bank about the refunds that are due. Returns how many there were. */
export async function conduzirDevolucoes(means: Means, banco: Recebimentos): Promise<number> {
  const tomadas = await tomar(means.orm.em.fork());
  for (const tomada of tomadas) await liquidar(means, tomada, await chamar(banco, tomada));
  return tomadas.length;
}
