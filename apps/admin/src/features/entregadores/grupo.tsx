import { Button } from '@corre/ui/kit/button/button.tsx';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** One group of the details: a heading and its values. */
export function Grupo({ title, icon: Icon, children }: { title: string; icon: LucideIcon; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-(--ui-card) border border-line px-4 py-4 sm:px-5">
      <h3 id={id} className="flex items-center gap-2.5 text-[16px] leading-6">
        <Icon aria-hidden="true" className="size-[18px] text-ink-2" />
        {title}
      </h3>
      <dl className="mt-2.5 grid grid-cols-1 gap-x-4 gap-y-3 min-[400px]:grid-cols-2">{children}</dl>
    </section>
  );
}

type DadoProps = { label: string; largo?: boolean; children: ReactNode };

/** One value of the details with its label. */
export function Dado({ label, largo = false, children }: DadoProps) {
  return (
    <div className={twMerge('min-w-0', largo && 'min-[400px]:col-span-2')}>
      <dt className="text-[13px] leading-[18px] text-ink-2">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 text-[15px] leading-6 font-[650] wrap-anywhere">{children}</dd>
    </div>
  );
}

type SegredoProps = {
  label: string;
  /** shown until the value is revealed */
  mascara: string;
  valor: string | undefined;
  pedindo: boolean;
  onAlternar: () => void;
};

/** A masked value with 'Mostrar' and 'Ocultar'. */
export function DadoSecreto({ label, mascara, valor, pedindo, onAlternar }: SegredoProps) {
  const aberto = valor !== undefined;
  return (
    <Dado label={label} largo>
      <span className="tabular-nums">{valor ?? mascara}</span>
      <Button
        variant="ghost"
        size="sm"
        icon={aberto ? EyeOff : Eye}
        loading={pedindo}
        onClick={onAlternar}
        className="-ml-1 text-brand-ink"
      >
        {aberto ? 'Ocultar' : 'Mostrar'}
        <span className="sr-only"> {label}</span>
      </Button>
    </Dado>
  );
}
