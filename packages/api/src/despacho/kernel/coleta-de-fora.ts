import { cleanText } from '@corre/contract/names.ts';
import { z } from 'zod';

/** Maximum length of a text of another system that a courier sees, in characters. */
const TEXTO_MAX = 300;

/** Returns a cleaned text, or null for an empty text or another type. */
export const texto = z
  .unknown()
  .optional()
  .transform((valor) => (typeof valor === 'string' ? cleanText(valor).slice(0, TEXTO_MAX).toWellFormed() : ''))
  .transform((valor) => valor || null);

/** Accepts any value and treats everything but an object as an empty object. */
export const objeto = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .unknown()
    .optional()
    .transform((valor) => (typeof valor === 'object' && valor !== null ? { ...valor } : {}))
    .pipe(z.object(shape));

/** Joins the parts that are there, or returns null. */
export const juntar = (partes: readonly (string | null)[], entre: string) =>
  partes.filter((parte) => parte !== null).join(entre) || null;

/** Returns a coordinate in degrees, written as a number or as digits, or null. */
const grau = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((valor) => {
      const lido = typeof valor === 'string' && valor.trim() !== '' ? Number(valor) : valor;
      return typeof lido === 'number' && Math.abs(lido) <= max ? lido : null;
    });

/** The pickup in the body of an order of another system, whatever its form. */
export const coletaSchema = objeto({
  street: texto,
  number: texto,
  complement: texto,
  district: texto,
  pickupLocation: texto,
  instructions: texto,
  latitude: grau(90),
  longitude: grau(180),
});

type Lida = z.output<typeof coletaSchema>;

/** Returns the pickup's address in one line, or null. */
export const enderecoDaColeta = ({ street, number, complement, district }: Lida): string | null =>
  juntar([juntar([street, number, complement], ', '), district], ' - ');

/** Where another system says that the parcel is. `link` is a map link to its coordinates. */
export interface Coleta {
  endereco: string | null;
  link: string | null;
}

/** Returns the pickup of an order's body. Without a street it has no address, because a district is no place. */
export function lerColeta(corpo: unknown): Coleta {
  const { pickupAddress } = objeto({ pickupAddress: coletaSchema }).parse(corpo);
  const { street, latitude, longitude } = pickupAddress;
  const ponto = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  return {
    endereco: street === null ? null : enderecoDaColeta(pickupAddress),
    link: ponto && `https://www.google.com/maps/search/?api=1&query=${ponto}`,
  };
}
