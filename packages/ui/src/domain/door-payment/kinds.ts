import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { Banknote, CreditCard, type LucideIcon, Smartphone } from 'lucide-react';

/** Name and icon of each payment type. */
export const PAGAMENTOS: Record<TipoPagamento, { label: string; icon: LucideIcon }> = {
  online: { label: 'Online', icon: Smartphone },
  maquininha: { label: 'Maquininha', icon: CreditCard },
  dinheiro: { label: 'Dinheiro', icon: Banknote },
};
