import { Bike, ChevronRight, MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import type { Chats } from '../chat/use-chats.ts';
import { nomeDaRota, type Rota } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import type { Tab } from '../tabs/tabs.ts';

/** The link back to the delivery in hand, at the top of the other tabs. */
function EmAndamento({ rota }: { rota: Rota }) {
  return (
    <Link
      href="/solicitacoes"
      onClick={() => scrollTo(0, 0)}
      className="flex min-h-16 items-center gap-3 rounded-2xl bg-brand px-3.5 py-2 text-on-brand"
    >
      <Bike aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <strong className="block text-[18px] leading-6 font-[750]">Em andamento</strong>
        <span className="block truncate text-[16px] leading-[22px]">{nomeDaRota(rota)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-6 shrink-0" />
    </Link>
  );
}

/** Maximum length of a message in the banner, in characters. */
const CABEM = 26;

/** Returns the first words of a text on one line: 'Pode trazer a…'. A first word that is too long is cut. */
export function primeirasPalavras(text: string): string {
  const row = text.trim().replaceAll(/\s+/g, ' ');
  if (row.length <= CABEM) return row;
  const cabe = row.slice(0, CABEM + 1);
  const fim = cabe.lastIndexOf(' ');
  return `${cabe.slice(0, fim > 0 ? fim : CABEM)}…`;
}

type Chat = Chats['chats'][number];

/**
 * Returns the chat with the newest unread message that is not on the screen. The server sorts the chats, newest first.
 */
export const recadoNaoLido = (chats: readonly Chat[], open: number | undefined): Chat | undefined =>
  chats.find(({ entrega_id, mensagens_nao_lidas }) => mensagens_nao_lidas > 0 && entrega_id !== open);

/** Returns a short text: the message itself, or the number of unread messages if the courier's own message is newer. */
export function fraseDoRecado({ ultima_mensagem, ultima_de, mensagens_nao_lidas }: Chat): string {
  if (ultima_mensagem !== null && ultima_de === 'comercio') return `“${primeirasPalavras(ultima_mensagem)}”`;
  return mensagens_nao_lidas === 1 ? 'mensagem nova' : `${mensagens_nao_lidas} mensagens novas`;
}

type RecadoProps = { recado: Chat; onOpen: () => void; className: string };

/** The first words of a shop's unread message. A tap opens the chat. It disappears when the message is read. */
function RecadoDaLoja({ recado, onOpen, className }: RecadoProps) {
  return (
    <div role="status" className={className}>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-xl bg-aguardando px-3.5 py-2 text-left text-[16px] leading-6 text-aguardando-ink shadow-menu"
      >
        <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">
          <strong className="font-[750]">{recado.comercio}:</strong> {fraseDoRecado(recado)}
        </span>
      </button>
    </div>
  );
}

type Props = { tab: Tab; chats: Chats; wide: boolean };

/**
 * Sticky below the header: a shop's unread message, and on other tabs the link back to the delivery in hand. Over the
 * active delivery it has no height. It covers the head of the card, which has nothing to press.
 */
export function NoAlto({ tab, chats, wide }: Props) {
  const { atual } = useMinhasEntregas();
  const recado = recadoNaoLido(chats.chats, chats.open?.entrega_id);
  const naEntrega = tab === 'solicitacoes' && !wide;
  const volta = atual !== undefined && !naEntrega && !wide;
  if (!recado && !volta) return null;
  return (
    <section
      aria-label="Agora"
      className={`sticky top-[var(--ui-toast-top,48px)] z-[9] print:hidden ${
        naEntrega ? 'h-0' : 'grid grid-cols-1 gap-3 bg-bg px-4 pt-3 lg:px-7 lg:pt-0 lg:pb-3'
      }`}
    >
      {recado && (
        <RecadoDaLoja
          recado={recado}
          onOpen={() => chats.show(recado.entrega_id)}
          className={naEntrega ? 'absolute inset-x-4 top-1.5' : ''}
        />
      )}
      {volta && <EmAndamento rota={atual} />}
    </section>
  );
}
