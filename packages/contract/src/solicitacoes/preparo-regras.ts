/** Statuses in which a parcel is still at the shop and may be declared ready [pronto]. */
export const STATUS_ANTES_DE_SAIR = ['aguardando', 'aceita', 'em_retirada'] as const;

interface Pedida {
  data_solicitacao: string;
  oferecer_apos: string | null;
}

/** Returns since when a request can be offered, as an ISO instant. For a held request this is the end of its hold. */
export const esperaDesde = ({ data_solicitacao, oferecer_apos }: Pedida): string => oferecer_apos ?? data_solicitacao;
