import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { AppRouter } from './router.d.ts';

export type TipoEvento = Evento['tipo'];
type Noun = keyof AppRouter['_def']['record'];

/**
 * The nouns whose data an event may change. `inicio` means all, because events may have been missed before it. Reports
 * are only marked as old: they are slow, and nobody needs them by the second.
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
  // A request shows whether its cash or card machine waits for the release.
  entrega: [
    'entregas',
    'solicitacoes',
    'custodia',
    'maquininhas',
    'fechamento',
    'faturas',
    'recebimentos',
    'lotes',
    'relatorios',
  ],
  // An event of this kind that is about nobody tells of the company's settings.
  cadastro: ['entregadores', 'aprovacao', 'comercios', 'configuracoes', 'fotos', 'publico', 'relatorios'],
  sessao: ['sessao'],
};

const slow: ReadonlySet<Noun> = new Set<Noun>(['relatorios']);

/** Returns the nouns to read again after these events, each with whether to read at once; null means everything. */
export function nounsOf(tipos: Iterable<TipoEvento>): Map<Noun, { now: boolean }> | null {
  const nouns = new Map<Noun, { now: boolean }>();
  for (const tipo of tipos) {
    if (tipo === 'inicio') return null;
    // A newer server may send events that this panel does not know.
    for (const noun of touched[tipo] ?? []) nouns.set(noun, { now: !slow.has(noun) });
  }
  return nouns;
}
