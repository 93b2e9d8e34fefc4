import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import toast, { Toaster as HotToaster, resolveValue, type Toast, useToasterStore } from 'react-hot-toast';
import { inRem } from '../theme/in-rem.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { TOAST_MS } from './notify.ts';
import { connectOutlet, withdraw } from './toast-hold.ts';

const draw = { success: toast.success, error: toast.error, info: toast };

connectOutlet({
  show: ({ id, type, text, duration }) => draw[type](text, { id, duration }),
  clear: (id) => toast.dismiss(id),
});

/** At most three toasts are visible, 14 px apart [avisos]. */
const VISIBLE = 3;
const GAP_PX = 14;
/** Long enough for the fade, short enough that a fourth toast never shows beside the leaving one, in milliseconds. */
const LEAVE_MS = 180;

const looks = {
  success: { icon: CircleCheck, className: 'text-ok' },
  error: { icon: CircleAlert, className: 'text-perigo' },
  info: { icon: Info, className: 'text-brand' },
};

function ToastCard({ item }: { item: Toast }) {
  const { icon: Icon, className } = looks[item.type === 'success' || item.type === 'error' ? item.type : 'info'];
  return (
    <div
      role="status"
      aria-live="polite"
      className={twMerge(
        'pointer-events-auto flex w-full items-center gap-3 rounded-[14px] border bg-raised py-[13px] pr-2 pl-4 text-ink sm:w-[350px]',
        'shadow-(--ui-shadow-menu) compact:rounded-xl',
        'transition-[opacity,translate] duration-[180ms] ease-out starting:-translate-y-3 starting:opacity-0 motion-reduce:translate-y-0!',
        item.type === 'error' ? 'border-perigo' : 'border-line',
        !item.visible && 'opacity-0',
      )}
    >
      <Icon aria-hidden="true" className={twMerge('size-[23px] shrink-0', className)} />
      <p className="min-w-0 flex-1 text-[16px] leading-[22px] font-[650] wrap-anywhere compact:text-[15px]">
        {resolveValue(item.message, item)}
      </p>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => withdraw(item.id)}
        className="-my-1 flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-2 hover:bg-sunken sm:size-9"
      >
        <X aria-hidden="true" className="size-[18px]" />
      </button>
    </div>
  );
}

/** Dismisses all but three toasts. The store has the newest toast first. */
function useAtMostThree() {
  const { toasts } = useToasterStore();
  useEffect(() => {
    for (const item of toasts.filter(({ visible }) => visible).slice(VISIBLE)) toast.dismiss(item.id);
  }, [toasts]);
}

/**
 * Shows the toasts at the top right, on a phone in the full width minus 24 px. Must render once, at the root of an app.
 */
export function Toaster() {
  useAtMostThree();
  return (
    // An open modal hides all but live regions from screen readers. `aria-live` keeps the toasts readable.
    <div aria-live="off" data-print="hide">
      <HotToaster
        position="top-right"
        gutter={GAP_PX}
        containerStyle={{
          inset: inRem(
            'calc(max(12px, env(safe-area-inset-top)) + var(--ui-toast-top, 0px)) calc(12px + var(--ui-toast-right, 0px)) 12px 12px',
          ),
        }}
        toastOptions={{ duration: TOAST_MS, removeDelay: LEAVE_MS }}
      >
        {(item) => <ToastCard item={item} />}
      </HotToaster>
    </div>
  );
}
