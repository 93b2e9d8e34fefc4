import { Combobox as Base } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Spoken } from '../spoken/spoken.tsx';
import { matchParts } from './match.ts';

/** A text with the match of the query underlined. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const parts = matchParts(text, query);
  if (!parts) return text;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <span className="underline decoration-2 underline-offset-3">{match}</span>
      {after}
    </>
  );
}

/** The position of an option in a long list, which renders only the options in view. */
export type OptionPlace = { index: number; total: number; ref: Ref<HTMLDivElement>; style: CSSProperties };

type Props = {
  value: unknown;
  label: string;
  query: string;
  detail: ReactNode;
  lead: ReactNode;
  place?: OptionPlace | undefined;
};

/** One option: picture, name, a second line, and a tick when it is chosen. */
export function ComboboxOption({ value, label, query, detail, lead, place }: Props) {
  return (
    <Base.Item
      value={value}
      {...(place && {
        ref: place.ref,
        index: place.index,
        style: place.style,
        'data-index': place.index,
        'aria-setsize': place.total,
        'aria-posinset': place.index + 1,
      })}
      className="flex min-h-(--ui-option) cursor-pointer items-center gap-3 rounded-(--ui-radius-sm) px-2.5 py-1.5 outline-none select-none data-highlighted:bg-brand-soft data-selected:font-bold data-disabled:cursor-not-allowed data-disabled:opacity-60"
    >
      {lead}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-(length:--ui-input-text) leading-5 font-[650] text-ink">
          <Highlight text={label} query={query} />
        </span>
        {detail && (
          <span className="block truncate text-(length:--ui-hint) leading-[18px] font-normal text-ink-2">
            <Spoken>{detail}</Spoken>
          </span>
        )}
      </span>
      <Base.ItemIndicator className="shrink-0 text-brand-ink">
        <Check aria-hidden="true" className="size-[18px]" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
