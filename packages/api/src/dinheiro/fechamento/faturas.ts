import type { FaturaDoComercio, FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import { somarReais } from '@corre/contract/money.ts';
import { diaDoPagamento, rotuloDaSemana } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { semanasComEntregas } from '../entregas/semanas-com-entregas.ts';
import { brCode } from './br-code.ts';
import { type ContasDaLoja, faturasDasSemanas } from './faturas.queries.ts';
import { semanaEstaAberta } from './semana.ts';
import { txidDaFatura } from './txid.ts';

const temChave = ({ EMPRESA_PIX_CHAVE }: Config) => EMPRESA_PIX_CHAVE !== undefined;

/** Returns a week's invoices by shop name, one per shop with deliveries in the week. */
export async function faturasDaSemana(em: Em, config: Config, semana_inicio: string): Promise<FaturasDaSemana> {
  const lidas = await rows(
    em,
    sql<ContasDaLoja & { comercio: string }>`
      select f.*, c.nome as comercio from (${faturasDasSemanas([semana_inicio], { todas: true })}) f
        join comercio c on c.id = f.comercio_id order by lower(c.nome), c.id`,
  );
  const linhas = lidas.map((linha) => ({
    ...linha,
    vence_em: diaDoPagamento(semana_inicio),
    txid: txidDaFatura(semana_inicio, linha.comercio_id),
  }));
  const recebidas = linhas.filter(({ estado }) => estado === 'recebida');
  return {
    semana_inicio,
    semana: rotuloDaSemana(semana_inicio),
    aberta: await semanaEstaAberta(em, semana_inicio),
    com_pix: temChave(config),
    linhas,
    total: somarReais(linhas, ({ valor }) => valor),
    total_recebido: somarReais(recebidas, ({ valor }) => valor),
    recebidas: recebidas.length,
  };
}

/**
 * Returns the PIX code that pays the company. Returns null without the company's key, for an amount of 0, and unless
 * the invoice is `a_receber`.
 */
function pixDaEmpresa(config: Config, { estado, valor, semana_inicio, comercio_id }: ContasDaLoja): string | null {
  const { EMPRESA_PIX_CHAVE: chave, EMPRESA_NOME: nome = 'Corre', CIDADE: cidade } = config;
  if (chave === undefined || estado !== 'a_receber' || valor <= 0) return null;
  return brCode({ chave, nome, cidade, valor, txid: txidDaFatura(semana_inicio, comercio_id) });
}

/** Returns a shop's own invoices, newest week first, each with its PIX code. */
export async function faturasDoComercio(em: Em, config: Config, comercio_id: number): Promise<FaturaDoComercio[]> {
  const semanas = await semanasComEntregas(em, { comercio_id });
  const lidas = await rows(em, faturasDasSemanas(semanas, { loja: comercio_id }));
  return lidas
    .sort((a, b) => b.semana_inicio.localeCompare(a.semana_inicio))
    .map((fatura) => ({
      ...fatura,
      semana: rotuloDaSemana(fatura.semana_inicio),
      vence_em: diaDoPagamento(fatura.semana_inicio),
      txid: txidDaFatura(fatura.semana_inicio, comercio_id),
      copia_e_cola: pixDaEmpresa(config, fatura),
    }));
}
