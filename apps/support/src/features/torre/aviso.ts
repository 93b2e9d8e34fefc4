import type { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { LucideIcon } from 'lucide-react';

/** A kind with how much of it there is, and whether it could be asked for at all. */
export interface AvisoVivo {
  aviso: Aviso;
  total: number;
  falhou: boolean;
  tentando: boolean;
  tentar: () => void;
}

/**
 * A kind of thing that needs somebody now: a pill of the strip above the tower, whose cards stand in the drawer. One more kind is one
 * more hook in `faixa/avisos.ts`.
 */
export interface Aviso {
  tipo: string;
  /** the drawer's heading */
  titulo: string;
  /** after the number on the pill */
  palavras: (total: number) => string;
  /** what a phone has no room for behind them */
  resto?: string;
  icon: LucideIcon;
  /** a filled pill: somebody stands at a door and waits */
  urgente: boolean;
  /** what is said when it could not be asked for */
  falha: string;
  /** in a chunk of its own: the first screen has only the pill */
  Cartoes: ReturnType<typeof lazyPart<object>>;
}
