import { sumReais, toCents, toReais } from '@corre/contract/cents.ts';
import type { EstadoCobranca, EstadoFatura } from '@corre/contract/fechamento/contrato.ts';
import type { FaturaDoComercio, FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import { diaDoPagamento, semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { daLoja, type Escopo } from '../../base/escopo.ts';
import { semanasComEntregas } from '../entregas/semanas-com-entregas.ts';
import { brCode, txidDaFatura } from './br-code.ts';
import { semanaEstaAberta } from './semana.ts';

/** The account of one shop's week, in reais. */
interface ContasDaLoja {
  /** null until the invoice is issued */
  fatura_id: number | null;
  semana_inicio: string;
  comercio_id: number;
  total_entregas: number;
  valor: number;
  ajustes: FaturaDoComercio['ajustes'];
  estado: EstadoFatura;
  recebida_em: string | null;
  /** what came by Pix, and the part of `valor` that it paid */
  recebido: number;
  principal: number;
}

/** The newest charge of an invoice at the bank. */
interface Cobranca {
  estado: EstadoCobranca;
  valor: number;
  erro: string | null;
  txid: string;
  location: string | null;
  copia_e_cola: string | null;
  /** the bank takes a payment of it today */
  paga_se: boolean;
}

/**
 * Joins `k`, the newest charge of invoice `f`. A charge is shown while the bank has it and takes its payment. Index
 * `cobranca_da_fatura`.
 */
const cobrancaDaFatura = ({ PIX_URL, PIX_VALIDADE_DIAS }: Config) => sql`
  left join lateral (
    select jsonb_build_object(
             'estado', k.estado, 'valor', k.valor, 'erro', k.erro, 'txid', k.txid, 'location', k.location,
             'copia_e_cola', k.copia_e_cola,
             'paga_se', k.estado in ('ativa', 'a_revisar') and k.copia_e_cola is not null
               and k.vence_em + ${sql.lit(PIX_VALIDADE_DIAS)}::int >= timezone('America/Sao_Paulo', agora())::date) as cobranca
      from cobranca k where k.fatura_id = f.fatura_id and ${sql.lit(PIX_URL !== undefined)}
     order by k.revisao desc limit 1) k on true`;

/**
 * Selects the invoices of the given weeks, of the shops in the scope. Shops without deliveries in a week have no
 * invoice. An issued invoice gives its frozen amounts. Indexes: primary key of `resumo_semanal`, `resumo_do_comercio`,
 * `fatura_da_semana`, `fatura_ajuste_da_fatura`, `recebimento_unico`, `pix_lancamento_da_fatura`.
 */
export const faturasDasSemanas = (semanas: readonly string[], escopo: Escopo) => sql<ContasDaLoja>`
  select f.id as fatura_id, w.semana_inicio, w.comercio_id, coalesce(f.total_entregas, w.total_entregas) as total_entregas,
         coalesce(f.total_valor, w.total_valor) + coalesce(j.valor, 0) as valor, coalesce(j.ajustes, '[]') as ajustes,
         case when b.id is not null then 'recebida'
              when w.semana_inicio >= (select semana_de(agora())) then 'aberta' else 'a_receber' end as estado,
         b.feito_em as recebida_em, coalesce(x.recebido, 0) as recebido, coalesce(x.principal, 0) as principal
    from (
      select r.semana_inicio, r.comercio_id, sum(r.total_entregas)::int as total_entregas, sum(r.total_valor) as total_valor
        from resumo_semanal r
       where r.semana_inicio = any(${semanas}::date[]) and ${daLoja('r.comercio_id', escopo)}
       group by r.semana_inicio, r.comercio_id
    ) w
    left join fatura f on f.semana_inicio = w.semana_inicio and f.comercio_id = w.comercio_id
    left join recebimento b on b.fatura_id = f.id and b.tipo = 'recebida'
     and not exists (select from recebimento z where z.fatura_id = f.id and z.tentativa = b.tentativa and z.tipo = 'estornada')
    left join lateral (
      select sum(a.valor) as valor,
             jsonb_agg(jsonb_build_object('id', a.id, 'valor', a.valor, 'motivo', a.motivo, 'feito_em', a.feito_em) order by a.id) as ajustes
        from fatura_ajuste a where a.fatura_id = f.id
    ) j on true
    left join lateral (
      select sum(l.valor) as recebido, sum(l.principal) as principal from pix_lancamento l where l.fatura_id = f.id
    ) x on true`;

/** Selects the same with the newest charge of each invoice at the bank. */
const faturasComCobranca = (config: Config, semanas: readonly string[], escopo: Escopo) =>
  sql<ContasDaLoja & { cobranca: Cobranca | null }>`
    select f.*, k.cobranca from (${faturasDasSemanas(semanas, escopo)}) f ${cobrancaDaFatura(config)}`;

const temChave = ({ EMPRESA_PIX_CHAVE }: Config) => EMPRESA_PIX_CHAVE !== undefined;

type Lida = ContasDaLoja & { cobranca: Cobranca | null };

/** Returns the charge that pays the invoice today, or null: then the static code does. */
const cobrancaViva = ({ estado, cobranca }: Lida): Cobranca | null =>
  estado === 'a_receber' && cobranca?.paga_se ? cobranca : null;

/** Returns the identification that a payment carries: that of the charge, else that of the static code. */
const txidDe = (lida: Lida): string => cobrancaViva(lida)?.txid ?? txidDaFatura(lida.semana_inicio, lida.comercio_id);

/** Returns what is still to pay, in reais. A mark by hand leaves nothing to pay. */
const aPagar = ({ estado, valor, principal }: ContasDaLoja): number =>
  estado === 'recebida' ? 0 : Math.max(0, toReais(toCents(valor) - toCents(principal)));

/** Returns a week's invoices by shop name, one per shop with deliveries in the week. */
export async function faturasDaSemana(em: Em, config: Config, semana_inicio: string): Promise<FaturasDaSemana> {
  const lidas = await rows(
    em,
    sql<Lida & { comercio: string; com_dados: boolean }>`
      select f.*, c.nome as comercio, c.documento is not null as com_dados
        from (${faturasComCobranca(config, [semana_inicio], { todas: true })}) f
        join comercio c on c.id = f.comercio_id order by ${porNome('c.nome')}, c.id`,
  );
  const linhas = lidas.map((linha) => ({
    ...linha,
    vence_em: diaDoPagamento(semana_inicio),
    txid: txidDe(linha),
    a_pagar: aPagar(linha),
  }));
  const recebidas = linhas.filter(({ estado }) => estado === 'recebida');
  return {
    semana_inicio,
    semana: semanaLabel(semana_inicio),
    aberta: await semanaEstaAberta(em, semana_inicio),
    com_pix: temChave(config),
    com_cobranca: config.PIX_URL !== undefined,
    linhas,
    total: sumReais(linhas, ({ valor }) => valor),
    total_recebido: sumReais(recebidas, ({ valor }) => valor),
    recebidas: recebidas.length,
  };
}

/**
 * Returns the static PIX code that pays the company. Returns null without the company's key, for an amount of 0, and
 * unless the invoice is `a_receber`.
 */
function pixDaEmpresa(config: Config, lida: ContasDaLoja): string | null {
  const { EMPRESA_PIX_CHAVE: chave, EMPRESA_NOME: nome = 'Corre', CIDADE: cidade } = config;
  const { estado, semana_inicio, comercio_id } = lida;
  const valor = aPagar(lida);
  if (chave === undefined || estado !== 'a_receber' || valor <= 0) return null;
  return brCode({ chave, nome, cidade, valor, txid: txidDaFatura(semana_inicio, comercio_id) });
}

/**
 * Returns a shop's own invoices, newest week first, each with the bank's code if it is charged, else the static one.
 */
export async function faturasDoComercio(em: Em, config: Config, comercio_id: number): Promise<FaturaDoComercio[]> {
  const semanas = await semanasComEntregas(em, { comercio_id });
  const lidas = await rows(em, faturasComCobranca(config, semanas, { loja: comercio_id }));
  return lidas
    .sort((a, b) => b.semana_inicio.localeCompare(a.semana_inicio))
    .map((fatura) => {
      const viva = cobrancaViva(fatura);
      return {
        ...fatura,
        semana: semanaLabel(fatura.semana_inicio),
        vence_em: diaDoPagamento(fatura.semana_inicio),
        txid: txidDe(fatura),
        a_pagar: aPagar(fatura),
        copia_e_cola: viva?.copia_e_cola ?? pixDaEmpresa(config, fatura),
        dinamica: viva !== null,
        location: viva?.location ?? null,
      };
    });
}
