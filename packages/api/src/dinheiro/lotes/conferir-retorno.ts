import { toCents } from '@corre/contract/cents.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Layout } from './cnab/layout.ts';
import { type Answered, InvalidReturn, type ReturnFile, readReturn } from './cnab/read-return.ts';
import { type Item, nsaDe } from './lotes.ts';

/** A payment of the batch and the bank's answer to it. */
export interface Respondido {
  item: Item;
  resposta: Answered;
}

interface Esperado {
  layout: Layout;
  nsa: number;
  banco: string;
  /** the CNPJ in the file that was sent */
  empresa_documento: string;
  itens: readonly Item[];
}

function ler(layout: Layout, arquivo: string): ReturnFile {
  try {
    return readReturn(layout, arquivo);
  } catch (error) {
    throw error instanceof InvalidReturn ? new BusinessError('RETORNO_RECUSADO', { frase: error.message }) : error;
  }
}

function itemDe(resposta: Answered, por_numero: ReadonlyMap<string, Item>, nsa: number): Item {
  const item = por_numero.get(resposta.seu_numero);
  if (item) {
    if (toCents(item.valor) === resposta.centavos) return item;
    throw new BusinessError('RETORNO_RECUSADO', {
      frase: `O valor do pagamento de ${item.nome_completo} no retorno não é o que foi enviado.`,
    });
  }
  const outro = nsaDe(resposta.seu_numero);
  throw new BusinessError('RETORNO_RECUSADO', {
    frase:
      outro !== null && outro !== nsa
        ? `Este retorno é do arquivo nº ${outro}, e este lote é o arquivo nº ${nsa}.`
        : `O retorno tem um pagamento que não é deste lote: ${resposta.seu_numero || 'sem número'}.`,
  });
}

/**
 * Reads a return file and matches each answer with its payment. Throws 400 for a file of another company, bank or
 * batch, and for unknown payments, different amounts or a repeated payment. It writes nothing.
 */
export function conferirRetorno(
  arquivo: string,
  { layout, nsa, banco, empresa_documento, itens }: Esperado,
): Respondido[] {
  const lido = ler(layout, arquivo);
  if (lido.empresa_documento !== empresa_documento)
    throw new BusinessError('RETORNO_RECUSADO', { frase: 'Este retorno é de outra empresa.' });
  if (lido.banco !== banco)
    throw new BusinessError('RETORNO_RECUSADO', {
      frase: `Este retorno é do banco ${lido.banco}, e o lote é do banco ${banco}.`,
    });
  if (lido.respostas.length === 0)
    throw new BusinessError('RETORNO_RECUSADO', { frase: 'O retorno não fala de nenhum pagamento.' });
  const por_numero = new Map(itens.map((item) => [item.seu_numero, item]));
  const respondidos = lido.respostas.map((resposta) => ({ item: itemDe(resposta, por_numero, nsa), resposta }));
  if (new Set(respondidos.map(({ item }) => item.id)).size < respondidos.length) {
    throw new BusinessError('RETORNO_RECUSADO', { frase: 'O retorno fala duas vezes do mesmo pagamento.' });
  }
  return respondidos;
}

/**
 * Throws 409 if the file contradicts a final answer. Throws 409 too if the bank has a payment of a cancelled batch. In
 * both cases a payment may happen twice, so a person must check.
 */
export function conferirFinais(respondidos: readonly Respondido[]): void {
  for (const { item, resposta } of respondidos) {
    if (item.resultado === 'cancelado' && resposta.resultado !== 'recusado')
      throw new BusinessError('RETORNO_DE_CANCELADO', { nome: item.nome_completo });
    if (item.resultado === null || item.resultado === 'cancelado' || resposta.resultado === null) continue;
    if (item.resultado !== resposta.resultado)
      throw new BusinessError('RESPOSTA_FINAL', {
        nome: item.nome_completo,
        antes: item.resultado,
        agora: resposta.resultado,
      });
  }
}
