import { CopyIcon } from './copy-button.tsx';

/** A value in full with its copy button. Must stand in a `<dl>`. */
export function CopyLine({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <div className="grid min-w-0 gap-1">
      <dt className="text-[14px] leading-5 font-semibold text-ink-2">{label}</dt>
      <dd className="flex min-w-0 items-stretch gap-2">
        <code className="min-w-0 flex-1 content-center rounded-(--ui-radius-sm) border border-line bg-sunken px-3 py-2 text-[13px] leading-5 break-all text-ink select-all">
          {value}
        </code>
        <CopyIcon label={label} text={value} />
      </dd>
      {hint && <dd className="text-[13px] leading-[18px] text-ink-2">{hint}</dd>}
    </div>
  );
}
