import { codigoDeFora, type DonoDoCodigo } from '@corre/contract/prova/regras.ts';
import { STATUS_ENCERRADO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { TRACKING_PATH } from '@corre/contract/web-paths.ts';
import { permite } from '../../acesso/chaves/escopos.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { tokenDe, tokenSemCodigo } from './token.ts';

/**
 * The columns of a request's link that lists read. Both are null without a link, as from one day after the request's
 * end.
 */
export interface LinkLido {
  link: Buffer | null;
  rastreio_recusado_em: string | null;
}

interface Com {
  config: Pick<Config, 'SITE_URL'>;
  vault: Pick<Vault, 'rastreio' | 'sealToken' | 'openToken'>;
}

const enderecoDo = ({ config: { SITE_URL = '' } }: Pick<Com, 'config'>, token: string) =>
  `${SITE_URL}${TRACKING_PATH}/${token}`;

/**
 * Returns the address of a stored link, or null if there is none to show. It is absolute if `SITE_URL` is set, else a
 * path.
 */
export function rastreioUrl({ config, vault }: Com, { link, rastreio_recusado_em }: LinkLido) {
  if (link === null || rastreio_recusado_em !== null) return null;
  const token = tokenDe(vault, link);
  return token && enderecoDo({ config }, token);
}

/** Returns the rows with the link's address in place of the stored columns. */
export const comLinks = <Linha extends LinkLido>(com: Com, linhas: readonly Linha[]) =>
  linhas.map(({ link, ...vista }) => ({
    ...vista,
    rastreio_url: rastreioUrl(com, { link, rastreio_recusado_em: vista.rastreio_recusado_em }),
  }));

interface ComCodigo extends LinkLido, DonoDoCodigo {
  id: number;
  exige_codigo: boolean;
  status: StatusSolicitacao;
}

/**
 * Returns whether the page of a link shows the code for the door. Every holder of the link reads that code (ADR 0024).
 */
const mostraCodigo = (linha: ComCodigo) =>
  linha.exige_codigo && !codigoDeFora(linha) && !STATUS_ENCERRADO.some((encerrado) => encerrado === linha.status);

/** Returns the rows for the courier. An address whose page shows a code is left out. */
export const comLinksDeQuemLeva = <Linha extends ComCodigo>(com: Com, linhas: readonly Linha[]) =>
  comLinks(
    com,
    linhas.map((linha) => (mostraCodigo(linha) ? { ...linha, link: null } : linha)),
  );

/**
 * Returns the rows for callers that may not read codes. An address whose page shows a code is replaced by the address
 * of a page without it.
 */
export const comLinksSemCodigo = <Linha extends ComCodigo>(com: Com, linhas: readonly Linha[]) =>
  linhas.map((linha) => {
    const { link, ...vista } = linha;
    const { rastreio_recusado_em } = vista;
    if (!mostraCodigo(linha)) return { ...vista, rastreio_url: rastreioUrl(com, { link, rastreio_recusado_em }) };
    const token = link === null || rastreio_recusado_em !== null ? null : tokenSemCodigo(com.vault, vista.id, link);
    return { ...vista, rastreio_url: token && enderecoDo(com, token) };
  });

/**
 * Returns the rows for this caller. The shop's own session gets the address of the page with the code. So does an API
 * key that may read the code. Staff and other keys get the address of the page without it.
 */
export const comLinksDe = <Linha extends ComCodigo>(
  { deps, ator, escopos }: Pick<Context, 'deps' | 'escopos'> & { ator: Ator },
  linhas: readonly Linha[],
) => {
  const sabeOCodigo = ator.user_type === 'comercio' && (escopos === 'sessao' || permite(escopos, 'prova.codigo'));
  return sabeOCodigo ? comLinks(deps, linhas) : comLinksSemCodigo(deps, linhas);
};
