import type { PedidoDeFora } from '@corre/contract/solicitacoes/contrato.ts';
import { lerTelefone } from '@corre/contract/telefones/ler.ts';
import { z } from 'zod';
import { coletaSchema, enderecoDaColeta, juntar, objeto, texto } from '../../despacho/kernel/coleta-de-fora.ts';

const ITENS_MAX = 50;

const numero = z
  .unknown()
  .optional()
  .transform((valor) => (typeof valor === 'number' && Number.isFinite(valor) && valor > 0 ? valor : null));
const corpoSchema = objeto({
  customerName: texto,
  customerPhone: texto,
  customerPhoneLocalizer: texto,
  pickupCode: texto,
  totalWeight: numero,
  packageQuantity: numero,
  vehicle: objeto({ container: texto, instruction: texto }),
  pickupAddress: coletaSchema,
  items: z
    .unknown()
    .optional()
    .transform((valor) => (Array.isArray(valor) ? valor.slice(0, ITENS_MAX) : []))
    .pipe(z.array(objeto({ name: texto, quantity: numero }))),
});

/**
 * Returns only what can be dialled, because other texts would make a link with another effect. The locator may stand
 * in its own field or behind the number.
 */
function paraLigar(dito: string | null, localizador: string | null) {
  const lido = dito === null ? null : lerTelefone(dito);
  if (lido === null || 'recusa' in lido) return { telefone: null, localizador };
  return { telefone: lido.telefone, localizador: localizador ?? lido.localizador };
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
