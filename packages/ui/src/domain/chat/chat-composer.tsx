import { Send } from 'lucide-react';
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { GUARD_MS } from '../../kit/guarded-press/guarded-press.ts';

type Props = {
  placeholder: string;
  respostas: readonly string[];
  /** the longest message that the server accepts, in characters */
  limite?: number;
  onSend: (mensagem: string) => void;
  /** text that was typed earlier and not sent */
  draft?: string;
  /** called at every change of the text, with '' after sending */
  onDraft?: (text: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Quick answers that scroll sideways, the text field, and the send button. Enter sends. */
export function ChatComposer({ placeholder, respostas, limite, onSend, draft = '', onDraft, ref }: Props) {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const write = (novo: string) => {
    setText(novo);
    onDraft?.(novo);
  };
  const answered = useRef({ resposta: '', at: Number.NEGATIVE_INFINITY });
  /**
   * Sends a quick answer. Ignores the second tap of a double tap, because the button stays in place after the first.
   */
  const answer = (resposta: string) => {
    const { resposta: before, at } = answered.current;
    if (resposta === before && performance.now() - at < GUARD_MS) return;
    answered.current = { resposta, at: performance.now() };
    onSend(resposta);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mensagem = text.trim();
    field.current?.focus();
    if (mensagem === '') return;
    onSend(mensagem);
    write('');
  };
  return (
    <div className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-4">
      {respostas.length > 0 && (
        <ul
          aria-label="Respostas rápidas"
          className="-mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]"
        >
          {respostas.map((resposta) => (
            <li key={resposta} className="shrink-0">
              <button
                type="button"
                onClick={() => answer(resposta)}
                className="h-12 rounded-full border-[1.5px] border-control px-3.5 text-[16px] font-[650] whitespace-nowrap text-ink hover:bg-sunken compact:h-8 compact:max-sm:h-11 compact:border compact:px-3 compact:text-[14px]"
              >
                {resposta}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} className="flex gap-2.5">
        <input
          ref={field}
          value={text}
          maxLength={limite}
          onChange={(event) => write(event.target.value)}
          aria-label="Mensagem"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          className="h-14 min-w-0 flex-1 rounded-2xl border-[1.5px] border-control bg-surface px-3.5 text-[18px] text-ink placeholder:text-ink-3 compact:h-12 compact:rounded-[10px] compact:border compact:text-[15px]"
        />
        <button
          type="submit"
          aria-label="Enviar"
          className="flex size-14 shrink-0 items-center justify-center rounded-2xl bg-brand text-on-brand hover:bg-brand-hover active:translate-y-px compact:size-12 compact:rounded-[10px]"
        >
          <Send aria-hidden="true" className="size-[22px]" />
        </button>
      </form>
    </div>
  );
}
