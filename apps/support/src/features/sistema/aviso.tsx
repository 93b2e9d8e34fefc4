import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Link } from 'wouter';

/** One line on the first screen that leads to 'Sistema'. */
export function AvisoDoSistema({ frase }: { frase: string }) {
  return (
    <Banner
      tone="aviso"
      className="shrink-0"
      action={
        <Link
          href="/sistema"
          className="inline-flex min-h-6 shrink-0 max-sm:min-h-11 items-center underline underline-offset-3"
        >
          Ver o que fazer
        </Link>
      }
    >
      {frase}
    </Banner>
  );
}
