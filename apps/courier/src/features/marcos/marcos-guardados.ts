import { MARCOS_DO_ENTREGADOR, type MarcoDoEntregador } from '@corre/contract/vocabulario.ts';
import { useSyncExternalStore } from 'react';

const CHAVE = 'marcos_guardados';

/** A milestone that was tapped and whose answer has not come yet. */
export interface MarcoGuardado {
  solicitacao_id: number;
  tipo: MarcoDoEntregador;
  /** when it was tapped, epoch milliseconds of this device */
  quando: number;
  /** the same by the server's clock, as it is told to it */
  feita_em: string;
  /** what the recipient said at the door, where the request asks for it there */
  codigo?: string;
}

const eMarco = (valor: unknown): valor is MarcoGuardado =>
  typeof valor === 'object' &&
  valor !== null &&
  'solicitacao_id' in valor &&
  typeof valor.solicitacao_id === 'number' &&
  'quando' in valor &&
  typeof valor.quando === 'number' &&
  'feita_em' in valor &&
  typeof valor.feita_em === 'string' &&
  (!('codigo' in valor) || typeof valor.codigo === 'string') &&
  'tipo' in valor &&
  MARCOS_DO_ENTREGADOR.some((tipo) => tipo === valor.tipo);

function ler(): MarcoGuardado[] {
  try {
    const lidos: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    return Array.isArray(lidos) ? lidos.filter(eMarco) : [];
  } catch {
    return [];
  }
}

let marcos: readonly MarcoGuardado[] = ler();
const ouvintes = new Set<() => void>();

/** Kept before it is sent, so that neither a dead line nor a closed page loses the tap. */
function definir(novos: readonly MarcoGuardado[]): void {
  marcos = novos;
  try {
    localStorage.setItem(CHAVE, JSON.stringify(novos));
  } catch {
    // storage may be forbidden: the milestone then lives as long as the page
  }
  for (const avisar of ouvintes) avisar();
}

const mesmo = (a: MarcoGuardado, b: MarcoGuardado) => a.solicitacao_id === b.solicitacao_id && a.tipo === b.tipo;

export const marcosAtuais = (): readonly MarcoGuardado[] => marcos;

/** The courier taps a milestone; the first instant stays. */
export function guardarMarco(marco: MarcoGuardado): void {
  if (!marcos.some((outro) => mesmo(outro, marco))) definir([...marcos, marco]);
}

/** Once the server has answered. */
export const retirarMarco = (marco: MarcoGuardado): void => definir(marcos.filter((outro) => !mesmo(outro, marco)));

const ouvir = (avisar: () => void) => {
  ouvintes.add(avisar);
  return () => void ouvintes.delete(avisar);
};

/** The milestones on their way, the same for whoever shows them and whoever sends them. */
export const useMarcosGuardados = (): readonly MarcoGuardado[] => useSyncExternalStore(ouvir, marcosAtuais);
