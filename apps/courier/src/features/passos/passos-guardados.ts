import { useSyncExternalStore } from 'react';
import { CHAVE, guardarPassos, lerPassos } from './ler-passos.ts';
import { daMesmaEntrega, idDoPasso, mesmoAto, type Passo } from './passo.ts';

/** The result of a step for a dialog that waits: done, stored until the connection is back, or refused. */
export type Desfecho = 'feito' | 'guardado' | { campo: string | null; texto: string };

/** Immutable: each change creates a new object. */
interface Estado {
  passos: readonly Passo[];
  /** ids of the steps that got no answer; after a reload, all stored steps count */
  esperam: ReadonlySet<string>;
  /** id of the step that is being sent, which can no longer be undone */
  enviando: string | null;
}

/** Storage may be forbidden. The steps then live as long as the page. */
function doNavegador(): readonly Passo[] | null {
  try {
    return lerPassos();
  } catch {
    return null;
  }
}

const lidos = doNavegador() ?? [];
let estado: Estado = { passos: lidos, esperam: new Set(lidos.map(idDoPasso)), enviando: null };
const ouvintes = new Set<() => void>();
const aEspera = new Map<string, (desfecho: Desfecho) => void>();

function definir(novo: Partial<Estado>): void {
  estado = { ...estado, ...novo };
  for (const avisar of ouvintes) avisar();
}

/**
 * Stores the steps before they are sent, so that a dead connection or a closed page loses no tap. Starts from the
 * storage, because another tab may have changed it.
 */
function mudar(mudanca: (atuais: readonly Passo[]) => readonly Passo[]): void {
  const passos = mudanca(doNavegador() ?? estado.passos);
  try {
    guardarPassos(passos);
  } catch {
    // Storage may be forbidden.
  }
  definir({ passos });
}

function responder(passo: Passo, desfecho: Desfecho): boolean {
  const ouvinte = aEspera.get(idDoPasso(passo));
  aEspera.delete(idDoPasso(passo));
  ouvinte?.(desfecho);
  return ouvinte !== undefined;
}

const igual = (a: Passo) => (b: Passo) => idDoPasso(a) === idDoPasso(b);

export const passosAtuais = (): readonly Passo[] => estado.passos;
export const aindaEsta = (passo: Passo): boolean => estado.passos.some(igual(passo));

/**
 * Marks steps as waiting because they got no answer. The next step can then be tapped, and waiting dialogs get
 * 'guardado'.
 */
export function esperarALinha(passos: readonly Passo[]): void {
  const ids = new Set(passos.map(idDoPasso));
  definir({ esperam: new Set([...estado.esperam, ...ids]) });
  // Another tab of this phone does not send, so it learns this from the storage.
  const novos = estado.passos.some((passo) => ids.has(idDoPasso(passo)) && !passo.espera);
  if (novos) mudar((atuais) => atuais.map((passo) => (ids.has(idDoPasso(passo)) ? { ...passo, espera: true } : passo)));
  for (const passo of passos) responder(passo, 'guardado');
}

/**
 * Adds a tapped step. A second tap of the same act, here or in another tab, adds nothing. A refused step is replaced.
 * If an earlier step of the delivery waits for the connection, the new one waits too.
 */
export function darPasso(passo: Passo): void {
  mudar((atuais) => {
    const antes = atuais.find((outro) => mesmoAto(outro, passo));
    if (!antes) return [...atuais, passo];
    return antes.recusa === undefined ? atuais : atuais.map((outro) => (outro === antes ? passo : outro));
  });
  const atras = estado.passos.some(
    (outro) => estado.esperam.has(idDoPasso(outro)) && daMesmaEntrega(outro, passo) && outro.recusa === undefined,
  );
  if (atras) esperarALinha([passo]);
}

/** Adds a tapped step and waits for its result. */
export const darPassoEEsperar = (passo: Passo): Promise<Desfecho> =>
  new Promise((resolve) => {
    aEspera.set(idDoPasso(passo), resolve);
    darPasso(passo);
    // The same act of another tab is already stored.
    if (!aindaEsta(passo)) responder(passo, 'guardado');
  });

/** Sets the step that is being sent; null for none. */
export const passoAEnviar = (passo: Passo | null): void => definir({ enviando: passo && idDoPasso(passo) });

/** Removes a step that the server accepted. */
export function passoFeito(passo: Passo): void {
  mudar((atuais) => atuais.filter((outro) => !igual(passo)(outro)));
  responder(passo, 'feito');
}

/** Removes steps that the courier undid or discarded. */
export const retirarPassos = (...retirados: readonly Passo[]): void =>
  mudar((atuais) => atuais.filter((outro) => !retirados.some((um) => igual(um)(outro))));

/**
 * Handles a step that the server refused. If a dialog waits for it, the dialog gets the refusal and the step is
 * removed. Otherwise it stays and blocks the later steps of its delivery, until the courier decides. Returns whether a
 * dialog got it.
 */
export function passoRecusado(passo: Passo, campo: string | null, texto: string): boolean {
  const ouvido = responder(passo, { campo, texto });
  if (ouvido) retirarPassos(passo);
  else mudar((atuais) => atuais.map((outro) => (igual(passo)(outro) ? { ...outro, recusa: texto } : outro)));
  return ouvido;
}

/** Sends a refused step once more. */
export const enviarDeNovo = (passo: Passo): void =>
  mudar((atuais) =>
    atuais.map((outro) => {
      const { recusa: _, ...semRecusa } = outro;
      return igual(passo)(outro) ? semRecusa : outro;
    }),
  );

const ouvir = (avisar: () => void) => {
  ouvintes.add(avisar);
  return () => void ouvintes.delete(avisar);
};

/** Another tab stored a step, or settled one that a dialog here waits for. */
function depoisDeOutraAba(): void {
  const passos = doNavegador() ?? [];
  const esperam = passos.filter(({ espera }) => espera).map(idDoPasso);
  definir({ passos, esperam: new Set([...estado.esperam, ...esperam]) });
  for (const id of [...aEspera.keys()]) {
    const passo = estado.passos.find((outro) => idDoPasso(outro) === id);
    if (!passo) aEspera.get(id)?.('feito');
    else if (passo.recusa === undefined) continue;
    else if (responder(passo, { campo: null, texto: passo.recusa })) retirarPassos(passo);
    aEspera.delete(id);
  }
}
addEventListener('storage', ({ key }) => (key === CHAVE || key === null) && depoisDeOutraAba());

/** Returns the waiting steps and which of them got no answer. Views and sender share this state. */
export const usePassos = (): Estado => useSyncExternalStore(ouvir, () => estado);
