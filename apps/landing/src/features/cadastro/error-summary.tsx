import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'wouter';
import { Ajuda } from '../../ajuda.tsx';
import { FIELDS, LABELS } from './grupos.ts';

/** Focuses the field with this name, or the first option of a group. */
const focusField = (field: string) => {
  const named = document.getElementById(field);
  const group = document.getElementById(`${field}-rotulo`)?.closest('[data-campo]');
  (named ?? group?.querySelector('input'))?.focus();
};

/** Other ways to continue, if the form cannot be corrected. */
const WaysOut = () => (
  <p className="font-normal">
    Já tem cadastro?{' '}
    <Link href="/login" className="font-bold underline underline-offset-3">
      Entrar
    </Link>
    . <Ajuda before="Precisa de ajuda?" />
  </p>
);

type Props = {
  ref: Ref<HTMLDivElement>;
  /** names of the invalid fields */
  errados: ReadonlySet<string>;
  /** the server's message about the whole form */
  problema: string | null;
};

/** The errors that prevent the registration, with links to the fields. It gets the focus after a failed submit. */
export function ErrorSummary({ ref, errados, problema }: Props) {
  const fields = FIELDS.filter((field) => errados.has(field));
  const one = fields.length === 1;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="mb-5 flex scroll-mt-24 gap-3 rounded-xl bg-perigo-soft px-4 py-3.5 text-[17px] leading-6 font-semibold text-perigo-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-px size-[22px] shrink-0" />
      <div className="min-w-0">
        {problema && <p>{problema}</p>}
        {problema && <WaysOut />}
        {fields.length > 0 && (
          <p>
            Falta corrigir {fields.length} {one ? 'campo' : 'campos'}:{' '}
            {fields.map((field, index) => (
              <span key={field}>
                {index > 0 && ', '}
                <a
                  href={`#${field}`}
                  className="font-bold underline underline-offset-3"
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(field);
                  }}
                >
                  {LABELS[field]}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
