import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from '../badge/badge.tsx';
import { twMerge } from '../theme/merge-classes.ts';

type CardProps = ComponentPropsWithRef<'section'> & {
  /** 'elevado' has a stronger shadow; 'agir' has an amber border, for a card that needs action */
  tone?: 'normal' | 'elevado' | 'agir';
  /** true in a list: an `article`, because each `section` would be a landmark for screen readers */
  item?: boolean;
};

const tones = {
  normal: 'border border-line shadow-(--ui-shadow-card)',
  elevado: 'border border-line shadow-(--ui-shadow-raised)',
  agir: 'border-2 border-faixa',
};

/**
 * A raised area with a radius of 18 px, or 14 px in the dense panels. `CardHeader` and `CardBody` bring the padding.
 */
export function Card({ tone = 'normal', item = false, className, ...rest }: CardProps) {
  const Area = item ? 'article' : 'section';
  return <Area className={twMerge('overflow-clip rounded-(--ui-card) bg-surface', tones[tone], className)} {...rest} />;
}

/** The body of a card with a padding of 16 px. */
export function CardBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={twMerge('p-4', className)} {...rest} />;
}

type HeaderProps = {
  title: ReactNode;
  /** heading level in the page's outline */
  level?: 2 | 3;
  total?: number;
  /** right: a button, a note */
  children?: ReactNode;
  id?: string;
  className?: string;
};

/** The heading of a card with its count and its action. */
export function CardHeader({ title, level = 2, total, children, id, className }: HeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={twMerge('flex min-h-12 items-center gap-2 px-4 pt-2', className)}>
      <Heading id={id} className="text-[20px] leading-7 font-[750] text-ink compact:text-[16px] compact:leading-5">
        {title}
      </Heading>
      {total !== undefined && <CountBadge total={total} />}
      {children && <div className="ml-auto flex items-center gap-2">{children}</div>}
    </div>
  );
}
