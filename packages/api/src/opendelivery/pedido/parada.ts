import { ENDERECO_MAX, TEXTO_LONGO_MAX } from '@corre/contract/constants.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/veiculos.ts';
import { arrumarEndereco } from '@corre/contract/names.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { VEICULOS } from '@corre/contract/vocabulario.ts';
import type { Config } from '../../base/config.ts';
import { VEHICLE_OF } from '../eventos/body.ts';
import type { Address, Order } from '../formato/order.ts';
import { doorPayment } from './pagamento.ts';

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `street, number, complement - district`, with the city where it is another than ours. */
export function addressLine(
  { street, number, complement, district, city }: Address,
  { CIDADE }: Pick<Config, 'CIDADE'>,
): string {
  const elsewhere = city !== undefined && folded(city) !== folded(CIDADE) ? city : undefined;
  const line = joined([joined([street, number, complement], ', '), district, elsewhere], ' - ');
  return arrumarEndereco(line).slice(0, ENDERECO_MAX).toWellFormed().trim();
}

/** A map link out of numbers alone, never out of a text that came. */
export const mapLink = ({ latitude, longitude }: Address): string | null =>
  latitude === undefined || longitude === undefined
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/**
 * What it has to go in, said where that is not what everybody here rides (`moto_mochila`): whoever is offered it can see that it is not
 * for them. An order that names nothing we know goes in anything.
 */
function vehicleNote({ vehicle: { type } }: Pick<Order, 'vehicle'>): string | undefined {
  const asked = VEICULOS.filter((veiculo) => type.includes(VEHICLE_OF[veiculo]));
  if (asked.length === 0 || asked.includes('moto_mochila')) return undefined;
  return `Pede: ${asked.map((veiculo) => NOME_VEICULO[veiculo].toLowerCase()).join(' ou ')}`;
}

/**
 * What the courier is told in words: what it has to go in and what to collect first, since a card shows two lines of it, then how to
 * find the door and what to mind. Nobody's name and no phone.
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

/** An order as a stop of ours, but for its price and its times. */
export function stopOf(order: Order, config: Pick<Config, 'CIDADE'>): Parada {
  const { notes, ...payment } = doorPayment(order.payments, order.totalOrderPrice);
  return {
    ...payment,
    endereco: addressLine(order.deliveryAddress, config),
    observacao: noteOf(order, notes),
    link_localizacao: mapLink(order.deliveryAddress),
    // as the shop's settings say
    exige_foto: null,
    exige_recebedor: null,
  };
}
