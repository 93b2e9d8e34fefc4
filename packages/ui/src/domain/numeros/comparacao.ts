import { AMOSTRA_DOS_NUMEROS, type TRECHOS } from '@corre/contract/numeros/constantes.ts';
import type { EntregadoresDoPeriodo, OfertasDoPeriodo, Operacao } from '@corre/contract/numeros/contrato.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import { countOf, formatInteger, formatMoney, formatOneDecimal } from '../../kit/format/money.ts';
import type { Asked } from './asked.ts';
import { aceitacao } from './titles.ts';

/** A figure of the span beside the same figure of the span before. Null means too few cases. */
export interface Comparada {
  nome: string;
  agora: number | null;
  antes: number | null;
  format: (valor: number) => string;
  /** whether more is better */
  mais_e_melhor: boolean;
}

/** A change below this share of the value before is no change. */
const IGUAL = 0.03;

const tempo = (segundos: number) =>
  segundos < 120 ? `${formatInteger(segundos)} s` : `${formatInteger(Math.round(segundos / 60))} min`;
const porcento = (parte: number) => `${formatInteger(parte)}%`;

const parteDe = (casos: number, total: number) =>
  total < AMOSTRA_DOS_NUMEROS ? null : Math.round((casos / total) * 100);
const encerradas = ({ finalizadas, canceladas }: Operacao['totais']) => finalizadas + canceladas;

type Dados = {
  operacao: Operacao;
  ofertas?: OfertasDoPeriodo | undefined;
  equipe?: EntregadoresDoPeriodo | undefined;
  dinheiro?: DinheiroDoPeriodo | undefined;
};

/** Returns the figures that tell whether the span was better than the span before. */
export function comparadas({ operacao, ofertas, equipe, dinheiro }: Dados): Comparada[] {
  const { totais, totais_antes, esperas, esperas_antes, prazo, prazo_antes } = operacao;
  const mediana = (lista: Operacao['esperas'], trecho: (typeof TRECHOS)[number]) =>
    lista.find((espera) => espera.trecho === trecho)?.mediana_segundos ?? null;
  const menos = { mais_e_melhor: false };
  const mais = { mais_e_melhor: true };
  const problemas = (t: Operacao['totais']) => parteDe(t.com_problema, encerradas(t));
  const canceladas = (t: Operacao['totais']) => parteDe(t.canceladas, encerradas(t));
  const espera = (nome: string, trecho: (typeof TRECHOS)[number]): Comparada => ({
    ...menos,
    nome,
    agora: mediana(esperas, trecho),
    antes: mediana(esperas_antes, trecho),
    format: tempo,
  });
  return [
    { ...mais, nome: 'Entregas', agora: totais.finalizadas, antes: totais_antes.finalizadas, format: formatInteger },
    espera('Espera até aceitar', 'ate_aceitar'),
    espera('Espera no balcão', 'no_balcao'),
    {
      ...mais,
      nome: 'No prazo',
      agora: parteDe(prazo.no_prazo, prazo.amostra),
      antes: parteDe(prazo_antes.no_prazo, prazo_antes.amostra),
      format: porcento,
    },
    { ...menos, nome: 'Com problema', agora: problemas(totais), antes: problemas(totais_antes), format: porcento },
    { ...menos, nome: 'Canceladas', agora: canceladas(totais), antes: canceladas(totais_antes), format: porcento },
    ...(ofertas
      ? [
          {
            ...mais,
            nome: 'Ofertas aceitas',
            agora: aceitacao(ofertas.totais),
            antes: aceitacao(ofertas.totais_antes),
            format: porcento,
          },
        ]
      : []),
    ...(equipe && !dinheiro
      ? [
          {
            ...mais,
            nome: 'Entregas por hora',
            agora: equipe.entregas_por_hora.mediana,
            antes: equipe.entregas_por_hora_antes.mediana,
            format: formatOneDecimal,
          },
        ]
      : []),
    ...(dinheiro
      ? [
          {
            ...mais,
            nome: 'R$ por hora',
            agora: dinheiro.reais_por_hora.mediana,
            antes: dinheiro.reais_por_hora_antes.mediana,
            format: formatMoney,
          },
        ]
      : []),
  ];
}

/** Returns whether a figure became better or worse, or stayed. Null without a figure before. */
export function mudanca({ agora, antes, mais_e_melhor }: Comparada): 'melhor' | 'pior' | 'igual' | null {
  if (agora === null || antes === null) return null;
  if (Math.abs(agora - antes) <= Math.abs(antes) * IGUAL) return 'igual';
  return agora > antes === mais_e_melhor ? 'melhor' : 'pior';
}

/**
 * Returns the figures of several queries as one. They wait for all answers, because a figure that comes later may turn
 * the finding. A query that failed is left out, except for the one of the deliveries.
 */
export function comparadasDe({
  operacao,
  ofertas,
  equipe,
  dinheiro,
}: {
  operacao: Asked<Operacao>;
  ofertas: Asked<OfertasDoPeriodo>;
  equipe?: Asked<EntregadoresDoPeriodo>;
  dinheiro?: Asked<DinheiroDoPeriodo>;
}): Asked<Comparada[]> {
  const outras = [ofertas, equipe, dinheiro].filter((asked) => asked !== undefined);
  const all = outras.every(({ data, failed }) => data !== undefined || failed);
  return {
    ...operacao,
    old: operacao.old || outras.some(({ old }) => old),
    data:
      operacao.data && all
        ? comparadas({
            operacao: operacao.data,
            ofertas: ofertas.data,
            equipe: equipe?.data,
            dinheiro: dinheiro?.data,
          })
        : undefined,
  };
}

/** 'Melhor que a semana antes em 5 de 8 números'. Silent where fewer than half of the figures can be compared. */
export function tituloDaComparacao(lista: readonly Comparada[], dias: number): string {
  const antes = dias === 7 ? 'a semana antes' : `os ${countOf(dias, 'dia', 'dias')} antes`;
  const mudancas = lista.map(mudanca).filter((uma) => uma !== null);
  const quantas = (qual: string) => mudancas.filter((uma) => uma === qual).length;
  const [melhor, pior] = [quantas('melhor'), quantas('pior')];
  if (mudancas.length === 0 || mudancas.length * 2 < lista.length) return `O período e ${antes}`;
  if (melhor === pior) return `Nem melhor nem pior que ${antes}`;
  const [qual, quantos] = melhor > pior ? ['Melhor', melhor] : ['Pior', pior];
  return `${qual} que ${antes} em ${quantos} de ${lista.length} números`;
}
