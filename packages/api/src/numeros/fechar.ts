import { FUSO } from '@corre/contract/constants.ts';
import { DIMENSOES, type Dimensao } from '@corre/db/numeros/numeros.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, onlyRow, type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import { fatosDe } from './fatos/fatos.ts';
import { DE_TODOS, type Janela } from './fatos/recorte.ts';
import { horaDaSemana } from './ler.ts';

/** An hour is closed this long after its end. Later facts leave a mark (packages/db/src/numeros/numeros.sql). */
const DEPOIS_DE = sql.lit('10 minutes');
/** Whole days that one batch closes. */
const DIAS = sql.lit('4 days');
/** Marks that one batch takes. */
const MARCAS = 10_000;

const local = sql.lit(FUSO);
const dia = (instante: RawBuilder<unknown>) => sql<string>`date_trunc('day', ${instante}, ${local})`;
const mes = (instante: RawBuilder<unknown>) => sql<string>`date_trunc('month', ${instante}, ${local})`;
/** SQL: the first instant of the next day or month, which may be 23 or 25 hours or 28 to 31 days later. */
const depois = (instante: RawBuilder<unknown>, passo: string) =>
  sql<string>`(timezone(${local}, ${instante}) + interval ${sql.lit(passo)}) at time zone ${local}`;
const instante = (texto: string) => sql`${texto}::timestamptz`;

const COM_FATOS = DIMENSOES.filter((dimensao): dimensao is Dimensao => dimensao !== 'semana');

const fatos = (janela: Janela) => fatosDe({ janelas: [janela], sujeito: DE_TODOS, dimensoes: COM_FATOS });

/** Stores the cells of closed hours of the day that is not over, anew. */
async function gravarHoras(em: Em, janela: Janela): Promise<void> {
  await rows(
    em,
    sql`delete from numero_somado where grao = 'hora'
         and inicio >= ${instante(janela.inicio)} and inicio < ${instante(janela.fim)}`,
  );
  await rows(
    em,
    sql`
      insert into numero_somado (grao, inicio, dimensao, chave, medida, valores, quantas)
      select 'hora', hora, dimensao, chave, medida, array_agg(valor order by valor), array_agg(quantas order by valor)
        from (${fatos(janela)}) f (hora, dimensao, chave, medida, valor, quantas)
       group by hora, dimensao, chave, medida`,
  );
}

/** Stores the cells of whole days that are over, anew, and forgets the cells of their hours. Returns how many. */
async function gravarDias(em: Em, janela: Janela): Promise<number> {
  const { inicio, fim } = janela;
  await rows(
    em,
    sql`delete from numero_somado
         where grao in ('dia', 'hora') and inicio >= ${instante(inicio)} and inicio < ${instante(fim)}`,
  );
  const { numAffectedRows = 0n } = await sql`
      insert into numero_somado (grao, inicio, dimensao, chave, medida, valores, quantas)
      with f (hora, dimensao, chave, medida, valor, quantas) as materialized (${fatos(janela)}),
      g as (
        select ${dia(sql`hora`)} as dia, dimensao, chave, medida, valor, sum(quantas) as quantas from f group by 1, 2, 3, 4, 5
        union all
        select ${dia(sql`hora`)}, 'semana', (${horaDaSemana('f.hora')})::int, medida, valor, sum(quantas)
          from f where dimensao = 'total' group by 1, 3, 4, 5
      )
      select 'dia', dia, dimensao, chave, medida, array_agg(valor order by valor),
             array_agg(quantas::bigint order by valor)
        from g group by dia, dimensao, chave, medida`.execute(em.getKysely());
  return Number(numAffectedRows);
}

/** Stores the cells of the month of this instant, anew, from those of its days. A month that is not over has none. */
async function gravarMes(em: Em, doDia: string): Promise<void> {
  await rows(em, sql`delete from numero_somado where grao = 'mes' and inicio = ${mes(instante(doDia))}`);
  await rows(
    em,
    sql`
      insert into numero_somado (grao, inicio, dimensao, chave, medida, valores, quantas)
      select 'mes', ${mes(instante(doDia))}, dimensao, chave, medida, array_agg(valor order by valor),
             array_agg(quantas order by valor)
        from (
          select c.dimensao, c.chave, c.medida, v.valor, sum(v.quantas)::bigint as quantas
            from numero_somado c, unnest(c.valores, c.quantas) v (valor, quantas)
           where c.grao = 'dia' and c.inicio >= ${mes(instante(doDia))}
             and c.inicio < ${depois(mes(instante(doDia)), '1 month')}
             and (select ate from numero_fechado where id = 1) >= ${depois(mes(instante(doDia)), '1 month')}
           group by 1, 2, 3, 4
        ) s
       group by dimensao, chave, medida`,
  );
}

/** What one batch did. `mais`: there may be more to do. */
export interface Fechado {
  linhas: number;
  mais: boolean;
}

/**
 * Locks the row of `numero_fechado`, so that one process closes at a time. Returns the instant up to which it closed.
 */
const travar = (em: Em) =>
  onlyRow(em, sql<{ ate: string }>`select ate::text from numero_fechado where id = 1 for update`);

/**
 * Computes the closed days anew that have marks. The marks go first, so that the facts are read after the marks'
 * commit. A day whose offers may be erased keeps its figures: `guardadoDesde` is the first instant that has all facts.
 */
