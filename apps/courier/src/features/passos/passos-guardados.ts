import { useSyncExternalStore } from 'react';
import { CHAVE, guardarPassos, lerPassos } from './ler-passos.ts';
import { daMesmaEntrega, idDoPasso, mesmoAto, type Passo } from './passo.ts';

/** How a step went for whoever tapped it and waits: done, refused, or kept for when the line is back. */
export type Desfecho = 'feito' | 'guardado' | { campo: string | null; texto: string };

/** All of it as it stands: every change makes a new one. */
interface Estado {
  passos: readonly Passo[];
  /** by id, those that had no answer: what a reload finds has waited already */
  esperam: ReadonlySet<string>;
  /** the id of the one on its way to the server; what is on its way can no longer be taken back */
  enviando: string | null;
}

/** Storage may be forbidden: the steps then live as long as the page. */
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

/** Kept before it is sent, so that neither a dead line nor a closed page loses the tap; on top of what another tab kept. */
function mudar(mudanca: (atuais: readonly Passo[]) => readonly Passo[]): void {
  const passos = mudanca(doNavegador() ?? estado.passos);
  try {
    guardarPassos(passos);
  } catch {
    // see doNavegador
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

/** They had no answer: from now on what follows them can be tapped, and whoever waits is told that they are kept. */
export function esperarALinha(passos: readonly Passo[]): void {
  const ids = new Set(passos.map(idDoPasso));
  definir({ esperam: new Set([...estado.esperam, ...ids]) });
  // another tab of this phone, which does not send, learns it by the storage
  const novos = estado.passos.some((passo) => ids.has(idDoPasso(passo)) && !passo.espera);
  if (novos) mudar((atuais) => atuais.map((passo) => (ids.has(idDoPasso(passo)) ? { ...passo, espera: true } : passo)));
  for (const passo of passos) responder(passo, 'guardado');
}

/**
 * The courier taps a step. A second tap of the same one, here or in another tab, is no second step; one that was refused is tapped
 * anew in its place. Where an earlier one of the delivery waits for the line, this one does.
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

/** Taps a step and waits for what comes of it. */
export const darPassoEEsperar = (passo: Passo): Promise<Desfecho> =>
  new Promise((resolve) => {
    aEspera.set(idDoPasso(passo), resolve);
    darPasso(passo);
    // its twin of another tab is on the way
    if (!aindaEsta(passo)) responder(passo, 'guardado');
  });

/** It goes to the server now; null: nothing does. */
export const passoAEnviar = (passo: Passo | null): void => definir({ enviando: passo && idDoPasso(passo) });

/** Once the server has taken it. */
export function passoFeito(passo: Passo): void {
  mudar((atuais) => atuais.filter((outro) => !igual(passo)(outro)));
  responder(passo, 'feito');
}

/** The courier takes it back, or gives it up with what waits behind it. */
export const retirarPassos = (...retirados: readonly Passo[]): void =>
  mudar((atuais) => atuais.filter((outro) => !retirados.some((um) => igual(um)(outro))));

/**
 * The server refused it. Whoever waits for it hears it, and it is gone; else it stays, and what follows it of its delivery stays behind
 * it, until the courier decides. Gives whether somebody heard it.
 */
export function passoRecusado(passo: Passo, campo: string | null, texto: string): boolean {
  const ouvido = responder(passo, { campo, texto });
  if (ouvido) retirarPassos(passo);
  else mudar((atuais) => atuais.map((outro) => (igual(passo)(outro) ? { ...outro, recusa: texto } : outro)));
  return ouvido;
}

/** The courier lets a refused one go once more. */
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

/** Another tab kept a step, or settled one that somebody waits for here. */
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

/** The steps that wait, and which of them had no answer; the same for whoever shows them and whoever sends them. */
export const usePassos = (): Estado => useSyncExternalStore(ouvir, () => estado);
