import { sumReais } from '@corre/contract/cents.ts';
import type { EstadoFatura } from '@corre/contract/fechamento/contrato.ts';
import type { FaturaDoComercio, FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import { diaDoPagamento, semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { daLoja, type Escopo } from '../../base/escopo.ts';
import { semanasComEntregas } from '../entregas/semanas-com-entregas.ts';
import { brCode, txidDaFatura } from './br-code.ts';
import { semanaEstaAberta } from './semana.ts';

/** The account of one shop's week, in reais. */
interface ContasDaLoja {
  semana_inicio: string;
  comercio_id: number;
  total_entregas: number;
  valor: number;
  estado: EstadoFatura;
  recebida_em: string | null;
}

/**
 * Selects the invoices of the given weeks, of the shops in the scope. Shops without deliveries in a week have no
 * invoice. An issued invoice gives its frozen amounts. Indexes: primary key of `resumo_semanal`, `resumo_do_comercio`,
 * `fatura_da_semana`, `recebimento_unico`.
 */
export const faturasDasSemanas = (semanas: readonly string[], escopo: Escopo) => sql<ContasDaLoja>`
  select w.semana_inicio, w.comercio_id, coalesce(f.total_entregas, w.total_entregas) as total_entregas,
         coalesce(f.total_valor, w.total_valor) as valor,
         case when b.id is not null then 'recebida'
              when w.semana_inicio >= (select semana_de(agora())) then 'aberta' else 'a_receber' end as estado,
         b.feito_em as recebida_em
    from (
      select r.semana_inicio, r.comercio_id, sum(r.total_entregas)::int as total_entregas, sum(r.total_valor) as total_valor
        from resumo_semanal r
       where r.semana_inicio = any(${semanas}::date[]) and ${daLoja('r.comercio_id', escopo)}
       group by r.semana_inicio, r.comercio_id
    ) w
    left join fatura f on f.semana_inicio = w.semana_inicio and f.comercio_id = w.comercio_id
    left join recebimento b on b.fatura_id = f.id and b.tipo = 'recebida'
     and not exists (select from recebimento z where z.fatura_id = f.id and z.tentativa = b.tentativa and z.tipo = 'estornada')`;

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
    semana: semanaLabel(semana_inicio),
    aberta: await semanaEstaAberta(em, semana_inicio),
    com_pix: temChave(config),
    linhas,
    total: sumReais(linhas, ({ valor }) => valor),
    total_recebido: sumReais(recebidas, ({ valor }) => valor),
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
      semana: semanaLabel(fatura.semana_inicio),
      vence_em: diaDoPagamento(fatura.semana_inicio),
      txid: txidDaFatura(fatura.semana_inicio, comercio_id),
      copia_e_cola: pixDaEmpresa(config, fatura),
    }));
}
