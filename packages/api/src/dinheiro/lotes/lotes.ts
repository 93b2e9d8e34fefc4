import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { LinhaDeLote, RESULTADOS_DO_LOTE } from '@corre/contract/lotes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { occurrenceText } from './cnab/occurrences.ts';
import { faltaNaConfiguracao, layoutDe, layoutsConhecidos } from './empresa.ts';

const NSA_DIGITOS = 6;
const PAGAMENTO_DIGITOS = 14;

const digitos = (numero: number, quantos: number) => String(numero).padStart(quantos, '0');

/**
 * Returns the number of a payment in its file: the file's number and the payout's. A refused payout gets another number
 * in its next file. A late answer of the bank is therefore never taken for the answer to another file.
 */
export const seuNumero = (nsa: number, pagamento_id: number): string =>
  digitos(nsa, NSA_DIGITOS) + digitos(pagamento_id, PAGAMENTO_DIGITOS);

/** Returns the file's number in a payment's number, or null if it does not have our form. */
export const nsaDe = (seu_numero: string): number | null =>
  /^\d{20}$/.test(seu_numero) ? Number(seu_numero.slice(0, NSA_DIGITOS)) : null;

export const nomeDoArquivo = ({ nsa, semana_inicio }: { nsa: number; semana_inicio: string }): string =>
  `corre-pix-${digitos(nsa, NSA_DIGITOS)}-${semana_inicio}.rem`;

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

async function lotesDaSemana(em: Em, semana_inicio: string, limite: number): Promise<LinhaDeLote[]> {
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

const codigosDe = (ocorrencias: string): string[] => (ocorrencias === '' ? [] : ocorrencias.split(','));

/** Returns the batches of a week, newest first, with the known layouts and the missing configuration. */
export async function listarLotes(em: Em, config: Config, semana_inicio: string) {
  return {
    layouts: layoutsConhecidos(),
    falta: faltaNaConfiguracao(config),
    lotes: await lotesDaSemana(em, semana_inicio, LISTA_MAX),
  };
}

/**
 * Returns a batch with its file and its payments. The file contains CPFs and keys, so each read is audited. Throws 404.
 */
export async function lerLote(em: Em, vault: Vault, ator: Ator, id: number) {
  const lote = await umLote(em, id);
  const guardado = await em
    .getKysely()
    .selectFrom('lote_pagamento')
    .select('arquivo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'lote-lido', 'lote', id);
  const itens = (await itensDoLote(em, id)).map(({ id: _, ocorrencias, ...item }) => ({
    ...item,
    ocorrencias: emPalavras(codigosDe(ocorrencias)),
  }));
  return { ...lote, arquivo: guardado.arquivo === null ? null : vault.open(guardado.arquivo), itens };
}
