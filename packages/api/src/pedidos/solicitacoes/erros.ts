import { BusinessError } from '../../base/business-error.ts';

/** The numbers of requests of a shop: open, allowed and asked for. */
interface Lotacao {
  abertas: number;
  limite: number;
  pedidas: number;
}

const entregas = (quantas: number) => (quantas === 1 ? '1 entrega' : `${quantas} entregas`);

/** Returns the error for a shop with too many open requests (ADR 0038). */
export function lojaLotada({ abertas, limite, pedidas }: Lotacao) {
  const cabem = Math.max(limite - abertas, 0);
  const rota = pedidas === 1 ? '' : ` Esta rota tem ${pedidas} e ${cabem === 0 ? 'não cabe' : `só cabem ${cabem}`}.`;
  return new BusinessError(
    'CONFLICT',
    `Sua loja tem ${entregas(abertas)} em aberto, e o máximo é ${limite}.${rota} Espere uma terminar ou cancele uma que não precisa mais.`,
  );
}
