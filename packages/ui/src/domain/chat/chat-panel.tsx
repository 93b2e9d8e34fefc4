import { Lock } from 'lucide-react';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { type ChatMessage, type ChatRow, chatRows } from './chat-rows.ts';

export type ChatPanelProps = {
  /** photo, name, status and the close button */
  header?: ReactNode;
  mensagens: readonly ChatMessage[];
  eu: ChatMessage['remetente_tipo'];
  /** the other side's name */
  outro: string;
  nao_lidas?: number;
  /** the current time in epoch milliseconds */
  now: number;
  onSend: (mensagem: string) => void;
  onRetry?: (mensagem: ChatMessage) => void;
  /** quick answers */
  respostas?: readonly string[];
  placeholder?: string;
  limite?: number;
  /** text that was typed and not sent; a closed chat shows it, so that it is not lost */
  draft?: string;
  onDraft?: (text: string) => void;
  /** the text field */
  fieldRef?: Ref<HTMLInputElement>;
  /** the sentence that replaces the field in a closed chat */
  closed?: string;
  loading?: boolean;
  /** set when the messages could not be loaded */
  error?: { title: string; onRetry: () => void };
  className?: string;
};

function Divider({ row }: { row: Exclude<ChatRow, { tipo: 'mensagem' }> }) {
  const unread = row.tipo === 'nao_lidas';
  const line = twMerge('h-px flex-1 bg-line', unread && 'h-0.5 bg-brand compact:h-px');
  return (
    <li
      className={twMerge(
        'flex items-center gap-3 py-1 text-[15px] compact:text-[14px]',
        unread ? 'font-bold text-brand-ink' : 'text-ink-2',
      )}
    >
      <span aria-hidden="true" className={line} />
      {row.text}
      <span aria-hidden="true" className={line} />
    </li>
  );
}

/**
 * Distance from the end, in pixels, within which the reader follows new messages. Further up, the reader reads old
 * messages.
 */
const NEAR_END_PX = 96;

/**
 * Keeps the newest message in view, unless the reader scrolled up. The reader's own message always scrolls into view.
 */
function useStickToEnd(mensagens: readonly ChatMessage[], eu: ChatMessage['remetente_tipo']) {
  const scroller = useRef<HTMLDivElement>(null);
  const nearEnd = useRef(true);
  const last = mensagens.at(-1);
  const key = last?.id;
  const mine = last?.remetente_tipo === eu;
  const shown = useRef<string | number | undefined>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && shown.current !== key && (nearEnd.current || mine)) element.scrollTop = element.scrollHeight;
    shown.current = key;
  }, [key, mine]);
  const onScroll = () => {
    const element = scroller.current;
    if (element) nearEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
  };
  return { ref: scroller, onScroll };
}

function Messages({ mensagens, eu, outro, nao_lidas = 0, now, onRetry }: ChatPanelProps) {
  const rows = chatRows({ mensagens, eu, nao_lidas, now });
  if (rows.length === 0) return <p className="py-6 text-center text-[16px] text-ink-2">Nenhuma mensagem ainda</p>;
  return (
    <ul className="grid gap-2.5">
      {rows.map((row) =>
        row.tipo === 'mensagem' ? (
          <ChatBubble
            key={row.chave}
            mensagem={row.mensagem}
            minha={row.mensagem.remetente_tipo === eu}
            outro={outro}
            onRetry={(mensagem) => onRetry?.(mensagem)}
          />
        ) : (
          <Divider key={row.chave} row={row} />
        ),
      )}
    </ul>
  );
}

function Closed({ closed, draft }: { closed: string; draft: string }) {
  return (
    <div role="status" className="shrink-0 border-t border-line bg-sunken px-4 py-5 text-[16px] text-ink-2">
      <p className="flex items-center justify-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-[18px] shrink-0" />
        {closed}
      </p>
      {draft.trim() !== '' && (
        <p className="mt-2 text-center text-[15px] wrap-anywhere">Não enviada: “{draft.trim()}”</p>
      )}
    </div>
  );
}

const keyboardReachable = { tabIndex: 0 };

/** A conversation between courier and shop [chat]. Presentational: messages and handlers are props. */
export function ChatPanel(props: ChatPanelProps) {
  const { header, mensagens, outro, closed, loading, error, className } = props;
  const scroller = useStickToEnd(mensagens, props.eu);
  return (
    <div className={twMerge('flex h-full min-h-0 flex-col bg-bg compact:bg-surface', className)}>
      {header && <div className="shrink-0 border-b border-line bg-surface px-4 py-3">{header}</div>}
      <div
        {...scroller}
        role="log"
        aria-label={`Mensagens com ${outro}`}
        // A scroll area without focusable content must be reachable by keyboard itself.
        {...keyboardReachable}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4 py-4 focus-visible:-outline-offset-3"
      >
        <div className="mt-auto">
          {error ? (
            <InlineError title={error.title} onRetry={error.onRetry} />
          ) : loading ? (
            <SkeletonRows rows={3} />
          ) : (
            <Messages {...props} />
          )}
        </div>
      </div>
      {closed ? (
        <Closed closed={closed} draft={props.draft ?? ''} />
      ) : (
        <ChatComposer
          placeholder={props.placeholder ?? 'Escreva uma mensagem'}
          respostas={props.respostas ?? []}
          limite={props.limite}
          onSend={props.onSend}
          draft={props.draft}
          onDraft={props.onDraft}
          ref={props.fieldRef}
        />
      )}
    </div>
  );
}
