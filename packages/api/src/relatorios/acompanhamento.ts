import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { SEMANAS_HISTORICO } from '../shared/constantes.ts';
import { emCentavos, emReais, taxaEmCentavos } from '../shared/dinheiro.ts';
import { diaDoPagamento, rotuloDaSemana } from '../shared/semana.ts';
import type { RelatorioSemanal } from './contrato.ts';

/** What one courier delivered for one shop in one week. */
interface Celula {
  semana_inicio: string;
  entregador: string;
  comercio: string;
  total_entregas: number;
  total_quantidade: number;
  total_valor: number;
}

interface Soma {
  entregas: number;
  quantidade: number;
  centavos: number;
  nomes: string[];
}

/** The cells of the listed weeks. Two couriers, or a shop and a removed one, may share a name: then the key says which. */
const celulas = (em: Em, semana_inicio: string | null) =>
  rows(
    em,
    sql<Celula>`
      with semanas as (
        select distinct semana_inicio from resumo_semanal
         where ${semana_inicio}::date is null or semana_inicio = ${semana_inicio}::date
         order by semana_inicio desc limit ${SEMANAS_HISTORICO}
      ), nomes as (
        select id, nome_completo || case when count(*) over (partition by nome_completo) > 1 then ' (@' || usuario || ')' else '' end as nome
          from entregador
      ), lojas as (
        select id, nome || case when count(*) over (partition by nome_chave) > 1 then ' (nº ' || id || ')' else '' end as nome from comercio
      )
      select r.semana_inicio::text as semana_inicio, n.nome as entregador, l.nome as comercio,
             r.total_entregas, r.total_quantidade, r.total_valor
        from semanas s join resumo_semanal r using (semana_inicio)
        join nomes n on n.id = r.entregador_id join lojas l on l.id = r.comercio_id
       order by r.semana_inicio desc, r.total_entregas desc, n.nome, l.nome`,
  );

/** Adds cells up in cents under one name, and keeps whom they were shared with. */
function somarPor(
  lista: Celula[],
  chave: 'entregador' | 'comercio',
  outro: 'entregador' | 'comercio',
): Map<string, Soma> {
  const somas = new Map<string, Soma>();
  for (const celula of lista) {
    const soma = somas.get(celula[chave]) ?? { entregas: 0, quantidade: 0, centavos: 0, nomes: [] };
    soma.entregas += celula.total_entregas;
    soma.quantidade += celula.total_quantidade;
    soma.centavos += emCentavos(celula.total_valor);
    soma.nomes.push(celula[outro]);
    somas.set(celula[chave], soma);
  }
  return somas;
}

const totaisDe = ({ entregas, quantidade, centavos }: Soma) => ({
  total_entregas: entregas,
  total_quantidade: quantidade,
  total_valor: emReais(centavos),
});

function montar(semana_inicio: string, lista: Celula[]): RelatorioSemanal {
  const entregadores = somarPor(lista, 'entregador', 'comercio');
  const comercios = somarPor(lista, 'comercio', 'entregador');
  const total = (parte: (soma: Soma) => number) => [...entregadores.values()].reduce((t, soma) => t + parte(soma), 0);
  return {
    semana: rotuloDaSemana(semana_inicio),
    semana_inicio,
    dia_pagamento: diaDoPagamento(semana_inicio),
    total_geral: {
      entregas: total((s) => s.entregas),
      quantidade: total((s) => s.quantidade),
      valor: emReais(total((s) => s.centavos)),
      taxa: emReais(total((s) => taxaEmCentavos(s.centavos))),
    },
    comercios: Object.fromEntries(
      [...comercios].map(([nome, soma]) => [nome, { ...totaisDe(soma), entregadores: soma.nomes }]),
    ),
    entregadores: Object.fromEntries(
      [...entregadores].map(([nome, soma]) => {
        const taxa = taxaEmCentavos(soma.centavos);
        const dinheiro = { total_taxa: emReais(taxa), total_a_receber: emReais(soma.centavos - taxa) };
        return [nome, { ...totaisDe(soma), ...dinheiro, comercios: soma.nomes }];
      }),
    ),
  };
}

/** The weekly reports, newest first; `semana_inicio` asks for one only. Cost follows the weeks listed, not the history. */
export async function acompanhamentoSemanal(em: Em, semana_inicio: string | null): Promise<RelatorioSemanal[]> {
  const porSemana = Map.groupBy(await celulas(em, semana_inicio), (celula) => celula.semana_inicio);
  return [...porSemana].map(([semana, lista]) => montar(semana, lista));
}
