import { expect, test } from 'vitest';
import {
  aceitacao,
  comparacao,
  diaDaFalta,
  tituloDaAceitacao,
  tituloDaEquipe,
  tituloDaEspera,
  tituloDaEsperaPorBairro,
  tituloDaEsperaPorHora,
  tituloDaFalta,
  tituloDoPico,
  tituloDosFins,
  tituloDosGanhos,
  tituloDosMeusGanhos,
} from './titles.ts';

// [numeros]
const SEMANA = { de: '2026-11-09', ate: '2026-11-15' };
const MES = { de: '2026-11-01', ate: '2026-11-30' };
const dias = (finalizadas: number, com_problema = 0) =>
  Array.from({ length: 7 }, (_, n) => ({
    dia: `2026-11-${String(9 + n).padStart(2, '0')}`,
    finalizadas,
    canceladas: 0,
    com_problema: n === 5 ? com_problema : 0,
  }));
const totais = (finalizadas: number) => ({ finalizadas, canceladas: 0, com_problema: 0 });
const ofertas = (aceitas: number, recusadas: number) => ({
  enviadas: aceitas + recusadas,
  mostradas: aceitas + recusadas,
  aceitas,
  recusadas,
  expiradas: 0,
  nao_entregues: 0,
});

test('the peak is named, and nothing is said of four deliveries', () => {
  const horas = [
    { dia_semana: 1, hora: 12, finalizadas: 3 },
    { dia_semana: 5, hora: 20, finalizadas: 19 },
  ];
  expect(tituloDoPico({ horas, totais: totais(22) })).toBe('Sexta às 20 h é o pico: 19 entregas em uma hora');
  expect(tituloDoPico({ horas, totais: totais(4) })).toBe('Entregas por dia e hora');
});

test('a change is told in percent of enough deliveries', () => {
  expect(comparacao({ totais: totais(108), totais_antes: totais(100) })).toBe(
    '108 entregas, 8% a mais que nos dias antes',
  );
  expect(comparacao({ totais: totais(90), totais_antes: totais(100) })).toBe(
    '90 entregas, 10% a menos que nos dias antes',
  );
  expect(comparacao({ totais: totais(90), totais_antes: totais(0) })).toBe('90 entregas');
});

test('the day with the longest wait is named', () => {
  const espera = (trecho: 'ate_aceitar' | 'no_balcao', dia: string, mediana_segundos: number | null) => ({
    trecho,
    dia,
    mediana_segundos,
    p90_segundos: mediana_segundos,
    amostra: 9,
  });
  const esperas_por_dia = [
    espera('ate_aceitar', '2026-11-09', 60),
    espera('ate_aceitar', '2026-11-13', 240),
    espera('no_balcao', '2026-11-13', 420),
  ];
  expect(tituloDaEspera({ ...SEMANA, esperas_por_dia })).toBe('Sexta espera-se 4 min até o aceite e 7 no balcão');
  expect(tituloDaEspera({ ...SEMANA, esperas_por_dia: [] })).toBe('Quanto se espera');
});

test('a low day of the acceptance is named, else the whole share', () => {
  expect(aceitacao(ofertas(3, 1))).toBeNull();
  const umDia = (dia: string, o: ReturnType<typeof ofertas>) => ({ dia, ...o });
  const baixo = [umDia('2026-11-12', ofertas(90, 10)), umDia('2026-11-13', ofertas(71, 29))];
  expect(tituloDaAceitacao({ ...SEMANA, dias: baixo, totais: ofertas(161, 39) })).toBe(
    'Aceitação caiu para 71% na sexta',
  );
  expect(tituloDaAceitacao({ ...SEMANA, dias: baixo.slice(0, 1), totais: ofertas(90, 10) })).toBe(
    '90 de cada 100 ofertas foram aceitas',
  );
});

test('the hours without enough couriers are named', () => {
  const hora = (h: number, online: number, necessarios: number | null) => ({
    dia: '2026-11-13',
    hora: h,
    online,
    ocupados: 0,
    necessarios,
  });
  const horas = [hora(18, 7, 7), hora(19, 9, 12), hora(20, 9, 13), hora(21, 9, 11)];
  expect(diaDaFalta(horas)).toEqual({ dia: '2026-11-13', faltam: 4, de: 19, ate: 22 });
  expect(tituloDaFalta({ horas })).toBe('Sexta, das 19 às 22 h, faltam até 4 entregadores');
  expect(tituloDaFalta({ horas: [hora(18, 7, 7)] })).toBe('Houve entregadores para todas as horas');
  expect(tituloDaFalta({ horas: [hora(18, 7, null)] })).toBe('Entregadores por hora');
});

