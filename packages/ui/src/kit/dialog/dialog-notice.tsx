import { CircleAlert, X } from 'lucide-react';
import type { Notice } from '../toaster/toast-hold.ts';

type Props = { notice: Notice | null; onDismiss: () => void };

/** The error of a dialog's own action, shown inside the dialog, because no toast lies over a dialog (ADR 0023). */
export function DialogNotice({ notice, onDismiss }: Props) {
  return (
    <div role="status" className="shrink-0">
      {notice && (
        <div className="mx-4 mb-3 flex items-center gap-2.5 rounded-[10px] border border-perigo bg-perigo-soft py-1.5 pr-1 pl-3 text-perigo-ink">
          <CircleAlert aria-hidden="true" className="size-[18px] shrink-0" />
          <p className="min-w-0 flex-1 text-[16px] leading-5 font-semibold wrap-anywhere compact:text-[14px]">
            {notice.text}
          </p>
          <button
            type="button"
            aria-label="Fechar aviso"
            onClick={onDismiss}
            className="flex size-11 shrink-0 items-center justify-center rounded-lg sm:size-9"
          >
            <X aria-hidden="true" className="size-[18px]" />
          </button>
        </div>
      )}
    </div>
  );
}
