import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';
import type {
  EntregadoresDoPeriodo,
  NumerosDoEntregador,
  OfertasDoPeriodo,
  Operacao,
} from '@corre/contract/numeros/contrato.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import { countOf, formatInteger, formatMoney } from '../../kit/format/money.ts';
import { dias } from './dias.ts';

/** Weekdays from Monday on. */
const DIAS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const;
/** Short names of the weekdays from Monday on. */
export const DIAS_CURTOS = ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'] as const;

const SEMANA = 7;

/** Returns the weekday of a calendar day: 1 is Monday. */
export const diaDaSemana = (dia: string): number => ((new Date(dia).getUTCDay() + 6) % SEMANA) + 1;

const capital = (texto: string) => `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`;
const nomeDo = (dia_semana: number) => DIAS[dia_semana - 1] ?? '';

/** Returns the name of a day: its weekday in a span of up to a week, else its date. `dias` is the span's length. */
export const nomeDoDia = (dia: string, dias: number): string =>
  dias <= SEMANA ? (DIAS_CURTOS[diaDaSemana(dia) - 1] ?? '') : `${dia.slice(8)}/${dia.slice(5, 7)}`;

const emTexto = (dia: string, dias: number) => (dias <= SEMANA ? nomeDo(diaDaSemana(dia)) : nomeDoDia(dia, dias));

/** Returns whole minutes of seconds, at least '1 min' for a wait that is there. */
export const minutos = (segundos: number): number => Math.max(segundos > 0 ? 1 : 0, Math.round(segundos / 60));

/** Returns the row with the largest value, the first of equal ones. */
function maior<T>(lista: readonly T[], valor: (item: T) => number): T | undefined {
  let escolhido: T | undefined;
  for (const item of lista) if (escolhido === undefined || valor(item) > valor(escolhido)) escolhido = item;
  return escolhido;
}

/** Returns 'Sexta às 20 h'. */
export const diaEHora = ({ dia_semana, hora }: { dia_semana: number; hora: number }): string =>
  `${capital(nomeDo(dia_semana))} às ${hora} h`;

/** 'Sexta às 20 h é o pico: 19 entregas em uma hora'. */
export function tituloDoPico({ horas, totais }: Pick<Operacao, 'horas' | 'totais'>): string {
  const pico = maior(horas, ({ finalizadas }) => finalizadas);
  if (!pico || totais.finalizadas < AMOSTRA_DOS_NUMEROS) return 'Entregas por dia e hora';
  const quantas = countOf(pico.finalizadas, 'entrega', 'entregas');
  return `${diaEHora(pico)} é o pico: ${quantas} em uma hora`;
}

/** How the finished deliveries changed: '362 entregas, 8% a mais que nos dias antes'. */
export function comparacao({ totais, totais_antes }: Pick<Operacao, 'totais' | 'totais_antes'>): string {
  const quantas = countOf(totais.finalizadas, 'entrega', 'entregas');
  if (totais_antes.finalizadas < AMOSTRA_DOS_NUMEROS) return quantas;
  const mudou = Math.round((totais.finalizadas / totais_antes.finalizadas - 1) * 100);
  if (mudou === 0) return `${quantas}, o mesmo que nos dias antes`;
  return `${quantas}, ${Math.abs(mudou)}% a ${mudou > 0 ? 'mais' : 'menos'} que nos dias antes`;
}

/** 'Sexta espera-se 4 min até o aceite e 7 no balcão': the day with the longest median wait for an acceptance. */
export function tituloDaEspera({ de, ate, esperas_por_dia }: Pick<Operacao, 'de' | 'ate' | 'esperas_por_dia'>): string {
  const aceites = esperas_por_dia.filter((e) => e.trecho === 'ate_aceitar' && e.mediana_segundos !== null);
  const pior = maior(aceites, ({ mediana_segundos }) => mediana_segundos ?? 0);
  if (pior?.mediana_segundos == null) return 'Quanto se espera';
  const balcao = esperas_por_dia.find(({ trecho, dia }) => trecho === 'no_balcao' && dia === pior.dia);
  const quando = capital(emTexto(pior.dia, dias({ de, ate })));
  const aceite = `${quando} espera-se ${minutos(pior.mediana_segundos)} min até o aceite`;
  return balcao?.mediana_segundos == null ? aceite : `${aceite} e ${minutos(balcao.mediana_segundos)} no balcão`;
}