test('problems, earnings and best hours are named', () => {
  expect(tituloDosFins({ ...SEMANA, dias: dias(9, 11) })).toBe('Sábado teve 11 entregas com problema');
  const semana = (liquido: number) => ({
    semana_inicio: '2026-11-09',
    entregas: 9,
    valor: liquido,
    taxa: 0,
    ajustes: 0,
    liquido,
    pago: 0,
    faturado: 0,
    recebido: 0,
  });
  expect(tituloDosGanhos({ semanas: [semana(100), semana(108)] }).replaceAll('\u00a0', ' ')).toBe(
    'Ganhos subiram 8%: R$ 108,00 na semana',
  );
  expect(tituloDosMeusGanhos({ horas: [{ dia_semana: 5, hora: 20, entregas: 8, valor: 64, horas_online: 2 }] })).toBe(
    'Sexta às 20 h rende mais: R$ 32 por hora',
  );
});

test('the hour and the bairro with the longest wait are named', () => {
  const espera = { p90_segundos: 900, amostra: 9 };
  expect(
    tituloDaEsperaPorHora({
      aceite_por_hora: [
        { ...espera, dia_semana: 5, hora: 20, mediana_segundos: 240 },
        { ...espera, dia_semana: 6, hora: 20, mediana_segundos: 60 },
      ],
    }),
  ).toBe('Sexta às 20 h espera-se 4 min até o aceite');
  expect(tituloDaEsperaPorHora({ aceite_por_hora: [] })).toBe('Quanto se espera em cada hora');
  const encerradas = { finalizadas: 9, canceladas: 0, com_problema: 0 };
  expect(
    tituloDaEsperaPorBairro({
      bairros: [{ ...encerradas, bairro_id: 3, bairro: 'Jardim Alvorada' }],
      esperas_por_bairro: [{ ...espera, trecho: 'na_porta', bairro_id: 3, mediana_segundos: 480 }],
    }),
  ).toBe('Em Jardim Alvorada espera-se 8 min na porta');
});

test('whether couriers left, and what an hour brought', () => {
  const faixa = (amostra: number, mediana: number | null) => ({ amostra, p10: mediana, mediana, p90: mediana });
  const titulo = (agora: number | null, antes: number | null, saldo = 0) =>
    tituloDaEquipe({ reais_por_hora: faixa(6 + saldo, agora), reais_por_hora_antes: faixa(6, antes) });
  expect(titulo(20.8, 20)).toBe('6 entregadores, como antes; o R$ por hora subiu 4%');
  expect(titulo(15, 20, -1)).toBe('5 entregadores, 1 a menos; o R$ por hora caiu 25%');
  expect(titulo(null, 20)).toBe('Quanto os entregadores ganham por hora');
});

test('a day is named by the length of the span, not by how many days had cases', () => {
  const baixo = [
    { dia: '2026-11-12', ...ofertas(90, 10) },
    { dia: '2026-11-13', ...ofertas(71, 29) },
  ];
  const espera = {
    trecho: 'ate_aceitar',
    dia: '2026-11-13',
    mediana_segundos: 240,
    p90_segundos: 240,
    amostra: 9,
  } as const;
  expect(tituloDaEspera({ ...MES, esperas_por_dia: [espera] })).toBe('13/11 espera-se 4 min até o aceite');
  expect(tituloDaAceitacao({ ...MES, dias: baixo, totais: ofertas(161, 39) })).toBe('Aceitação caiu para 71% em 13/11');
  expect(tituloDosFins({ ...MES, dias: dias(9, 11) })).toBe('14/11 teve 11 entregas com problema');
});

test('nothing is said of problems among four ended requests', () => {
  const um = (finalizadas: number) => ({ dia: '2026-11-13', finalizadas, canceladas: 1, com_problema: 1 });
  expect(tituloDosFins({ ...SEMANA, dias: [um(3)] })).toBe('Como as entregas terminaram');
  expect(tituloDosFins({ ...SEMANA, dias: [um(4)] })).toBe('Sexta teve 1 entrega com problema');
});
