import { codigoDeFora } from '@corre/contract/prova/regras.ts';
import { type Origem, STATUS_ENCERRADO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { TRACKING_PATH } from '@corre/contract/web-paths.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { tokenDe } from './token.ts';

/** What a list reads of a request's link; both null where it has none, which is so a day after its end. */
export interface LinkLido {
  link: Buffer | null;
  rastreio_recusado_em: string | null;
}

interface Com {
  config: Pick<Config, 'SITE_URL'>;
  vault: Pick<Vault, 'rastreio'>;
}

/** The address of a kept link, absolute where the site's is known, else a path; null when there is none to be given. */
export function rastreioUrl({ config: { SITE_URL = '' }, vault }: Com, { link, rastreio_recusado_em }: LinkLido) {
  if (link === null || rastreio_recusado_em !== null) return null;
  const token = tokenDe(vault, link);
  return token && `${SITE_URL}${TRACKING_PATH}/${token}`;
}

/** The rows of a list as they are shown: with the link's address in the place of what the table keeps of it. */
export const comLinks = <Linha extends LinkLido>(com: Com, linhas: readonly Linha[]) =>
  linhas.map(({ link, ...vista }) => ({
    ...vista,
    rastreio_url: rastreioUrl(com, { link, rastreio_recusado_em: vista.rastreio_recusado_em }),
  }));

interface ComCodigo extends LinkLido {
  exige_codigo: boolean;
  origem: Origem;
  status: StatusSolicitacao;
}

/**
 * As whoever carries them is shown them: while the page of a link shows a code that the customer has to say at the door, its
 * address stays with shop and support. Who holds the link reads the code (decision record 0069).
 */
export const comLinksDeQuemLeva = <Linha extends ComCodigo>(com: Com, linhas: readonly Linha[]) =>
  comLinks(
    com,
    linhas.map((linha) => {
      const mostraCodigo =
        linha.exige_codigo && !codigoDeFora(linha) && !STATUS_ENCERRADO.some((encerrado) => encerrado === linha.status);
      return mostraCodigo ? { ...linha, link: null } : linha;
    }),
  );
