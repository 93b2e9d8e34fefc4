import { type LucideIcon, MapPin, Plug, ShieldCheck, Store, UserRound } from 'lucide-react';

/** The five parts of the settings, spelled as in the address: '/configuracoes/precos-e-enderecos'. */
export const PARTES = ['loja', 'entrega-e-prova', 'precos-e-enderecos', 'sistemas', 'conta'] as const;
export type Parte = (typeof PARTES)[number];

export const NOME_DA_PARTE: Record<Parte, { nome: string; icon: LucideIcon }> = {
  loja: { nome: 'Loja', icon: Store },
  'entrega-e-prova': { nome: 'Entrega e prova', icon: ShieldCheck },
  'precos-e-enderecos': { nome: 'Preços e endereços', icon: MapPin },
  sistemas: { nome: 'Sistemas', icon: Plug },
  conta: { nome: 'Conta', icon: UserRound },
};

export const caminhoDa = (parte: Parte): string => `/configuracoes/${parte}`;

/** Returns the part that this address names, or null for the index. */
export const parteDo = (caminho: string): Parte | null =>
  PARTES.find((parte) => parte === caminho.split('/')[2]) ?? null;