/** 'Sexta às 20 h espera-se 4 min até o aceite': the weekday and hour with the longest median wait. */
export function tituloDaEsperaPorHora({ aceite_por_hora }: Pick<Operacao, 'aceite_por_hora'>): string {
  const vistas = aceite_por_hora.filter(({ mediana_segundos }) => mediana_segundos !== null);
  const pior = maior(vistas, ({ mediana_segundos }) => mediana_segundos ?? 0);
  if (pior?.mediana_segundos == null) return 'Quanto se espera em cada hora';
  return `${diaEHora(pior)} espera-se ${minutos(pior.mediana_segundos)} min até o aceite`;
}

/** 'Em Jardim Alvorada espera-se 8 min na porta': the bairro with the longest median wait at the door. */
export function tituloDaEsperaPorBairro({
  bairros,
  esperas_por_bairro,
}: Pick<Operacao, 'bairros' | 'esperas_por_bairro'>): string {
  const portas = esperas_por_bairro.filter((e) => e.trecho === 'na_porta' && e.mediana_segundos !== null);
  const pior = maior(portas, ({ mediana_segundos }) => mediana_segundos ?? 0);
  const nome = bairros.find(({ bairro_id }) => bairro_id === pior?.bairro_id)?.bairro;
  if (pior?.mediana_segundos == null || nome === undefined) return 'Quanto se espera em cada bairro';
  return `Em ${nome} espera-se ${minutos(pior.mediana_segundos)} min na porta`;
}

/** The share of accepted offers among those that were answered or lapsed, in percent. Null with too few. */
export function aceitacao(o: Pick<OfertasDoPeriodo['totais'], 'aceitas' | 'recusadas' | 'expiradas'>): number | null {
  const total = o.aceitas + o.recusadas + o.expiradas;
  return total < AMOSTRA_DOS_NUMEROS ? null : Math.round((o.aceitas / total) * 100);
}

/** 'Aceitação caiu para 71% na sexta', or the share of the whole span where no day is much lower. */
export function tituloDaAceitacao({
  de,
  ate,
  dias: lista,
  totais,
}: Pick<OfertasDoPeriodo, 'de' | 'ate' | 'dias' | 'totais'>): string {
  const toda = aceitacao(totais);
  if (toda === null) return 'Ofertas aceitas';
  const pior = maior(
    lista.filter((dia) => aceitacao(dia) !== null),
    (dia) => -(aceitacao(dia) ?? 0),
  );
  const menor = pior && aceitacao(pior);
  if (pior && menor != null && menor <= toda - 5) {
    const quantos = dias({ de, ate });
    const artigo = diaDaSemana(pior.dia) <= 5 ? 'na' : 'no';
    const quando = `${quantos <= SEMANA ? artigo : 'em'} ${emTexto(pior.dia, quantos)}`;
    return `Aceitação caiu para ${menor}% ${quando}`;
  }
  return `${toda} de cada 100 ofertas foram aceitas`;
}

/** The day and the hours in a row with the most couriers missing, and how many. Undefined if nobody is missing. */
export function diaDaFalta(horas: EntregadoresDoPeriodo['horas']) {
  const falta = (h: EntregadoresDoPeriodo['horas'][number]) => (h.necessarios ?? 0) - h.online;
  const faltam = (h: EntregadoresDoPeriodo['horas'][number]) => Math.round(falta(h));
  const pior = maior(horas, falta);
  if (!pior || faltam(pior) < 1) return undefined;
  const doDia = new Map(horas.filter(({ dia }) => dia === pior.dia).map((hora) => [hora.hora, faltam(hora)]));
  let [de, ate] = [pior.hora, pior.hora + 1];
  while ((doDia.get(de - 1) ?? 0) >= 1) de -= 1;
  while ((doDia.get(ate) ?? 0) >= 1) ate += 1;
  return { dia: pior.dia, faltam: faltam(pior), de, ate };
}

