import type { LinhaDeLote, RESULTADOS_DO_LOTE } from '@corre/contract/lotes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { occurrenceText } from './cnab/occurrences.ts';
import { layoutDe } from './empresa.ts';
import { nomeDoArquivo } from './numeros.ts';

type Lida = Omit<LinhaDeLote, 'nome_arquivo' | 'homologado'>;

/** Selects batches with their counts of answers, newest first. Indexes `lote_da_semana`, `lote_item_do_lote`. */
const lotes = (quais: ReturnType<typeof sql<boolean>>, limite: number) => sql<Lida>`
  select l.id as lote_id, l.semana_inicio, l.nsa, l.hash, l.banco, l.layout, l.quantidade, l.total, l.criado_em,
         f.nome as aprovado_por, l.cancelado_em, l.motivo_cancelamento, i.pagos, i.recusados, i.aguardando
    from (select * from lote_pagamento l where ${quais} order by l.id desc limit ${limite}) l
    join funcionario f on f.id = l.aprovado_por
    cross join lateral (
      select (count(*) filter (where i.resultado = 'pago'))::int as pagos,
             (count(*) filter (where i.resultado = 'recusado'))::int as recusados,
             (count(*) filter (where i.resultado is null))::int as aguardando
        from lote_item i where i.lote_id = l.id
    ) i
   order by l.id desc`;

const completo = (lido: Lida): LinhaDeLote => ({
  ...lido,
  nome_arquivo: nomeDoArquivo(lido),
  homologado: layoutDe(lido.layout).homologado,
});

export async function lotesDaSemana(em: Em, semana_inicio: string, limite: number): Promise<LinhaDeLote[]> {
  return (await rows(em, lotes(sql<boolean>`l.semana_inicio = ${semana_inicio}::date`, limite))).map(completo);
}

/** Returns one batch. Throws 404. */
export async function umLote(em: Em, id: number): Promise<LinhaDeLote> {
  const [lote] = await rows(em, lotes(sql<boolean>`l.id = ${id}`, 1));
  if (!lote) throw new BusinessError('LOTE_NAO_ENCONTRADO');
  return completo(lote);
}

export interface Item {
  id: number;
  pagamento_id: number;
  entregador_id: number;
  nome_completo: string;
  valor: number;
  seu_numero: string;
  resultado: (typeof RESULTADOS_DO_LOTE)[number] | null;
  /** codes, separated by commas */
  ocorrencias: string;
  retorno_em: string | null;
}

/** Returns the payments of a batch in the file's order, at most `PAGAMENTOS_POR_LOTE_MAX`. */
export const itensDoLote = (em: Em, lote_id: number): Promise<Item[]> =>
  rows(
    em,
    sql<Item>`
      select i.id, i.pagamento_id, p.entregador_id, e.nome_completo, i.valor, i.seu_numero, i.resultado, i.ocorrencias, i.retorno_em
        from lote_item i join pagamento p on p.id = i.pagamento_id join entregador e on e.id = p.entregador_id
       where i.lote_id = ${lote_id} order by i.id`,
  );

/** Adds the Portuguese text to each code. */
export const emPalavras = (codigos: readonly string[]) =>
  codigos.map((codigo) => ({ codigo, texto: occurrenceText(codigo) }));

export const codigosDe = (ocorrencias: string): string[] => (ocorrencias === '' ? [] : ocorrencias.split(','));
