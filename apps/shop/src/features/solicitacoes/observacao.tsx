import { useState } from 'react';

/** A longer note is cut, because a pasted iFood order would fill the column. In characters. */
const NOTA_CURTA = 90;

/** The note and a detail of a request. A button unfolds a long note. */
export function Observacao({ texto, detalhe }: { texto: string | null; detalhe: string | null }) {
  const [inteira, setInteira] = useState(false);
  const nota = (texto ?? '').replace(/\s*\n\s*/g, ' · ').trim();
  if (nota === '' && detalhe === null) return null;
  const long = nota.length > NOTA_CURTA;
  return (
    <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
      {long && !inteira ? `${nota.slice(0, NOTA_CURTA).replace(/[\s·]+$/, '')}…` : nota}
      {long && (
        <button
          type="button"
          aria-expanded={inteira}
          onClick={() => setInteira(!inteira)}
          className="ml-1.5 min-h-6 rounded max-md:-my-3 max-md:py-3 font-semibold text-brand-ink underline underline-offset-3"
        >
          {inteira ? 'ver menos' : 'ver tudo'}
        </button>
      )}
      {nota !== '' && detalhe !== null && (long ? <br /> : ' · ')}
      {detalhe}
    </p>
  );
}
