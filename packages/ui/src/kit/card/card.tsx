import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from '../badge/count-badge.tsx';
import { twMerge } from '../theme/merge-classes.ts';

type CardProps = ComponentPropsWithRef<'section'> & {
  /** 'elevado' for what stands out of the page; 'agir' is the amber border of what waits for an act */
  tone?: 'normal' | 'elevado' | 'agir';
  /** one of a list: an article, or a screen reader's landmarks would be as many as the list is long, and called the same */
  item?: boolean;
};

const tones = {
  normal: 'border border-line shadow-(--ui-shadow-card)',
  elevado: 'border border-line shadow-(--ui-shadow-raised)',
  agir: 'border-2 border-faixa',
};

/** A raised area: radius 18, or 14 in the dense panels. It has no padding of its own; `CardHeader` and `CardBody` bring it. */
export function Card({ tone = 'normal', item = false, className, ...rest }: CardProps) {
  const Area = item ? 'article' : 'section';
  return <Area className={twMerge('overflow-clip rounded-(--ui-card) bg-surface', tones[tone], className)} {...rest} />;
}

/** The usual inner distance: 16 px. */
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

/** A card's heading, with its count and the act that belongs to it. */
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
