import type { TipoDePlanilha } from '@corre/contract/importacao/colunas.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Upload } from 'lucide-react';
import { Link } from 'wouter';

/** The way from a list to the import of a sheet. */
export const ImportarLink = ({ tipo }: { tipo: TipoDePlanilha }) => (
  <Link href={`/importar?tipo=${tipo}`} className={buttonClass({ variant: 'secondary' })}>
    <Upload aria-hidden="true" className="size-[18px]" />
    Importar
  </Link>
);
