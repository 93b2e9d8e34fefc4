import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { formatTime } from '../format/dates.ts';
import type { ChatMessage } from './chat-rows.ts';

function Tick({ lida, state }: Pick<ChatMessage, 'lida' | 'state'>) {
  const [Icon, word] =
    state === 'sending'
      ? ([Clock, 'sending'] as const)
      : lida
        ? ([CheckCheck, 'lida'] as const)
        : ([Check, 'enviada'] as const);
  return (
    <>
      <Icon aria-hidden="true" className="inline size-4" />
      <span className="sr-only">{word}</span>
    </>
  );
}

type Props = {
  mensagem: ChatMessage;
  /** the reader of this screen wrote the message */
  minha: boolean;
  /** the other side's name, for a screen reader */
  outro: string;
  onRetry: (mensagem: ChatMessage) => void;
};

/**
 * One message with its time on the last line. One tick means sent, two mean read. A failed message can be sent again.
 */
export function ChatBubble({ mensagem, minha, outro, onRetry }: Props) {
  const failed = mensagem.state === 'failed';
  return (
    <li className={twMerge('flex flex-col gap-1', minha ? 'items-end' : 'items-start')}>
      <div
        className={twMerge(
          'max-w-[272px] rounded-[18px] border px-3.5 py-2.5 text-[17px] leading-[23px] wrap-anywhere whitespace-pre-wrap compact:max-w-[300px] compact:rounded-xl compact:text-[15px] compact:leading-[22px]',
          minha
            ? 'rounded-br-[5px] border-brand bg-brand text-on-brand compact:rounded-br-[4px]'
            : 'rounded-bl-[5px] border-line bg-surface text-ink compact:rounded-bl-[4px] compact:border-sunken compact:bg-sunken',
          failed && 'border-2 border-dashed border-perigo bg-surface text-ink',
        )}
      >
        <span className="sr-only">{minha ? 'Você: ' : `${outro}: `}</span>
        {mensagem.mensagem}
        <span className="float-right mt-[5px] ml-3 inline-flex items-center gap-1 text-[14px] leading-[18px] whitespace-nowrap tabular-nums compact:text-[13px]">
          {formatTime(mensagem.data_envio)}
          {minha && !failed && <Tick lida={mensagem.lida} state={mensagem.state} />}
        </span>
      </div>
      {failed && (
        <p className="flex items-center gap-1.5 text-[14px] text-perigo-ink">
          <CircleAlert aria-hidden="true" className="size-4" />
          Não enviada.
          <button
            type="button"
            onClick={() => onRetry(mensagem)}
            className="min-h-8 rounded px-1 font-bold underline underline-offset-4"
          >
            Tentar de novo
          </button>
        </p>
      )}
    </li>
  );
}
