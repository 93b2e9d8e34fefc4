import { codigoDeFora } from '@corre/contract/prova/regras.ts';
import { type Origem, STATUS_ENCERRADO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { TRACKING_PATH } from '@corre/contract/web-paths.ts';
import { permite } from '../../acesso/chaves/escopos.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { tokenDe, tokenSemCodigo } from './token.ts';

/** What a list reads of a request's link; both null where it has none, which is so a day after its end. */
export interface LinkLido {
  link: Buffer | null;
  rastreio_recusado_em: string | null;
}

interface Com {
  config: Pick<Config, 'SITE_URL'>;
  vault: Pick<Vault, 'rastreio' | 'selarToken' | 'abrirToken'>;
}

const enderecoDo = ({ config: { SITE_URL = '' } }: Pick<Com, 'config'>, token: string) =>
  `${SITE_URL}${TRACKING_PATH}/${token}`;

/** The address of a kept link, absolute where the site's is known, else a path; null when there is none to be given. */
export function rastreioUrl({ config, vault }: Com, { link, rastreio_recusado_em }: LinkLido) {
  if (link === null || rastreio_recusado_em !== null) return null;
  const token = tokenDe(vault, link);
  return token && enderecoDo({ config }, token);
}

/** The rows of a list as they are shown: with the link's address in the place of what the table keeps of it. */
export const comLinks = <Linha extends LinkLido>(com: Com, linhas: readonly Linha[]) =>
  linhas.map(({ link, ...vista }) => ({
    ...vista,
    rastreio_url: rastreioUrl(com, { link, rastreio_recusado_em: vista.rastreio_recusado_em }),
  }));

interface ComCodigo extends LinkLido {
  id: number;
  exige_codigo: boolean;
  origem: Origem;
  status: StatusSolicitacao;
}

/** Whether the page of a link shows a code that the customer has to say at the door. Who holds the link reads it (decision record 0069). */
const mostraCodigo = (linha: ComCodigo) =>
  linha.exige_codigo && !codigoDeFora(linha) && !STATUS_ENCERRADO.some((encerrado) => encerrado === linha.status);

/** As whoever carries them is shown them: while the page shows a code, its address stays with the shop. */
export const comLinksDeQuemLeva = <Linha extends ComCodigo>(com: Com, linhas: readonly Linha[]) =>
  comLinks(
    com,
    linhas.map((linha) => (mostraCodigo(linha) ? { ...linha, link: null } : linha)),
  );

/** As whoever may read requests and not their codes is shown them: while the page shows a code, another address, of a page without it. */
export const comLinksSemCodigo = <Linha extends ComCodigo>(com: Com, linhas: readonly Linha[]) =>
  linhas.map((linha) => {
    const { link, ...vista } = linha;
    const { rastreio_recusado_em } = vista;
    if (!mostraCodigo(linha)) return { ...vista, rastreio_url: rastreioUrl(com, { link, rastreio_recusado_em }) };
    const token = link === null || rastreio_recusado_em !== null ? null : tokenSemCodigo(com.vault, vista.id, link);
    return { ...vista, rastreio_url: token && enderecoDo(com, token) };
  });

/**
 * As this caller is shown them: the address of the page with the code goes to the shop's own session, and to a key that may
 * ask for the code itself; to the offices and to other keys that of the page without it.
 */
export const comLinksDe = <Linha extends ComCodigo>(
  { deps, ator, escopos }: Pick<Context, 'deps' | 'escopos'> & { ator: Ator },
  linhas: readonly Linha[],
) => {
  const sabeOCodigo = ator.user_type === 'comercio' && (escopos === null || permite(escopos, 'prova.codigo'));
  return sabeOCodigo ? comLinks(deps, linhas) : comLinksSemCodigo(deps, linhas);
};
