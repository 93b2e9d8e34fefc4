import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type Props = {
  href: string;
  icon: LucideIcon;
  name: string;
  /** one line about the part; null while it loads */
  summary: string | null;
  /** the open part */
  active: boolean;
  /** the summary says what is missing */
  missing?: boolean;
};

/** A part of the settings in their index: its name, and a line about it. */
export function SettingsLink({ href, icon: Icon, name, summary, active, missing = false }: Props) {
  const tone = missing ? 'font-semibold text-aguardando-ink' : active ? '' : 'text-ink-2';
  return (
    <li>
      <Link
        href={href}
        aria-current={active ? 'page' : undefined}
        className={`relative flex min-h-15 items-center gap-3 rounded-(--ui-radius) px-3 ${active ? 'bg-brand-soft text-brand-ink' : 'text-ink hover:bg-sunken'}`}
      >
        {active && <span aria-hidden="true" className="absolute inset-y-2 -left-2 w-1 rounded-full bg-brand" />}
        <Icon aria-hidden="true" className="size-[18px] shrink-0" />
        <span className="min-w-0 flex-1">
          <strong className="block text-[15.5px] leading-5">{name}</strong>
          <span className={`block truncate text-[13px] leading-[18px] ${tone}`}>{summary ?? '\u00a0'}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-[18px] shrink-0 text-ink-2 lg:hidden" />
      </Link>
    </li>
  );
}

/** The index of the settings. On a desktop it stands beside the open part. */
export const SettingsNav = ({ children }: { children: ReactNode }) => (
  <nav
    aria-label="Partes das configurações"
    className="self-start rounded-(--ui-card) border border-line bg-surface p-2 shadow-(--ui-shadow-card)"
  >
    <ul>{children}</ul>
  </nav>
);
