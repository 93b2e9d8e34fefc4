import type { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { LucideIcon } from 'lucide-react';

/** A kind of notice with its current number and the state of its query. */
export interface AvisoVivo {
  aviso: Aviso;
  total: number;
  falhou: boolean;
  tentando: boolean;
  tentar: () => void;
}

/**
 * A kind of notice: a pill in the strip above the tower, with cards in the drawer.
 * To add a kind, add its hook to `faixa/avisos.ts`.
 */
export interface Aviso {
  tipo: string;
  /** Title of the drawer. */
  titulo: string;
  /** Words after the number on the pill. */
  palavras: (total: number) => string;
  /** More words. A phone shows only the number and `palavras`, for lack of space. */
  resto?: string;
  icon: LucideIcon;
  /** Shows a filled pill: a courier is waiting for help now. */
  urgente: boolean;
  /** Message when the query has failed. */
  falha: string;
  /** Loads in its own chunk, because the first screen needs only the pill. */
  Cartoes: ReturnType<typeof lazyPart<object>>;
}
