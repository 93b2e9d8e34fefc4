import { useSyncExternalStore } from 'react';
import { type EtapaGuardada, guardarEtapa, lerEtapa } from './etapa-guardada.ts';

/** The tapped step, and whether it waits for the network: what a reload finds has waited already. */
export interface Etapa extends EtapaGuardada {
  espera: boolean;
}

const lida = lerEtapa();
let etapa: Etapa | null = lida && { ...lida, espera: true };
const ouvintes = new Set<() => void>();

const ouvir = (ouvinte: () => void) => {
  ouvintes.add(ouvinte);
  return () => void ouvintes.delete(ouvinte);
};

export const etapaAtual = (): Etapa | null => etapa;

/** Kept before it is sent, so that neither a dead line nor a closed page loses the tap; null once the server has answered. */
export function definirEtapa(nova: Etapa | null): void {
  etapa = nova;
  guardarEtapa(nova && { solicitacao_id: nova.solicitacao_id, novo_status: nova.novo_status, quando: nova.quando });
  for (const avisar of ouvintes) avisar();
}

/** The one step under way, the same for whoever shows it and whoever sends it. */
export const useEtapa = (): Etapa | null => useSyncExternalStore(ouvir, etapaAtual);
