import { cleanText } from '@corre/contract/names.ts';
import type { PedidoDeFora } from '@corre/contract/solicitacoes/contrato.ts';
import { lerTelefone } from '@corre/contract/telefones/ler.ts';
import { z } from 'zod';

/** Maximum length of a text of another system that a courier sees, in characters. */
const TEXTO_MAX = 300;
const ITENS_MAX = 50;

/** Returns a cleaned text, or null for an empty text or another type. */
const texto = z
  .unknown()
  .optional()
  .transform((valor) => (typeof valor === 'string' ? cleanText(valor).slice(0, TEXTO_MAX).toWellFormed() : ''))
  .transform((valor) => valor || null);
const numero = z
  .unknown()
  .optional()
  .transform((valor) => (typeof valor === 'number' && Number.isFinite(valor) && valor > 0 ? valor : null));
/** Returns a coordinate in degrees, written as a number or as digits, or null. */
const grau = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((valor) => {
      const lido = typeof valor === 'string' && valor.trim() !== '' ? Number(valor) : valor;
      return typeof lido === 'number' && Math.abs(lido) <= max ? lido : null;
    });
/** Accepts any value and treats everything but an object as an empty object. */
const objeto = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .unknown()
    .optional()
    .transform((valor) => (typeof valor === 'object' && valor !== null ? { ...valor } : {}))
    .pipe(z.object(shape));

const corpoSchema = objeto({
  customerName: texto,
  customerPhone: texto,
  customerPhoneLocalizer: texto,
  pickupCode: texto,
  totalWeight: numero,
  packageQuantity: numero,
  vehicle: objeto({ container: texto, instruction: texto }),
  pickupAddress: objeto({
    street: texto,
    number: texto,
    complement: texto,
    district: texto,
    pickupLocation: texto,
    instructions: texto,
    latitude: grau(90),
    longitude: grau(180),
  }),
  items: z
    .unknown()
    .optional()
    .transform((valor) => (Array.isArray(valor) ? valor.slice(0, ITENS_MAX) : []))
    .pipe(z.array(objeto({ name: texto, quantity: numero }))),
});

const juntar = (partes: readonly (string | null)[], entre: string) =>
  partes.filter((parte) => parte !== null).join(entre) || null;

/**
 * Returns only what can be dialled, because other texts would make a link with another effect. The locator may stand
 * in its own field or behind the number.
 */
function paraLigar(dito: string | null, localizador: string | null) {
  const lido = dito === null ? null : lerTelefone(dito);
  if (lido === null || 'recusa' in lido) return { telefone: null, localizador };
  return { telefone: lido.telefone, localizador: localizador ?? lido.localizador };
}

type LidaDoCorpo = z.output<typeof corpoSchema>['pickupAddress'];

const enderecoDaColeta = ({ street, number, complement, district }: LidaDoCorpo): string | null =>
  juntar([juntar([street, number, complement], ', '), district], ' - ');

/** Where another system says that the parcel is. `link` is a map link to its coordinates. */
export interface Coleta {
  endereco: string | null;
  link: string | null;
}

/** Returns the pickup of an order's body. Without a street it has no address, because a district is no place. */
export function lerColeta(corpo: unknown): Coleta {
  const { pickupAddress } = corpoSchema.parse(corpo);
  const { street, latitude, longitude } = pickupAddress;
  const ponto = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  return {
    endereco: street === null ? null : enderecoDaColeta(pickupAddress),
    link: ponto && `https://www.google.com/maps/search/?api=1&query=${ponto}`,
  };
}

const RECIPIENTES: Record<string, string> = { THERMIC: 'Térmica', NORMAL: 'Comum' };

/** Returns the data that a courier needs from the stored body of an order, whatever its form. It never throws. */
export function lerCorpo(corpo: unknown): Omit<PedidoDeFora, 'canal' | 'numero_pedido'> {
  const { pickupAddress: coleta, ...pedido } = corpoSchema.parse(corpo);
  return {
    cliente: pedido.customerName,
    ...paraLigar(pedido.customerPhone, pedido.customerPhoneLocalizer),
    codigo_coleta: pedido.pickupCode,
    coleta: enderecoDaColeta(coleta),
    instrucoes_coleta: juntar([coleta.pickupLocation, coleta.instructions], '. '),
    recipiente: RECIPIENTES[pedido.vehicle.container ?? ''] ?? null,
    itens: pedido.items.flatMap(({ name, quantity }) => (name === null ? [] : [{ nome: name, quantidade: quantity }])),
    peso_gramas: pedido.totalWeight,
    volumes: pedido.packageQuantity,
  };
}
