import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { delayAfter } from '../../saida/envio/schedule.ts';
import type { Falha, Recebimentos } from '../../saida/recebimentos/porta.ts';
import { assentarPix } from './assentar.ts';

type Means = Pick<Deps, 'orm' | 'config' | 'vault'>;

/** How long a taken notice belongs to one process, in seconds. */
const LEASE_SECONDS = 150;
/** The most Pix that one look asks about. */
const AT_ONCE = 8;
/** Hours until a Pix that the bank does not know is given up. */
const DESISTIR_HORAS = 72;

/** The form of an end-to-end id. */
export const END_TO_END_ID = /^[A-Za-z0-9]{32}$/;

const uteisDe = (ids: readonly string[]) => [...new Set(ids.filter((id) => END_TO_END_ID.test(id)))].sort();

/**
 * Notes Pix of the bank's list that could not be read or booked, so that each is asked about alone and the administrator
 * sees why it waits [pix-varredura]. One that is noted already keeps its time.
 */
export async function anotarPendentes(em: Em, ids: readonly string[]): Promise<void> {
  const uteis = uteisDe(ids);
  if (uteis.length === 0) return;
  await sql`
    insert into pix_aviso (end_to_end_id) select unnest(${uteis}::text[]) on conflict (end_to_end_id) do nothing`.execute(
    em.getKysely(),
  );
}

/**
 * Notes Pix that somebody named, so that the bank is asked about each [pix-aviso]. A Pix that is named again is asked
 * about again: a refund may have ended.
 */
export async function anotarAvisos(em: Em, ids: readonly string[]): Promise<void> {
  const uteis = uteisDe(ids);
  if (uteis.length === 0) return;
  await sql`
    insert into pix_aviso (end_to_end_id) select unnest(${uteis}::text[])
    on conflict (end_to_end_id) do update
       set visto_em = agora(), proximo_envio = agora(), desistido_em = null`.execute(em.getKysely());
}

type Tomado = Pick<Row<'pix_aviso'>, 'end_to_end_id' | 'envios'> & { visto: string };

/** Takes due notices for this process alone. Index `pix_aviso_da_vez`. */
const tomar = (em: Em): Promise<Tomado[]> =>
  rows(
    em,
    sql<Tomado>`
      with vez as (
        select end_to_end_id from pix_aviso where proximo_envio <= (select agora())
         order by proximo_envio limit ${AT_ONCE} for no key update skip locked
      )
      update pix_aviso a
         set envios = a.envios + 1, proximo_envio = agora() + make_interval(secs => ${LEASE_SECONDS})
        from vez where a.end_to_end_id = vez.end_to_end_id
      returning a.end_to_end_id, a.envios, a.visto_em::text as visto`,
  );

/** The sentence for a Pix that could not be booked because of a fault of ours. The log has the reason. */
const NAO_ASSENTADO: Falha = { falha: 'indisponivel', erro: 'o Pix ainda não foi assentado aqui', esperar: null };

/** The condition that a notice was not named again since it was taken. */
const mesmo = ({ end_to_end_id, envios, visto }: Tomado) =>
  sql<boolean>`end_to_end_id = ${end_to_end_id} and envios = ${envios} and visto_em = ${visto}::timestamptz`;

/** Schedules the next look at a Pix. One that the bank does not know is given up after some days. */
async function adiar(em: Em, tomado: Tomado, { falha, erro, esperar }: Falha): Promise<void> {
  const acaba =
    falha === 'indisponivel'
      ? sql<boolean>`false`
      : sql<boolean>`visto_em < agora() - make_interval(hours => ${DESISTIR_HORAS})`;
  const espera = esperar ?? delayAfter(tomado.envios);
  await em
    .getKysely()
    .updateTable('pix_aviso')
    .set({
      erro,
      desistido_em: sql`case when ${acaba} then agora() end`,
      proximo_envio: sql`case when not ${acaba} then agora() + make_interval(secs => ${espera}) end`,
    })
    .where(mesmo(tomado))
    .execute();
}

/** Asks about a Pix, books it and forgets the notice, unless the Pix was named again meanwhile. */
async function consultar(means: Means, banco: Recebimentos, tomado: Tomado): Promise<void> {
  const em = means.orm.em.fork();
  const resposta = await banco.pix(tomado.end_to_end_id);
  if ('falha' in resposta) return adiar(em, tomado, resposta);
  try {
    await assentarPix(means.orm.em.fork(), means, resposta.ok);
  } catch (error) {
    await adiar(em, tomado, NAO_ASSENTADO);
    throw error;
  }
  await em.getKysely().deleteFrom('pix_aviso').where(mesmo(tomado)).execute();
}

/** Asks the bank about the Pix that were named. Returns how many there were. One failure stops no other. */
export async function consultarAvisos(means: Means, banco: Recebimentos): Promise<number> {
  const tomados = await tomar(means.orm.em.fork());
  const fins = await Promise.allSettled(tomados.map((tomado) => consultar(means, banco, tomado)));
  const falhou = fins.find((fim) => fim.status === 'rejected');
  if (falhou) throw falhou.reason;
  return tomados.length;
}

/** Days for which a notice that was given up is shown. */
const GUARDAR_DIAS = 90;

/** Deletes old notices of Pix that the bank never knew. */
export const esquecerAvisos = (em: Em): Promise<unknown> =>
  em
    .getKysely()
    .deleteFrom('pix_aviso')
    .where('desistido_em', '<', sql<string>`${agora} - make_interval(days => ${GUARDAR_DIAS})`)
    .execute();
