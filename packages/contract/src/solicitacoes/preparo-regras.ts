/** Statuses in which a parcel is still at the shop: it may be said to be ready (decision record 0067). */
export const STATUS_ANTES_DE_SAIR = ['aguardando', 'aceita', 'em_retirada'] as const;

interface Pedida {
  data_solicitacao: string;
  oferecer_apos: string | null;
}

/** Since when it can be taken: of one that was held until its parcels were nearly ready, from then on. An ISO instant. */
export const esperaDesde = ({ data_solicitacao, oferecer_apos }: Pedida): string => oferecer_apos ?? data_solicitacao;
