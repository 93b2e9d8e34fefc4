import { TRECHOS } from '@corre/contract/numeros/constantes.ts';
import type { Operacao } from '@corre/contract/numeros/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { emSnapshot } from '@corre/db/snapshot.ts';
import type { Config } from '../base/config.ts';
import { nomesDosBairros } from './bairros.ts';
import { FIM, type Medida } from './fatos/medidas.ts';
import { diaDoGrupo, type Grupo, ler, quantasDe } from './ler.ts';
import { type Pedido, periodoAntes } from './periodo.ts';
import { planejar } from './plano.ts';

const ESPERAS: readonly Medida[] = TRECHOS;

/** Counts the ends of a group. */
export const encerradas = (fim: Grupo | undefined) => ({
  finalizadas: quantasDe(fim, FIM.finalizada),
  canceladas: quantasDe(fim, FIM.cancelada),
  com_problema: quantasDe(fim, FIM.com_problema),
});

/** Returns the median and the 90th percentile of a group. A missing group has no cases. */
export const quantis = (grupo: Grupo | undefined) => ({
  mediana_segundos: grupo?.mediana ?? null,
  p90_segundos: grupo?.p90 ?? null,
  amostra: grupo?.amostra ?? 0,
});

const esperas = (grupos: readonly Grupo[]) =>
  TRECHOS.flatMap((trecho) =>
    grupos
      .filter(({ medida }) => medida === trecho)
      .map((grupo) => ({ ...quantis(grupo), trecho, chave: grupo.chave })),
  );

const doPeriodo = (grupos: readonly Grupo[]): Operacao['esperas'] =>
  esperas(grupos).map(({ chave, ...resto }) => resto);

const naHora = (chave: number) => ({ dia_semana: Math.floor(chave / 24) + 1, hora: chave % 24 });

type Lidos = (vista: Grupo['vista'], medida?: Medida) => Grupo[];

const filtro =
  (grupos: readonly Grupo[]): Lidos =>
  (vista, medida) =>
    grupos.filter((grupo) => grupo.vista === vista && (medida === undefined || grupo.medida === medida));

const prazo = (lidos: Lidos, prometido_segundos: number): Operacao['prazo'] => {
  const [grupo] = lidos('total', 'prazo');
  return { ...quantis(grupo), prometido_segundos, no_prazo: grupo?.dentro ?? 0 };
};

/** The totals of a span, also of the span before. Months are enough. */
async function totais(em: Em, pedido: Pedido, prometido: number) {
  const plano = await planejar(em, pedido, { sujeito: pedido.sujeito, meses: true });
  const lidos = filtro(await ler(em, plano, { vistas: { total: ['fim', 'prazo', ...ESPERAS] }, prometido }));
  return {
    totais: encerradas(lidos('total', 'fim')[0]),
    esperas: doPeriodo(lidos('total')),
    prazo: prazo(lidos, prometido),
  };
}

/** The figures of single days need the cells of days. */
async function porDia(em: Em, pedido: Pedido) {
  const plano = await planejar(em, pedido, { sujeito: pedido.sujeito, meses: false });
  const lidos = filtro(await ler(em, plano, { vistas: { dia: ['fim', ...ESPERAS] } }));
  return {
    dias: lidos('dia', 'fim').map((grupo) => ({ dia: diaDoGrupo(grupo), ...encerradas(grupo) })),
    esperas_por_dia: lidos('dia')
      .filter(({ medida }) => medida !== 'fim')
      .flatMap((grupo) => esperas([grupo]).map(({ chave, ...resto }) => ({ ...resto, dia: diaDoGrupo(grupo) }))),
  };
}

/** The figures of hours and bairros come from months. */
async function porHoraEBairro(em: Em, pedido: Pedido) {
  const plano = await planejar(em, pedido, { sujeito: pedido.sujeito, meses: true });
  const vistas = { hora: ESPERAS, semana: ['fim', 'ate_aceitar'], bairro: ['fim', ...ESPERAS] } as const;
  const lidos = filtro(await ler(em, plano, { vistas }));
  const nomes = await nomesDosBairros(em);
  return {
    horas: lidos('semana', 'fim')
      .map((grupo) => ({ ...naHora(grupo.chave), finalizadas: encerradas(grupo).finalizadas }))
      .filter(({ finalizadas }) => finalizadas > 0),
    esperas_por_hora: esperas(lidos('hora')).map(({ chave, ...resto }) => ({ ...resto, hora: chave })),
    aceite_por_hora: lidos('semana', 'ate_aceitar').map((grupo) => ({ ...naHora(grupo.chave), ...quantis(grupo) })),
    bairros: lidos('bairro', 'fim')
      .map((grupo) => ({ bairro_id: grupo.chave, bairro: nomes.get(grupo.chave) ?? '', ...encerradas(grupo) }))
      .sort((a, b) => b.finalizadas + b.canceladas - (a.finalizadas + a.canceladas) || a.bairro_id - b.bairro_id),
    esperas_por_bairro: esperas(lidos('bairro')).map(({ chave, ...resto }) => ({ ...resto, bairro_id: chave })),
  };
}

/** Returns how the deliveries of a span went [numeros], with the totals of the span before. */
export function operacao(em: Em, config: Config, pedido: Pedido): Promise<Operacao> {
  const prometido = config.PRAZO_PROMETIDO_MIN * 60;
  return emSnapshot(em, async (tx) => {
    const antes = await totais(tx, periodoAntes(pedido), prometido);
    return {
      de: pedido.de,
      ate: pedido.ate,
      ...(await totais(tx, pedido, prometido)),
      totais_antes: antes.totais,
      esperas_antes: antes.esperas,
      prazo_antes: antes.prazo,
      ...(await porDia(tx, pedido)),
      ...(await porHoraEBairro(tx, pedido)),
    };
  });
}
