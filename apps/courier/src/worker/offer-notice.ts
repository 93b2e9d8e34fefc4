import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import { aCobrar, cobrancaDaRota, fraseDaCobranca } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';

/** Returns the text of an offer's notification (ADR 0015), or null if the offer is over. */
export function offerNotice(oferta: OfertaView | null): { title: string; body: string } | null {
  if (!oferta?.proxima_entrega) return null;
  const { comercio, total_entregas, valor_liquido } = oferta;
  const { comercio_endereco, endereco, tempo_reserva } = oferta.proxima_entrega;
  const stops = total_entregas > 1 ? `${total_entregas} entregas` : endereco;
  const paradas = oferta.is_rota ? oferta.rota_completa : [oferta.proxima_entrega];
  const cobrar =
    paradas.length > 1
      ? cobrancaDaRota(paradas)?.sentence
      : aCobrar(oferta.proxima_entrega) > 0 && fraseDaCobranca(oferta.proxima_entrega);
  const where = [comercio, comercio_endereco, stops, cobrar].filter(Boolean).join(' · ');
  return {
    title: `Nova entrega · você recebe ${formatMoney(valor_liquido)}`,
    body: `${where} · ${tempo_reserva} segundos para responder`,
  };
}
