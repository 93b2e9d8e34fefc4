import { AMOSTRA_DOS_NUMEROS, OFERTAS_MOSTRADAS } from '@corre/contract/numeros/constantes.ts';
import type { OfertasDoPeriodo } from '@corre/contract/numeros/contrato.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import { countOf, formatInteger, formatMoney } from '../../kit/format/money.ts';
import { diaEHora } from './titles.ts';

/** Cash that is longer in hands than so many days is named by the title. It is an end of `em_maos.por_idade`. */
const PARADO_DIAS = 3;

const soma = <T>(lista: readonly T[], valor: (item: T) => number): number =>
  lista.reduce((total, item) => total + valor(item), 0);

/** Returns a part of a whole in percent. Null with too few cases. */
export const porcentoDe = (parte: number, total: number): number | null =>
  total < AMOSTRA_DOS_NUMEROS ? null : Math.round((parte / total) * 100);

const MOTIVO_NA_FRASE: Record<NonNullable<OfertasDoPeriodo['motivos'][number]['motivo']> | 'nenhum', string> = {
  pneu: 'foram por pneu furado',
  chuva: 'foram por chuva',
  longe: 'foram por ser longe',
  outro: 'têm outro motivo',
  nenhum: 'não têm motivo',
};

/** '12 de 30 recusas foram por chuva'. The list has the most frequent reason first. */
export function tituloDasRecusas({ motivos }: Pick<OfertasDoPeriodo, 'motivos'>): string {
  const recusas = soma(motivos, (motivo) => motivo.recusas);
  const [primeiro] = motivos;
  if (!primeiro || recusas < AMOSTRA_DOS_NUMEROS) return 'Por que ofertas foram recusadas';
  const quantas = `${formatInteger(primeiro.recusas)} de ${formatInteger(recusas)} recusas`;
  return `${quantas} ${MOTIVO_NA_FRASE[primeiro.motivo ?? 'nenhum']}`;
}

/** Returns the routes by their number of offers, from one offer on, with the numbers that no route had. */
export function rotasPorOfertas({ precisaram }: Pick<OfertasDoPeriodo, 'precisaram'>) {
  const ultima = Math.max(0, ...precisaram.map(({ ofertas }) => ofertas));
  return Array.from({ length: ultima }, (_, n) => ({
    nome: n + 1 === OFERTAS_MOSTRADAS ? `${OFERTAS_MOSTRADAS} ou mais` : String(n + 1),
    rotas: precisaram.find(({ ofertas }) => ofertas === n + 1)?.rotas ?? 0,
  }));
}

/** '78% das rotas foram aceitas na primeira oferta'. */
export function tituloDoPrecisaram(dados: Pick<OfertasDoPeriodo, 'precisaram'>): string {
  const rotas = rotasPorOfertas(dados);
  const parte = porcentoDe(
    rotas[0]?.rotas ?? 0,
    soma(rotas, (uma) => uma.rotas),
  );
  return parte === null ? 'Quantas ofertas cada rota precisou' : `${parte}% das rotas foram aceitas na primeira oferta`;
}

/** 'Sábado às 20 h teve 7 das 18 rotas sem ninguém livre': the weekday and hour with the most. */
export function tituloDoSemNinguem({
  sem_ninguem_livre: todas,
  sem_ninguem_por_hora: horas,
}: Pick<OfertasDoPeriodo, 'sem_ninguem_livre' | 'sem_ninguem_por_hora'>): string {
  const pior = horas.reduce<(typeof horas)[number] | undefined>(
    (maior, hora) => (maior && maior.rotas >= hora.rotas ? maior : hora),
    undefined,
  );
  if (!pior || todas < AMOSTRA_DOS_NUMEROS) return 'Rotas que esperaram sem ninguém livre';
  return `${diaEHora(pior)} teve ${formatInteger(pior.rotas)} das ${formatInteger(todas)} rotas sem ninguém livre`;
}

const TIPO_NA_FRASE: Record<DinheiroDoPeriodo['tipos'][number]['tipo_pagamento'], string> = {
  online: 'online',
  maquininha: 'na maquininha',
  dinheiro: 'em dinheiro',
};

/** Returns the kinds of payment, the most frequent first. */
export const tiposPelaParte = ({ tipos }: Pick<DinheiroDoPeriodo, 'tipos'>) =>
  [...tipos].sort((a, b) => b.entregas - a.entregas);

/** '61% das entregas foram pagas online'. */
export function tituloDosPagamentos(dados: Pick<DinheiroDoPeriodo, 'tipos'>): string {
  const tipos = tiposPelaParte(dados);
  const [primeiro] = tipos;
  const parte = primeiro
    ? porcentoDe(
        primeiro.entregas,
        soma(tipos, ({ entregas }) => entregas),
      )
    : null;
  if (!primeiro || parte === null) return 'Como as entregas foram pagas';
  return `${parte}% das entregas foram pagas ${TIPO_NA_FRASE[primeiro.tipo_pagamento]}`;
}

/** Returns the ages of cash in hands with their names: 'até 1 dia', '1 a 3 dias', 'mais de 7 dias'. */
export function idadesDoDinheiro({ em_maos: { por_idade } }: Pick<DinheiroDoPeriodo, 'em_maos'>) {
  return por_idade.map((idade, n) => {
    const depois = por_idade[n - 1]?.ate_dias ?? 0;
    const { ate_dias } = idade;
    if (ate_dias === null) return { ...idade, nome: `mais de ${countOf(depois, 'dia', 'dias')}` };
    return {
      ...idade,
      nome: depois === 0 ? `até ${countOf(ate_dias, 'dia', 'dias')}` : `${depois} a ${ate_dias} dias`,
    };
  });
}

/** 'R$ 40,00 de R$ 310,00 em mãos há mais de 3 dias'. */
export function tituloDoEmMaos({ em_maos: { valor, por_idade } }: Pick<DinheiroDoPeriodo, 'em_maos'>): string {
  if (soma(por_idade, ({ pares }) => pares) < AMOSTRA_DOS_NUMEROS) return 'Dinheiro em mãos, por idade';
  const velhos = por_idade.filter(({ ate_dias }) => ate_dias === null || ate_dias > PARADO_DIAS);
  const parado = soma(velhos, (idade) => idade.valor);
  const total = formatMoney(valor);
  if (parado === 0) return `${total} em mãos, nada há mais de ${PARADO_DIAS} dias`;
  return `${formatMoney(parado)} de ${total} em mãos há mais de ${PARADO_DIAS} dias`;
}
