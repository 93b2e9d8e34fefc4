import { useSyncExternalStore } from 'react';
import { type EtapaGuardada, guardarEtapas, lerEtapas } from './etapa-guardada.ts';

/** A tapped step and how far it is: on its way to the server, or waiting for the network. What a reload finds has waited already. */
export interface Etapa extends EtapaGuardada {
  enviando: boolean;
  espera: boolean;
}

let etapas: readonly Etapa[] = lerEtapas().map((lida) => ({ ...lida, enviando: false, espera: true }));
const ouvintes = new Set<() => void>();

const ouvir = (listener: () => void) => {
  ouvintes.add(listener);
  return () => void ouvintes.delete(listener);
};

/** Kept before it is sent, so that neither a dead line nor a closed page loses the tap. */
function definir(novas: readonly Etapa[]): void {
  etapas = novas;
  guardarEtapas(novas.map(({ enviando: _, espera: __, ...etapa }) => etapa));
  for (const avisar of ouvintes) avisar();
}

const mesma = (a: EtapaGuardada, b: EtapaGuardada) => a.solicitacao_id === b.solicitacao_id && a.quando === b.quando;

export const etapasAtuais = (): readonly Etapa[] => etapas;

/** The courier taps a step; of one request there is one at a time. */
export function darEtapa(etapa: EtapaGuardada): void {
  const outras = etapas.filter(({ solicitacao_id }) => solicitacao_id !== etapa.solicitacao_id);
  definir([...outras, { ...etapa, enviando: false, espera: false }]);
}

export const mudarEtapa = (etapa: EtapaGuardada, mudanca: Partial<Pick<Etapa, 'enviando' | 'espera'>>): void =>
  definir(etapas.map((outra) => (mesma(outra, etapa) ? { ...outra, ...mudanca } : outra)));

/** Once the server has answered, or the courier took it back. */
export const retirarEtapa = (etapa: EtapaGuardada): void => definir(etapas.filter((outra) => !mesma(outra, etapa)));

export const aindaEsta = (etapa: EtapaGuardada): boolean => etapas.some((outra) => mesma(outra, etapa));

/** The steps under way, the same for whoever shows them and whoever sends them. */
export const useEtapas = (): readonly Etapa[] => useSyncExternalStore(ouvir, etapasAtuais);
