import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Link } from 'wouter';
import { useLocal } from './use-local.ts';

/**
 * A banner above the request form while the shop has no address and no link. Couriers then have to search for its name.
 */
export function FaltaOLocal() {
  const { data: local } = useLocal();
  if (!local || local.endereco_retirada !== null || local.link_loja !== null) return null;
  return (
    <Banner
      action={
        <Link
          href="/configuracoes/loja"
          className={buttonClass({ variant: 'link', size: 'sm', className: 'max-md:min-h-11' })}
        >
          Dizer onde
        </Link>
      }
    >
      Quem entrega ainda não vê onde retirar.
    </Banner>
  );
}
