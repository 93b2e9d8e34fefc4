import type { LinhaDeRecebimento, ListaDePix, ListarPix, PixRecebido } from '@corre/contract/recebimentos/contrato.ts';
import { PIX_POR_PAGINA } from '@corre/contract/recebimentos/regras.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { onePage, type Page } from '../../base/page.ts';

interface Span {
  de: string;
  ate: string;
}

const doPeriodo = ({ de, ate }: Span) => sql<boolean>`p.dia >= ${de}::date and p.dia <= ${ate}::date`;

type Lido = Omit<PixRecebido, 'faturas'> & { faturas: Omit<PixRecebido['faturas'][number], 'semana'>[] };

/** Selects Pix `p` that this condition and order give, with their invoices and refunds. */
const pixComTudo = (quais: RawBuilder<unknown>) => sql<Lido>`
  select p.id, p.end_to_end_id, p.txid, p.valor, p.devolvido, p.valor - p.devolvido - p.nao_atribuido as liquidado,
         p.nao_atribuido, p.horario, p.dia, p.motivo, coalesce(f.faturas, '[]') as faturas,
         coalesce(d.devolucoes, '[]') as devolucoes, p.valor - coalesce(d.contadas, 0) as devolvivel
    from (${quais}) p
    left join lateral (
      select jsonb_agg(jsonb_build_object('semana_inicio', a.semana_inicio, 'comercio_id', c.id, 'comercio', c.nome,
                                          'valor', x.valor) order by a.semana_inicio, c.id) as faturas
        from (select l.fatura_id, sum(l.valor) as valor from pix_lancamento l
               where l.pix_id = p.id and l.fatura_id is not null group by l.fatura_id having sum(l.valor) <> 0) x
        join fatura a on a.id = x.fatura_id join comercio c on c.id = a.comercio_id
    ) f on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', v.id, 'valor', v.valor, 'estado', v.estado, 'motivo', v.motivo,
                                          'pedida_em', v.pedida_em, 'pedida_por', q.nome, 'erro', v.erro) order by v.id) as devolucoes,
             sum(v.valor) filter (where v.estado <> 'nao_realizada') as contadas
        from pix_devolucao v left join funcionario q on q.id = v.pedida_por where v.pix_id = p.id
    ) d on true
   order by p.dia desc, p.id desc`;

const lidos = (linhas: Lido[]): PixRecebido[] =>
  linhas.map((pix) => ({
    ...pix,
    faturas: pix.faturas.map((fatura) => ({ ...fatura, semana: semanaLabel(fatura.semana_inicio) })),
  }));

/** Returns one Pix. Throws 404. */
export async function umPix(em: Em, pix_id: number): Promise<PixRecebido> {
  const [pix] = lidos(await rows(em, pixComTudo(sql`select * from pix where id = ${pix_id}`)));
  if (!pix) throw new BusinessError('PIX_NAO_ENCONTRADO');
  return pix;
}

const FILTROS = {
  todos: sql<boolean>`true`,
  nao_atribuidos: sql<boolean>`p.nao_atribuido > 0`,
  devolvidos: sql<boolean>`p.devolvido > 0`,
};

/** Returns a page of the Pix of a span, newest first. Indexes `pix_do_dia`, `pix_nao_atribuido`. */
export async function listarPix(
  em: Em,
  { filtro, antes_de, ...span }: ListarPix,
  page: Page | undefined,
): Promise<ListaDePix> {
  const depois =
    antes_de === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(p.dia, p.id) < (select dia, id from pix where id = ${antes_de})`;
  const linhas = await rows(
    em,
    pixComTudo(sql`
      select p.* from pix p where ${doPeriodo(span)} and ${FILTROS[filtro]} and ${depois}
       order by p.dia desc, p.id desc limit ${PIX_POR_PAGINA + 1}`),
  );
  const pix = lidos(onePage(linhas, { max: PIX_POR_PAGINA, page }));
  return { pix, proxima: linhas.length > PIX_POR_PAGINA ? (pix.at(-1)?.id ?? null) : null };
}

/** Returns all Pix of a span as flat lines, oldest first, for a spreadsheet. Index `pix_do_dia`. */
export const exportarRecebimentos = (em: Em, span: Span): Promise<LinhaDeRecebimento[]> =>
  rows(
    em,
    sql<LinhaDeRecebimento>`
      select p.dia, p.horario, p.end_to_end_id, p.txid, p.valor as entrou, p.devolvido,
             p.valor - p.devolvido - p.nao_atribuido as liquidado, p.nao_atribuido, p.motivo,
             coalesce(x.comercios, '') as comercios
        from pix p
        left join lateral (
          select string_agg(distinct c.nome, '; ') as comercios
            from pix_lancamento l join fatura f on f.id = l.fatura_id join comercio c on c.id = f.comercio_id
           where l.pix_id = p.id
        ) x on true
       where ${doPeriodo(span)} order by p.dia, p.id`,
  );
