import { taxaInCents, toCents, toReais } from '@corre/contract/cents.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { diaDoPagamento, semanaLabel } from '@corre/contract/week.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, sql } from '@corre/db/sql.ts';
import { semanasComEntregas } from '../entregas/semanas-com-entregas.ts';

/** An account that needs a unique key: its name, or its name with an addition that differs for namesakes. */
export interface Nomeado {
  id: number;
  nome: string;
  /** 'Ana Souza (@ana)' */
  distinto: string;
}

/** This name is unsafe as an own key, because `JSON.parse` and object copies treat it differently. */
const INSEGURA = '__proto__';

const repetidas = (chaves: Iterable<string>): Set<string> => {
  const vistas = new Set<string>();
  const duas = new Set<string>([INSEGURA]);
  for (const chave of chaves) (vistas.has(chave) ? duas : vistas).add(chave);
  return duas;
};

/**
 * Returns a unique key for each account, whatever the names are. A courier named 'Vitima (@victim)' and the courier
 * Vitima, who is @victim, get different keys. Namesakes get their `distinto`. If that is taken too, their id is added
 * as often as needed (ADR 0019).
 */
export function chavesUnicas(pessoas: readonly Nomeado[]): Map<number, string> {
  const chaves = new Map(pessoas.map(({ id, nome }) => [id, nome]));
  for (let volta = 0; ; volta += 1) {
    const duas = repetidas(chaves.values());
    const confusas = pessoas.filter(({ id }) => duas.has(chaves.get(id) ?? ''));
    if (confusas.length === 0) return chaves;
    for (const { id, distinto } of confusas) chaves.set(id, volta === 0 ? distinto : `${chaves.get(id)} #${id}`);
  }
}

/** The sums of one courier for one shop in one week, and the rate of the week. */
type Celula = Row<'resumo_semanal'> & { taxa_percentual: number };

interface Soma {
  entregas: number;
  quantidade: number;
  centavos: number;
  /** ids of the other side of each cell */
  outros: number[];
}

/** All couriers or shops of the reports, with their keys. */
interface Elenco {
  pessoas: Map<number, Nomeado>;
  chaves: Map<number, string>;
}

/** Selects the rate of each listed week, once a week and not once a cell. */
const taxas = (semanas: string[]) => sql<{ semana_inicio: string; taxa_percentual: number }>`(
  select semana_inicio, taxa_da_semana(semana_inicio) as taxa_percentual
    from unnest(${semanas}::date[]) as s (semana_inicio) offset 0)`;

/**
 * Reads the cells of the listed weeks. The Mondays are parameters, so that the planner can estimate the small number of
 * rows. Primary key.
 */
const celulas = (em: Em, semanas: string[]): Promise<Celula[]> =>
  em
    .getKysely()
    .selectFrom('resumo_semanal as r')
    .innerJoin('entregador as e', 'e.id', 'r.entregador_id')
    .innerJoin('comercio as c', 'c.id', 'r.comercio_id')
    .innerJoin(taxas(semanas).as('t'), 't.semana_inicio', 'r.semana_inicio')
    .selectAll('r')
    .select('t.taxa_percentual')
    .where('r.semana_inicio', '=', sql<string>`any(${semanas}::date[])`)
    .orderBy('r.semana_inicio', 'desc')
    .orderBy('r.total_entregas', 'desc')
    .orderBy(porNome('e.nome_completo'))
    .orderBy(porNome('c.nome'))
    .orderBy('e.id')
    .orderBy('c.id')
    .execute();

const entregadores = (em: Em): Promise<Nomeado[]> =>
  em
    .getKysely()
    .selectFrom('entregador')
    .select(['id', 'nome_completo as nome', sql<string>`nome_completo || ' (@' || usuario || ')'`.as('distinto')])
    .execute();

const comercios = (em: Em): Promise<Nomeado[]> =>
  em
    .getKysely()
    .selectFrom('comercio')
    .select(['id', 'nome', sql<string>`nome || ' (nº ' || id || ')'`.as('distinto')])
    .execute();