async function corrigir(em: Em, ate: string, guardadoDesde: string): Promise<Fechado> {
  const dias = await rows(
    em,
    sql<Janela & { inteiro: boolean }>`
      with tirada as (
        delete from numero_mudado where id = any (array(select id from numero_mudado order by id limit ${sql.lit(MARCAS)}))
        returning hora
      )
      select d::text as inicio, least(${depois(sql`d`, '1 day')}, ${instante(ate)})::text as fim,
             ${depois(sql`d`, '1 day')} <= ${instante(ate)} as inteiro
        from (select distinct ${dia(sql`hora`)} as d from tirada
               where hora < ${instante(ate)} and hora >= ${instante(guardadoDesde)}) x
       order by d`,
  );
  for (const { inteiro, ...janela } of dias) {
    if (!inteiro) await gravarHoras(em, janela);
    else {
      await gravarDias(em, janela);
      await gravarMes(em, janela.inicio);
    }
  }
  const [restam] = await rows(em, sql`select 1 from numero_mudado limit 1`);
  return { linhas: dias.length, mais: restam !== undefined };
}

type Proxima = Janela & { inteiro: boolean };

/** Returns the next days that are over, or the closed hours of the day that is not. Undefined if nothing is due. */
const proxima = async (em: Em, ate: string): Promise<Proxima | undefined> => {
  const [linha] = await rows(
    em,
    sql<Proxima>`
      with limite as (select date_trunc('hour', agora() - ${DEPOIS_DE}::interval, 'UTC') as ate),
      comeco as (
        select case when isfinite(${instante(ate)}) then ${instante(ate)} else ${dia(sql`least(
          (select min(data_solicitacao) from solicitacao), (select min(inicio) from turno), (select min(enviada_em) from oferta))`)} end as de
      ),
      passo as (
        select c.de, l.ate, ${dia(sql`c.de`)} as dia, ${depois(dia(sql`c.de`), '1 day')} <= l.ate as inteiro,
               least(${dia(sql`l.ate`)}, (timezone(${local}, ${dia(sql`c.de`)}) + ${DIAS}::interval) at time zone ${local}) as fim
          from comeco c, limite l
      )
      select (case when inteiro then dia else de end)::text as inicio, (case when inteiro then fim else ate end)::text as fim, inteiro
        from passo where de < ate`,
  );
  return linha;
};

/** Stores the cells of the months that ended with these days. */
async function gravarMeses(em: Em, { inicio, fim }: Janela): Promise<void> {
  const acabados = await rows(
    em,
    sql<{ dia: string }>`
      select distinct (${mes(sql`d`)})::text as dia from generate_series(${instante(inicio)}, ${instante(fim)} - interval '1 hour', interval '1 day') d
       where ${depois(mes(sql`d`), '1 month')} <= ${instante(fim)}`,
  );
  for (const { dia } of acabados) await gravarMes(em, dia);
}

/** Passes over the days without a fact that follow. Only empty days pay for this search. */
const pular = (em: Em) =>
  rows(
    em,
    sql`
      update numero_fechado f set ate = greatest(f.ate, ${dia(sql`least(agora() - ${DEPOIS_DE}::interval,
        (select min(data_status) from solicitacao where status in ('finalizada', 'cancelada') and data_status >= f.ate),
        (select min(enviada_em) from oferta where enviada_em >= f.ate),
        (select min(liberada_em) from rota where liberada_em >= f.ate),
        (select min(data_entrega) from entrega where data_entrega >= f.ate),
        (select min(greatest(inicio, f.ate)) from turno where fim is null or fim > f.ate))`)})
       where f.id = 1`,
  );

/**
 * Closes the next days that are over, or the next hours, and computes marked days anew (ADR 0009). One transaction: a
 * killed process leaves the marks and the hours to the next sweep. Returns how many spans it wrote.
 */
export function fecharNumeros(em: Em, guardadoDesde: string): Promise<Fechado> {
  return em.transactional(async (tx) => {
    // Days of a large company may take longer than a statement of a person's call. Nobody waits for these rows.
    await rows(tx, sql`set local statement_timeout = '10min'`);
    const { ate } = await travar(tx);
    const corrigidos = await corrigir(tx, ate, guardadoDesde);
    const linha = await proxima(tx, ate);
    if (!linha) return corrigidos;
    await rows(tx, sql`update numero_fechado set ate = ${instante(linha.fim)} where id = 1`);
    if (!linha.inteiro) await gravarHoras(tx, linha);
    else {
      const celulas = await gravarDias(tx, linha);
      if (celulas === 0) await pular(tx);
      await gravarMeses(tx, { inicio: linha.inicio, fim: (await travar(tx)).ate });
    }
    return { linhas: corrigidos.linhas + 1, mais: corrigidos.mais || linha.inteiro };
  });
}

/** Forgets the figures of single couriers, as long after their work as their times online (docs/privacy.md). */
export async function esquecerEntregadores(em: Em, antesDe: Expression<string>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from numero_somado
     where dimensao = 'entregador' and grao in ('dia', 'mes') and inicio < ${antesDe} - interval '31 days'`.execute(
    em.getKysely(),
  );
  return Number(numAffectedRows);
}
