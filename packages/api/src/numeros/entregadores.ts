import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';
import type { EntregadoresDoPeriodo } from '@corre/contract/numeros/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { emSnapshot } from '@corre/db/snapshot.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { Config } from '../base/config.ts';
import { distribuicao } from './distribuicao.ts';
import { FIM, PRESENCA, ROTA } from './fatos/medidas.ts';
import { type Grupo, ler, quantasDe } from './ler.ts';
import { necessariosPara } from './necessarios.ts';
import { diaDaSemana, diasDe, local, maisDias, maisTarde, type Periodo, periodoAntes } from './periodo.ts';
import { planejar } from './plano.ts';

/** The hours are shown for the last days of a span. No weekday occurs twice in them. */
const DIAS_COM_HORAS = 7;
/** The weeks whose same weekdays tell what a day asks for. */
const SEMANAS_DE_EXEMPLO = 4;
/** A courier counts in a distribution from this time online on, in seconds. */
const SEGUNDOS_MINIMOS = 3_600;

/** Returns the seconds online of each courier of a span. */
export async function segundosOnline(em: Em, periodo: Periodo): Promise<Map<number, number>> {
  const plano = await planejar(em, periodo, { meses: true });
  const grupos = await ler(em, plano, { vistas: { entregador: ['presenca'] } });
  return new Map(grupos.map((grupo) => [grupo.chave, quantasDe(grupo, PRESENCA.online)]));
}

/** Returns the distribution of an amount per hour online, of the couriers with enough time. */
export const porHoraOnline = (segundos: ReadonlyMap<number, number>, quanto: (entregador_id: number) => number) =>
  distribuicao(
    [...segundos]
      .filter(([, online]) => online >= SEGUNDOS_MINIMOS)
      .map(([entregador_id, online]) => (quanto(entregador_id) * 3_600) / online),
  );

/** The finished deliveries per hour online of each courier of the span. */
async function entregasPorHora(em: Em, periodo: Periodo): Promise<EntregadoresDoPeriodo['entregas_por_hora']> {
  const plano = await planejar(em, periodo, { meses: true });
  const grupos = await ler(em, plano, { vistas: { entregador: ['fim'] } });
  const feitas = new Map(grupos.map((grupo) => [grupo.chave, quantasDe(grupo, FIM.finalizada)]));
  return porHoraOnline(await segundosOnline(em, periodo), (entregador_id) => feitas.get(entregador_id) ?? 0);
}

const chave = (dia: string, hora: number) => (diaDaSemana(dia) - 1) * 24 + hora;
const doisDecimais = (valor: number) => Math.round(valor * 100) / 100;

/** Returns the couriers that an hour of a day asks for, from the same weekdays of the weeks before [numeros]. */
function quemPede(grupos: readonly Grupo[], espera_segundos: number) {
  const porChave = new Map(grupos.map((grupo) => [grupo.chave, grupo]));
  return (dia: string, hora: number): number | null => {
    const doDia = Array.from({ length: 24 }, (_, h) => porChave.get(chave(dia, h)));
    const soma = (valor: number) => doDia.reduce((total, grupo) => total + quantasDe(grupo, valor), 0);
    const [rotas, prontas, segundos] = [soma(ROTA.liberada), soma(ROTA.finalizada), soma(ROTA.segundos)];
    if (rotas < AMOSTRA_DOS_NUMEROS || prontas === 0) return null;
    const chegam = quantasDe(porChave.get(chave(dia, hora)), ROTA.liberada) / SEMANAS_DE_EXEMPLO;
    return necessariosPara({ chegam, duracao_segundos: segundos / prontas }, espera_segundos);
  };
}

/** The hours of a span that began until now, as `dia` and `hora`. */
async function horasPassadas(em: Em, periodo: Periodo): Promise<{ dia: string; hora: number }[]> {
  const { dia, hora } = await onlyRow(
    em,
    sql<{ dia: string; hora: number }>`
      select (${local(sql`agora()`)})::date as dia, extract(hour from ${local(sql`agora()`)})::int as hora`,
  );
  return diasDe(periodo)
    .flatMap((d) => Array.from({ length: 24 }, (_, h) => ({ dia: d, hora: h })))
    .filter((passada) => passada.dia < dia || (passada.dia === dia && passada.hora <= hora));
}

/** The seconds online and with a delivery of the last days of a span, by the hour of the week. */
async function presenca(em: Em, { de, ate }: Periodo) {
  const janela = { de: maisTarde(de, maisDias(ate, 1 - DIAS_COM_HORAS)), ate };
  const plano = await planejar(em, janela, { meses: false });
  const grupos = await ler(em, plano, { vistas: { semana: ['presenca'] } });
  const soma = (valor: number) => grupos.reduce((total, grupo) => total + quantasDe(grupo, valor), 0);
  const online = soma(PRESENCA.online);
  const porChave = new Map(grupos.map((grupo) => [grupo.chave, grupo]));
  return {
    janela,
    utilizacao: online === 0 ? null : doisDecimais(soma(PRESENCA.ocupado) / online),
    na: (dia: string, hora: number, valor: number) =>
      doisDecimais(quantasDe(porChave.get(chave(dia, hora)), valor) / 3_600),
  };
}

/** Returns the couriers online, busy and needed in the last days of a span [numeros]. */
export function entregadoresDoPeriodo(em: Em, config: Config, periodo: Periodo): Promise<EntregadoresDoPeriodo> {
  const { de, ate } = periodo;
  const espera_desejada_segundos = config.ESPERA_DESEJADA_SEGUNDOS;
  return emSnapshot(em, async (tx) => {
    const { janela, utilizacao, na } = await presenca(tx, periodo);
    const exemplos = { de: maisDias(janela.de, -7 * SEMANAS_DE_EXEMPLO), ate: maisDias(ate, -7) };
    const plano = await planejar(tx, exemplos, { meses: false });
    const pede = quemPede(await ler(tx, plano, { vistas: { semana: ['rota'] } }), espera_desejada_segundos);
    return {
      de,
      ate,
      espera_desejada_segundos,
      horas: (await horasPassadas(tx, janela)).map(({ dia, hora }) => ({
        dia,
        hora,
        online: na(dia, hora, PRESENCA.online),
        ocupados: na(dia, hora, PRESENCA.ocupado),
        necessarios: pede(dia, hora),
      })),
      utilizacao,
      utilizacao_antes: (await presenca(tx, periodoAntes(periodo))).utilizacao,
      entregas_por_hora: await entregasPorHora(tx, periodo),
      entregas_por_hora_antes: await entregasPorHora(tx, periodoAntes(periodo)),
    };
  });
}
