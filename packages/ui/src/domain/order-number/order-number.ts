/** What the number of a request needs. The previous release sends no `numero_pedido` for some kinds of rows. */
type Pedido = { id: number; numero_pedido?: string | null };

/**
 * Returns the number by which shop, support and administrator call a request: the one of its point of sale, which is
 * called out at the counter, or its id here.
 */
export const orderNumber = ({ id, numero_pedido }: Pedido): string => numero_pedido ?? String(id);
