import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';
import type { LojasDoPeriodo, PortaDoPeriodo } from '@corre/contract/numeros/lojas-contrato.ts';
import { countOf } from '../../kit/format/money.ts';
import { minutos } from './titles.ts';

/** Problems at the door of one bairro from which a sentence may name the bairro. */
const PROBLEMAS_MIN = 3;

type Loja = LojasDoPeriodo['lojas'][number];
const mediana = ({ no_balcao }: Loja) => no_balcao.mediana_segundos;

/** Returns the shops with enough pickups, the longest wait first. */
export const lojasComEspera = ({ lojas }: Pick<LojasDoPeriodo, 'lojas'>): Loja[] =>
  lojas.filter((loja) => mediana(loja) !== null);

/** 'Pizzaria Bella Massa faz esperar 9 min no balcão, as outras até 4'. */
export function tituloDasLojas(dados: Pick<LojasDoPeriodo, 'lojas'>): string {
  const [primeira, segunda] = lojasComEspera(dados);
  if (!primeira) return 'Espera no balcão por comércio';
  const pior = minutos(mediana(primeira) ?? 0);
  const outras = segunda ? minutos(mediana(segunda) ?? 0) : null;
  if (outras === null) return `${primeira.comercio} faz esperar ${pior} min no balcão`;
  if (outras === pior) return `No balcão espera-se até ${pior} min`;
  return `${primeira.comercio} faz esperar ${pior} min no balcão, as outras até ${outras}`;
}

/** Returns the share of the ended requests with a problem at the door, in percent. Null with too few. */
export const parteNaPorta = ({ na_porta, encerradas }: { na_porta: number; encerradas: number }): number | null =>
  encerradas < AMOSTRA_DOS_NUMEROS ? null : Math.round((na_porta / encerradas) * 100);

/** Returns the bairros with enough requests, the largest share of problems first. */
export const bairrosPelaParte = ({ bairros }: Pick<PortaDoPeriodo, 'bairros'>) =>
  bairros
    .flatMap((bairro) => {
      const parte = parteNaPorta(bairro);
      return parte === null ? [] : [{ ...bairro, parte }];
    })
    .sort((a, b) => b.parte - a.parte || b.na_porta - a.na_porta);

/** 'Jardim Alvorada falha na porta: 6 de 25 entregas'. */
export function tituloDaPorta(dados: Pick<PortaDoPeriodo, 'bairros' | 'na_porta'>): string {
  const pior = bairrosPelaParte(dados).find(({ na_porta }) => na_porta >= PROBLEMAS_MIN);
  if (pior) return `${pior.bairro} falha na porta: ${pior.na_porta} de ${pior.encerradas} entregas`;
  if (dados.na_porta < PROBLEMAS_MIN) return 'Problemas na porta do cliente';
  return `${countOf(dados.na_porta, 'problema', 'problemas')} na porta, em bairros diferentes`;
}