/** 'Sexta, das 19 às 22 h, faltam até 4 entregadores'. */
export function tituloDaFalta({ horas }: Pick<EntregadoresDoPeriodo, 'horas'>): string {
  if (horas.every(({ necessarios }) => necessarios === null)) return 'Entregadores por hora';
  const falta = diaDaFalta(horas);
  if (!falta) return 'Houve entregadores para todas as horas';
  const quantos = falta.faltam === 1 ? 'falta 1 entregador' : `faltam até ${falta.faltam} entregadores`;
  return `${capital(nomeDo(diaDaSemana(falta.dia)))}, das ${falta.de} às ${falta.ate} h, ${quantos}`;
}

/** 'Sábado teve 11 entregas com problema'. Silent with too few ended requests. */
export function tituloDosFins({ de, ate, dias: lista }: Pick<Operacao, 'de' | 'ate' | 'dias'>): string {
  const pior = maior(lista, ({ com_problema }) => com_problema);
  const encerradas = lista.reduce((soma, { finalizadas, canceladas }) => soma + finalizadas + canceladas, 0);
  if (!pior || pior.com_problema === 0 || encerradas < AMOSTRA_DOS_NUMEROS) return 'Como as entregas terminaram';
  const problemas = countOf(pior.com_problema, 'entrega com problema', 'entregas com problema');
  return `${capital(emTexto(pior.dia, dias({ de, ate })))} teve ${problemas}`;
}

/** '6 entregadores, como antes; o R$ por hora subiu 4%': whether couriers left, and what an hour brought. */
export function tituloDaEquipe({
  reais_por_hora: agora,
  reais_por_hora_antes: antes,
}: Pick<DinheiroDoPeriodo, 'reais_por_hora' | 'reais_por_hora_antes'>): string {
  if (agora.mediana === null) return 'Quanto os entregadores ganham por hora';
  const quantos = countOf(agora.amostra, 'entregador', 'entregadores');
  if (antes.mediana === null || antes.mediana <= 0) return `${quantos}, no meio ${formatMoney(agora.mediana)} por hora`;
  const saldo = agora.amostra - antes.amostra;
  const pessoas = saldo === 0 ? 'como antes' : `${Math.abs(saldo)} a ${saldo > 0 ? 'mais' : 'menos'}`;
  const mudou = Math.round((agora.mediana / antes.mediana - 1) * 100);
  const hora = mudou === 0 ? 'ficou igual' : `${mudou > 0 ? 'subiu' : 'caiu'} ${Math.abs(mudou)}%`;
  return `${quantos}, ${pessoas}; o R$ por hora ${hora}`;
}

/** 'Ganhos subiram 8%: R$ 3.201,42 na semana'. */
export function tituloDosGanhos({ semanas }: Pick<DinheiroDoPeriodo, 'semanas'>): string {
  const ultima = semanas.at(-1);
  const antes = semanas.at(-2);
  if (!ultima || ultima.entregas < AMOSTRA_DOS_NUMEROS) return 'Ganhos dos entregadores por semana';
  const valor = `${formatMoney(ultima.liquido)} na semana`;
  if (!antes || antes.entregas < AMOSTRA_DOS_NUMEROS || antes.liquido <= 0) return `Ganhos: ${valor}`;
  const mudou = Math.round((ultima.liquido / antes.liquido - 1) * 100);
  if (mudou === 0) return `Ganhos iguais aos da semana antes: ${valor}`;
  return `Ganhos ${mudou > 0 ? 'subiram' : 'caíram'} ${Math.abs(mudou)}%: ${valor}`;
}

/** 'Sexta às 20 h rende mais: R$ 32,00 por hora': among hours with at least two hours online. */
export function tituloDosMeusGanhos({ horas }: Pick<NumerosDoEntregador, 'horas'>): string {
  const comTempo = horas.filter(({ horas_online }) => horas_online >= 2);
  const melhor = maior(comTempo, ({ valor, horas_online }) => valor / horas_online);
  if (!melhor || melhor.valor === 0) return 'Quanto cada hora rende';
  const reais = formatInteger(Math.round(melhor.valor / melhor.horas_online));
  return `${diaEHora(melhor)} rende mais: R$ ${reais} por hora`;
}
