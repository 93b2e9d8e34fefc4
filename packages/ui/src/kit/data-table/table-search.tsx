import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isTyping, singleKeysOn } from '../keyboard/single-keys.ts';
import { twMerge } from '../theme/merge-classes.ts';

type Props = { search: string; placeholder: string; onChange: (search: string) => void; className?: string };

/** The search of a table. '/' moves the focus here, Esc empties it. */
export function TableSearch({ search, placeholder, onChange, className }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!singleKeysOn()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <span className={twMerge('relative flex w-full sm:w-[320px]', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2 text-ink-2"
      />
      <input
        ref={field}
        type="search"
        value={search}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && search !== '') onChange('');
        }}
        aria-label={placeholder}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        className="h-12 w-full rounded-[10px] border border-control bg-surface pr-10 pl-10 text-[15px] text-ink placeholder:text-ink-3 sm:h-9 sm:text-[14.5px] [&::-webkit-search-cancel-button]:hidden"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 rounded-md border border-line px-1.5 text-[13px] leading-5 text-ink-2 sm:block in-data-[atalhos=off]:hidden"
      >
        /
      </span>
    </span>
  );
}
