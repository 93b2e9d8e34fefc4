import type { Problema } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';

type Dito = Pick<Problema, 'motivo' | 'acao' | 'resposta' | 'endereco_anterior' | 'endereco_novo' | 'respondido_por'>;

/** Returns the card's text about a problem: it waits, or who answered and what. */
export function fraseDaResposta(problema: Dito, comercio: string): string {
  const { motivo, acao, resposta, endereco_anterior, endereco_novo, respondido_por } = problema;
  if (acao === null) return `${NOME_MOTIVO_PROBLEMA[motivo]}: a loja e o suporte já sabem. Espere a resposta aqui.`;
  const quem = respondido_por === 'comercio' ? comercio : 'Suporte';
  const frase = {
    tentar_de_novo: 'tente entregar de novo.',
    trazer_de_volta: `traga o pedido de volta para ${comercio}.`,
    cancelar: 'a entrega foi cancelada.',
    novo_endereco: `o endereço mudou para ${endereco_novo}. Antes era ${endereco_anterior}.`,
  }[acao];
  return `${quem}: ${frase}${resposta === null ? '' : ` "${resposta}"`}`;
}
