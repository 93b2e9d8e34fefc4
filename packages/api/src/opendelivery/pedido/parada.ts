import { ENDERECO_MAX, TEXTO_LONGO_MAX } from '@corre/contract/constants.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { tidyEndereco } from '@corre/contract/names.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { VEICULOS } from '@corre/contract/vocabulario.ts';
import type { Config } from '../../base/config.ts';
import { VEHICLE_OF } from '../eventos/body.ts';
import type { Address, Order } from '../formato/order.ts';
import { doorPayment } from './pagamento.ts';

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns `street, number, complement - district`, and the city if it is not ours. */
export function addressLine(
  { street, number, complement, district, city }: Address,
  { CIDADE }: Pick<Config, 'CIDADE'>,
): string {
  const elsewhere = city !== undefined && folded(city) !== folded(CIDADE) ? city : undefined;
  const line = joined([joined([street, number, complement], ', '), district, elsewhere], ' - ');
  return tidyEndereco(line).slice(0, ENDERECO_MAX).toWellFormed().trim();
}

/** Returns a map link from the coordinates only, never from a received text. */
export const mapLink = ({ latitude, longitude }: Address): string | null =>
  latitude === undefined || longitude === undefined
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/**
 * Returns a note with the requested vehicles, unless `moto_mochila`, the usual one, is among them. A courier sees in
 * the offer that it does not fit. An order that names no known vehicle fits any.
 */
function vehicleNote({ vehicle: { type } }: Pick<Order, 'vehicle'>): string | undefined {
  const asked = VEICULOS.filter((veiculo) => type.includes(VEHICLE_OF[veiculo]));
  if (asked.length === 0 || asked.includes('moto_mochila')) return undefined;
  return `Pede: ${asked.map((veiculo) => NOME_VEICULO[veiculo].toLowerCase()).join(' ou ')}`;
}

/**
 * Returns the courier's note: first vehicle and payment, because a card shows two lines, then the place and the
 * instructions. It contains no name and no phone.
 */
const noteOf = (order: Order, payment: readonly string[]) => {
  const { deliveryAddress, specialInstructions, vehicle } = order;
  const ofPlace = [deliveryAddress.reference, deliveryAddress.instructions];
  const said = joined([vehicleNote(order), ...payment, ...ofPlace, specialInstructions, vehicle.instruction], '. ');
  return said.slice(0, TEXTO_LONGO_MAX).toWellFormed() || null;
};

type Parada = Omit<
  NovaSolicitacao,
  'urgente' | 'origem' | 'multiplas_entregas' | 'pronto_em' | 'exige_codigo' | 'valor_estimado'
>;

/** Returns an order as a stop, without price and times. */
export function stopOf(order: Order, config: Pick<Config, 'CIDADE'>): Parada {
  const { notes, ...payment } = doorPayment(order.payments, order.totalOrderPrice);
  return {
    ...payment,
    endereco: addressLine(order.deliveryAddress, config),
    observacao: noteOf(order, notes),
    link_localizacao: mapLink(order.deliveryAddress),
    // The order's sealed body has the recipient (docs/privacy.md), and the order's own id finds the request.
    referencia_externa: null,
    destinatario_nome: null,
    destinatario_telefone: null,
    // null: the shop's settings decide
    exige_foto: null,
    exige_recebedor: null,
  };
}