/** `todos` includes accounts without deliveries in the listed weeks, so that a key is the same in every week. */
const elenco = (todos: Nomeado[]): Elenco => ({
  pessoas: new Map(todos.map((pessoa) => [pessoa.id, pessoa])),
  chaves: chavesUnicas(todos),
});

/** Adds up cells in cents per id, and collects the ids of the other side. */
function somarPor(
  lista: Celula[],
  chave: 'entregador_id' | 'comercio_id',
  outro: 'entregador_id' | 'comercio_id',
): Map<number, Soma> {
  const somas = new Map<number, Soma>();
  for (const celula of lista) {
    const soma = somas.get(celula[chave]) ?? { entregas: 0, quantidade: 0, centavos: 0, outros: [] };
    soma.entregas += celula.total_entregas;
    soma.quantidade += celula.total_quantidade;
    soma.centavos += toCents(celula.total_valor);
    soma.outros.push(celula[outro]);
    somas.set(celula[chave], soma);
  }
  return somas;
}

const totaisDe = ({ entregas, quantidade, centavos }: Soma) => ({
  total_entregas: entregas,
  total_quantidade: quantidade,
  total_valor: toReais(centavos),
});

const dinheiroDe = ({ centavos }: Soma, percentual: number) => {
  const taxa = taxaInCents(centavos, percentual);
  return { total_taxa: toReais(taxa), total_a_receber: toReais(centavos - taxa) };
};

const chaveDe = ({ chaves }: Elenco, id: number) => chaves.get(id) ?? `#${id}`;
const nomeDe = ({ pessoas }: Elenco, id: number) => pessoas.get(id)?.nome ?? '';

function montar(semana_inicio: string, lista: Celula[], couriers: Elenco, lojas: Elenco): RelatorioSemanal {
  const taxa_percentual = lista[0]?.taxa_percentual ?? 0;
  const entregadores = [...somarPor(lista, 'entregador_id', 'comercio_id')];
  const comercios = [...somarPor(lista, 'comercio_id', 'entregador_id')];
  const total = (parte: (soma: Soma) => number) => entregadores.reduce((t, [, soma]) => t + parte(soma), 0);
  return {
    semana: semanaLabel(semana_inicio),
    semana_inicio,
    taxa_percentual,
    dia_pagamento: diaDoPagamento(semana_inicio),
    total_geral: {
      entregas: total((s) => s.entregas),
      quantidade: total((s) => s.quantidade),
      valor: toReais(total((s) => s.centavos)),
      taxa: toReais(total((s) => taxaInCents(s.centavos, taxa_percentual))),
    },
    comercios: Object.fromEntries(
      comercios.map(([id, soma]) => {
        const nomes = soma.outros.map((outro) => chaveDe(couriers, outro));
        const quem = { comercio_id: id, nome: nomeDe(lojas, id) };
        return [chaveDe(lojas, id), { ...quem, ...totaisDe(soma), entregadores: nomes }];
      }),
    ),
    entregadores: Object.fromEntries(
      entregadores.map(([id, soma]) => {
        const nomes = soma.outros.map((outro) => chaveDe(lojas, outro));
        const quem = { entregador_id: id, nome: nomeDe(couriers, id) };
        return [
          chaveDe(couriers, id),
          { ...quem, ...totaisDe(soma), ...dinheiroDe(soma, taxa_percentual), comercios: nomes },
        ];
      }),
    ),
  };
}

/**
 * Returns the weekly reports, newest first [relatorios]. `semana_inicio` selects one week. The cost depends on the
 * listed weeks, not on the history.
 */
export async function acompanhamentoSemanal(em: Em, semana_inicio: string | null): Promise<RelatorioSemanal[]> {
  const semanas = semana_inicio === null ? await semanasComEntregas(em, 'todos') : [semana_inicio];
  const porSemana = Map.groupBy(await celulas(em, semanas), (celula) => celula.semana_inicio);
  const couriers = elenco(await entregadores(em));
  const lojas = elenco(await comercios(em));
  return [...porSemana].map(([semana, lista]) => montar(semana, lista, couriers, lojas));
}
