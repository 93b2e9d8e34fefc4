import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { Banknote, CreditCard, type LucideIcon, Smartphone } from 'lucide-react';

/** The payment types (specification §9), as they are called and drawn. */
export const PAGAMENTOS: Record<TipoPagamento, { label: string; icon: LucideIcon }> = {
  online: { label: 'Online', icon: Smartphone },
  maquininha: { label: 'Maquininha', icon: CreditCard },
  dinheiro: { label: 'Dinheiro', icon: Banknote },
};
