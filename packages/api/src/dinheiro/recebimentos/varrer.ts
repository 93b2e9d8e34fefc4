import { DIAS_PARA_DEVOLVER } from '@corre/contract/recebimentos/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { delayAfter } from '../../saida/envio/schedule.ts';
import type { PixNoBanco, Recebimentos } from '../../saida/recebimentos/porta.ts';
import { assentarPix } from './assentar.ts';
import { anotarPendentes, esquecerAvisos } from './avisos.ts';

type Means = Pick<Deps, 'orm' | 'config' | 'vault'>;

/** How long the sweep belongs to one process after each page, in seconds. */
const LEASE_SECONDS = 150;
/** How far each sweep reads back, in hours: a bank may list a Pix late. */
const DE_VOLTA_HORAS = 24;

interface Vez {
  desde: string;
  ate: string;
  inteira: boolean;
}

/**
 * Takes the sweep if it is due. Once a day it reads all days in which a refund is possible, because a refund that was
 * made in the bank's own app changes an old Pix. Returns undefined if it is not due.
 */
async function tomar(em: Em): Promise<Vez | undefined> {
  await sql`insert into pix_varredura (id) values (1) on conflict do nothing`.execute(em.getKysely());
  const [vez] = await rows(
    em,
    sql<Vez>`
      update pix_varredura set proximo_envio = agora() + make_interval(secs => ${LEASE_SECONDS})
       where proximo_envio <= agora()
      returning agora() as ate, inteira_em < agora() - interval '24 hours' as inteira,
                greatest(desde, least(visto_ate - make_interval(hours => ${DE_VOLTA_HORAS}),
                  case when inteira_em < agora() - interval '24 hours'
                       then agora() - make_interval(days => ${DIAS_PARA_DEVOLVER + 1}) else 'infinity' end)) as desde`,
  );
  return vez;
}

/** Returns the Pix of a page that say something new, by one statement. */
async function novos(em: Em, pix: readonly PixNoBanco[]): Promise<PixNoBanco[]> {
  const conhecidos = await rows(
    em,
    sql<{ chave: string }>`
      select p.end_to_end_id as chave from pix p where p.end_to_end_id = any(${pix.map((um) => um.end_to_end_id)})
      union all
      select p.end_to_end_id || ':' || d.codigo || ':' || d.estado
        from pix p join pix_devolucao d on d.pix_id = p.id
       where p.end_to_end_id = any(${pix.map((um) => um.end_to_end_id)})`,
  );
  const chaves = new Set(conhecidos.map(({ chave }) => chave));
  const dito = ({ end_to_end_id, devolucoes }: PixNoBanco) => [
    end_to_end_id,
    ...devolucoes.map(({ codigo, estado }) => `${end_to_end_id}:${codigo}:${estado}`),
  ];
  return pix.filter((um) => dito(um).some((chave) => !chaves.has(chave)));
}

/** What went wrong with single Pix of a sweep, which goes on. */
interface Restos {
  /** faults of ours, for the log */
  falhas: unknown[];
  sem_id: boolean;
}

/** Books what is new of a page. What cannot be read or booked is noted, so that the bank is asked about it alone. */
async function assentarPagina(means: Means, lida: { pix: PixNoBanco[]; ilegiveis: string[] }, restos: Restos) {
  const em = means.orm.em.fork();
  restos.sem_id ||= lida.ilegiveis.includes('');
  await anotarPendentes(em, lida.ilegiveis);
  for (const pix of await novos(em, lida.pix)) {
    try {
      await assentarPix(em.fork(), means, pix);
    } catch (error) {
      await anotarPendentes(em.fork(), [pix.end_to_end_id]);
      restos.falhas.push(error);
    }
  }
}

/** Reads one span, page by page, and books what is new. Returns the sentence of a failure, or null. */
async function ler(
  means: Means,
  banco: Recebimentos,
  { inicio, fim }: { inicio: string; fim: string },
  restos: Restos,
): Promise<string | null> {
  const em = means.orm.em.fork();
  for (let pagina = 0; ; pagina += 1) {
    const lida = await banco.listar({ inicio, fim, pagina });
    if (!('ok' in lida)) return lida.erro;
    await assentarPagina(means, lida.ok, restos);
    if (!lida.ok.mais) return null;
    await sql`update pix_varredura set proximo_envio = agora() + make_interval(secs => ${LEASE_SECONDS})`.execute(
      em.getKysely(),
    );
  }
}

const DAY_MS = 86_400_000;

/** Returns the spans of at most a day from one instant to the other. Banks limit the span of a list. */
export function dias(desde: string, ate: string): { inicio: string; fim: string }[] {
  const spans: { inicio: string; fim: string }[] = [];
  const end = Date.parse(ate);
  for (let from = Date.parse(desde); from < end; from += DAY_MS)
    spans.push({ inicio: new Date(from).toISOString(), fim: new Date(Math.min(from + DAY_MS, end)).toISOString() });
  return spans;
}

const SEM_ID = 'o banco listou um Pix sem identificação';

/**
 * Reads the bank's list of Pix from the last instant seen, day by day, and books what is new [pix-varredura]. After
 * each day the progress is written, so a killed sweep goes on from there. Returns whether a sweep was due. Throws the
 * first fault with a single Pix at its end: one Pix stops no other.
 */
export async function varrer(means: Means, banco: Recebimentos): Promise<boolean> {
  const em = means.orm.em.fork();
  const vez = await tomar(em);
  if (vez === undefined) return false;
  const falha = async (erro: string) => {
    const espera = Math.min(means.config.PIX_VARREDURA_SEGUNDOS, delayAfter(3));
    await sql`update pix_varredura set erro = ${erro}, proximo_envio = agora() + make_interval(secs => ${espera})`.execute(
      em.getKysely(),
    );
  };
  const restos: Restos = { falhas: [], sem_id: false };
  for (const { inicio, fim } of dias(vez.desde, vez.ate)) {
    const erro = await ler(means, banco, { inicio, fim }, restos);
    if (erro !== null) {
      await falha(erro);
      return true;
    }
    await sql`
      update pix_varredura set visto_ate = greatest(visto_ate, ${fim}::timestamptz),
             proximo_envio = agora() + make_interval(secs => ${LEASE_SECONDS})`.execute(em.getKysely());
  }
  await onlyRow(
    em,
    sql`update pix_varredura
           set erro = ${restos.sem_id ? SEM_ID : null}, proximo_envio = agora() + make_interval(secs => ${means.config.PIX_VARREDURA_SEGUNDOS}),
               inteira_em = case when ${vez.inteira} then agora() else inteira_em end
        returning id`,
  );
  if (vez.inteira) await esquecerAvisos(em);
  if (restos.falhas.length > 0) throw restos.falhas[0];
  return true;
}
