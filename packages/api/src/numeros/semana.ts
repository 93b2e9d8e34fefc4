import { SEMANAS_PARA_GUARDAR } from '@corre/contract/numeros/constantes.ts';
import { type RelatorioDaSemana, relatorioDaSemanaSchema } from '@corre/contract/numeros/semana-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../base/config.ts';
import { dinheiroDoPeriodo } from './dinheiro.ts';
import { entregadoresDoPeriodo } from './entregadores.ts';
import { DE_TODOS } from './fatos/recorte.ts';
import { lojasDoPeriodo, nomesDasLojas } from './lojas.ts';
import { ofertasDoPeriodo } from './ofertas.ts';
import { operacao } from './operacao.ts';
import { maisDias } from './periodo.ts';
import { portaDoPeriodo } from './porta.ts';

async function calcular(em: Em, config: Config, semana_inicio: string): Promise<RelatorioDaSemana> {
  const periodo = { de: semana_inicio, ate: maisDias(semana_inicio, 6) };
  const pedido = { ...periodo, sujeito: DE_TODOS };
  return {
    semana_inicio,
    fechada_em: null,
    operacao: await operacao(em, config, pedido),
    ofertas: await ofertasDoPeriodo(em, pedido),
    entregadores: await entregadoresDoPeriodo(em, config, periodo),
    dinheiro: await dinheiroDoPeriodo(em, periodo),
    lojas: await lojasDoPeriodo(em, pedido),
    porta: await portaDoPeriodo(em, pedido),
  };
}

/** A stored report has no names of shops, so that an erased name is in none. */
const semNomes = ({ lojas, porta, ...resto }: RelatorioDaSemana): RelatorioDaSemana => ({
  ...resto,
  lojas: { ...lojas, lojas: lojas.lojas.map((loja) => ({ ...loja, comercio: '' })) },
  porta: { ...porta, lojas: porta.lojas.map((loja) => ({ ...loja, comercio: '' })) },
});

function comNomes({ lojas, porta, ...resto }: RelatorioDaSemana, nomes: Map<number, string>): RelatorioDaSemana {
  const nomear = <L extends { comercio_id: number }>(loja: L) => ({
    ...loja,
    comercio: nomes.get(loja.comercio_id) ?? '',
  });
  return {
    ...resto,
    lojas: { ...lojas, lojas: lojas.lojas.map(nomear) },
    porta: { ...porta, lojas: porta.lojas.map(nomear) },
  };
}

/**
 * The oldest week that is over, whose hours are all closed without a mark, and that has no report yet. Only weeks with
 * ended requests or offers have one.
 */
const aFechar = async (em: Em): Promise<string | undefined> => {
  const [linha] = await rows(
    em,
    sql<{ semana_inicio: string }>`
      select s.semana_inicio::text from (
        select semana_de(agora()) - 7 * n as semana_inicio from generate_series(1, ${sql.lit(SEMANAS_PARA_GUARDAR)}) n
      ) s
       where not exists (select from relatorio_semanal r where r.semana_inicio = s.semana_inicio)
         and (select ate from numero_fechado where id = 1) >= inicio_da_semana(s.semana_inicio + 7)
         and not exists (select from numero_mudado m where m.hora < inicio_da_semana(s.semana_inicio + 7))
         and exists (
           select from numero_somado c
            where c.grao = 'dia' and c.dimensao = 'total' and c.inicio >= inicio_da_semana(s.semana_inicio)
              and c.inicio < inicio_da_semana(s.semana_inicio + 7))
       order by 1 limit 1`,
  );
  return linha?.semana_inicio;
};

/**
 * Keeps the report of the next week that was closed. Returns false if none is due. Two processes compute the same, and
 * the first one stays.
 */
export async function guardarRelatorio(em: Em, config: Config): Promise<boolean> {
  const semana_inicio = await aFechar(em);
  if (semana_inicio === undefined) return false;
  const relatorio = semNomes(await calcular(em, config, semana_inicio));
  await rows(
    em,
    sql`insert into relatorio_semanal (semana_inicio, relatorio) values (${semana_inicio}::date, ${JSON.stringify(relatorio)}::jsonb)
        on conflict do nothing`,
  );
  return true;
}

/**
 * Returns the report of a week [numeros]: as it was kept when the week was closed, with the shops' present names.
 * Without a kept report `fechada_em` is null, and the figures are those of now.
 */
export async function relatorioDaSemana(em: Em, config: Config, semana_inicio: string): Promise<RelatorioDaSemana> {
  const [guardado] = await rows(
    em,
    sql<{ fechada_em: string; relatorio: unknown }>`
      select fechada_em, relatorio from relatorio_semanal where semana_inicio = ${semana_inicio}::date`,
  );
  if (!guardado) return calcular(em, config, semana_inicio);
  const relatorio = relatorioDaSemanaSchema.parse({
    ...(guardado.relatorio as object),
    fechada_em: guardado.fechada_em,
  });
  return comNomes(relatorio, await nomesDasLojas(em));
}
