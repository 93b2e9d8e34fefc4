import type { AppRouter } from '@corre/api/runtime/router.ts';
import type { Evento } from '@corre/contract/eventos/contrato.ts';

export type TipoEvento = Evento['tipo'];
type Noun = keyof AppRouter['_def']['record'];

/**
 * Whose data an event may have changed. `inicio` means all: events were perhaps missed before it. Reports are only marked
 * old, because they are long to make and nobody waits for them by the second.
 */
const touched: Record<Exclude<TipoEvento, 'inicio'>, readonly Noun[]> = {
  oferta: ['ofertas', 'fila', 'solicitacoes', 'entregadores'],
  fila: ['fila', 'entregadores'],
  solicitacao: [
    'solicitacoes',
    'ofertas',
    'fila',
    'entregadores',
    'entregas',
    'chat',
    'previsao',
    'relatorios',
    'problemas',
    'vigia',
    'ajuda',
  ],
  mensagem: ['chat', 'solicitacoes'],
  suspensao: ['suspensoes', 'fila', 'ofertas', 'entregadores'],
  // a request says whether its cash or card machine waits to be released
  entrega: ['entregas', 'solicitacoes', 'custodia', 'maquininhas', 'fechamento', 'faturas', 'lotes', 'relatorios'],
  cadastro: ['entregadores', 'aprovacao', 'comercios', 'fotos', 'relatorios'],
  sessao: ['sessao'],
};

const slow: ReadonlySet<Noun> = new Set<Noun>(['relatorios']);

/** The nouns to look at again after these events, each with whether to ask at once; null means everything. */
export function nounsOf(tipos: Iterable<TipoEvento>): Map<Noun, { now: boolean }> | null {
  const nouns = new Map<Noun, { now: boolean }>();
  for (const tipo of tipos) {
    if (tipo === 'inicio') return null;
    // a server of a later release may tell of more than this panel knows
    for (const noun of touched[tipo] ?? []) nouns.set(noun, { now: !slow.has(noun) });
  }
  return nouns;
}
