import { TRECHOS } from '@corre/contract/numeros/constantes.ts';
import type { RelatorioDaSemana } from '@corre/contract/numeros/semana-contrato.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { comparadas, mudanca, tituloDaComparacao } from '@corre/ui/domain/numeros/comparacao.ts';
import { NOMES_DOS_TRECHOS } from '@corre/ui/domain/numeros/esperas-cards.tsx';
import {
  bairrosPelaParte,
  lojasComEspera,
  tituloDaPorta,
  tituloDasLojas,
} from '@corre/ui/domain/numeros/lugares-titles.ts';
import { MapaDasHoras } from '@corre/ui/domain/numeros/operacao-cards.tsx';
import {
  DIAS_CURTOS,
  diaDaSemana,
  minutos,
  tituloDaAceitacao,
  tituloDaEquipe,
  tituloDaEspera,
  tituloDaFalta,
  tituloDoPico,
  tituloDosGanhos,
} from '@corre/ui/domain/numeros/titles.ts';
import { countOf, formatInteger, formatMoney, formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import { Parte, TablePart } from './part.tsx';

/** Longest list on the sheet, so that the sheet stays one page. */
const LINHAS = 5;

type Props = { relatorio: RelatorioDaSemana };

const ou = (valor: number | null, format: (numero: number) => string) => (valor === null ? '—' : format(valor));
const emMin = (segundos: number) => `${minutos(segundos)} min`;

/** The week beside the week before. */
export function Comparacao({ relatorio: { operacao, ofertas, dinheiro } }: Props) {
  const lista = comparadas({ operacao, ofertas, dinheiro });
  return (
    <TablePart
      title={tituloDaComparacao(lista, 7)}
      columns={['Número', 'Semana', 'Antes', 'Ficou']}
      rows={lista.map((uma) => [uma.nome, ou(uma.agora, uma.format), ou(uma.antes, uma.format), mudanca(uma) ?? '—'])}
    />
  );
}

export function Pico({ relatorio: { operacao } }: Props) {
  return (
    <Parte title={tituloDoPico(operacao)}>
      {operacao.totais.finalizadas === 0 ? (
        <p className="text-[13px] leading-5 text-ink-2">Nenhuma entrega nesta semana</p>
      ) : (
        <MapaDasHoras data={operacao} />
      )}
    </Parte>
  );
}

/** The hours in which most couriers were missing. */
export function Falta({ relatorio: { entregadores } }: Props) {
  const faltas = entregadores.horas
    .map((hora) => ({ ...hora, falta: (hora.necessarios ?? 0) - hora.online }))
    .filter(({ falta }) => Math.round(falta) >= 1)
    .sort((a, b) => b.falta - a.falta || a.dia.localeCompare(b.dia) || a.hora - b.hora);
  return (
    <TablePart
      title={tituloDaFalta(entregadores)}
      columns={['Hora', 'Online', 'Necessários', 'Faltam']}
      rows={faltas
        .slice(0, LINHAS)
        .map(({ dia, hora, online, necessarios, falta }) => [
          `${DIAS_CURTOS[diaDaSemana(dia) - 1]} ${hora} h`,
          formatOneDecimal(online),
          ou(necessarios, formatInteger),
          formatInteger(Math.round(falta)),
        ])}
      vazio="Não faltou ninguém"
    />
  );
}

export function Esperas({ relatorio: { operacao } }: Props) {
  return (
    <TablePart
      title={tituloDaEspera(operacao)}
      columns={['Espera', 'Metade até', '9 em 10 até', 'Antes, metade']}
      rows={TRECHOS.flatMap((trecho) => {
        const agora = operacao.esperas.find((espera) => espera.trecho === trecho);
        const antes = operacao.esperas_antes.find((espera) => espera.trecho === trecho);
        if (!agora) return [];
        return [
          [
            NOMES_DOS_TRECHOS[trecho],
            ou(agora.mediana_segundos, emMin),
            ou(agora.p90_segundos, emMin),
            ou(antes?.mediana_segundos ?? null, emMin),
          ],
        ];
      })}
    />
  );
}

export function Lojas({ relatorio: { lojas } }: Props) {
  return (
    <TablePart
      title={tituloDasLojas(lojas)}
      columns={['Comércio', 'Balcão', 'Entregas']}
      rows={lojasComEspera(lojas)
        .slice(0, LINHAS)
        .map(({ comercio, no_balcao, finalizadas }) => [
          comercio,
          ou(no_balcao.mediana_segundos, emMin),
          formatInteger(finalizadas),
        ])}
    />
  );
}

export function Porta({ relatorio: { porta } }: Props) {
  return (
    <TablePart
      title={tituloDaPorta(porta)}
      columns={['Bairro', 'Problemas', 'Parte']}
      rows={bairrosPelaParte(porta)
        .slice(0, LINHAS)
        .map(({ bairro, na_porta, encerradas, parte }) => [bairro, `${na_porta} de ${encerradas}`, `${parte}%`])}
      vazio="Nenhum problema na porta"
    />
  );
}

export function Ofertas({ relatorio: { ofertas, dinheiro } }: Props) {
  const { totais, sem_ninguem_livre } = ofertas;
  return (
    <TablePart
      title={tituloDaAceitacao(ofertas)}
      columns={['Ofertas', 'Quantas']}
      rows={[
        ['Aceitas', formatInteger(totais.aceitas)],
        ['Recusadas', formatInteger(totais.recusadas)],
        ['Vencidas', formatInteger(totais.expiradas)],
        ['Rotas sem ninguém livre', formatInteger(sem_ninguem_livre)],
        [tituloDaEquipe(dinheiro), ou(dinheiro.reais_por_hora.mediana, formatMoney)],
      ]}
    />
  );
}

export function Dinheiro({ relatorio: { dinheiro } }: Props) {
  const semana = dinheiro.semanas.at(-1);
  const { valor, entregadores, mais_antigo_segundos } = dinheiro.em_maos;
  const idade = mais_antigo_segundos === null ? '' : `, há ${formatDuration(mais_antigo_segundos * 1000)}`;
  const linhas = semana
    ? [
        [`Valor de ${countOf(semana.entregas, 'entrega', 'entregas')}`, formatMoney(semana.valor)],
        ['Taxa', formatMoney(semana.taxa)],
        ['Ajustes', formatMoney(semana.ajustes)],
        ['Líquido dos entregadores', formatMoney(semana.liquido)],
        ['Já pago', formatMoney(semana.pago)],
        ['Faturado aos comércios', formatMoney(semana.faturado)],
        ['Já recebido', formatMoney(semana.recebido)],
        [`Em mãos de ${countOf(entregadores, 'entregador', 'entregadores')}${idade}`, formatMoney(valor)],
      ]
    : [];
  return <TablePart title={tituloDosGanhos(dinheiro)} columns={['Dinheiro', 'Valor']} rows={linhas} />;
}
