import type { Aba } from '../abas/abas.ts';
import type { Chats } from '../chat/use-chats.ts';
import { recadoNaoLido } from '../recado/recado.ts';
import { RecadoDaLoja } from '../recado/recado-da-loja.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { EmAndamento } from './em-andamento.tsx';

type Props = { aba: Aba; chats: Chats; largo: boolean };

/**
 * Sticky below the header: a shop's unread message, and on other tabs the link back to the delivery in hand. Over the
 * active delivery it has no height. It covers the head of the card, which has nothing to press.
 */
export function NoAlto({ aba, chats, largo }: Props) {
  const { atual } = useMinhasEntregas();
  const recado = recadoNaoLido(chats.chats, chats.aberto?.entrega_id);
  const naEntrega = aba === 'solicitacoes' && !largo;
  const volta = atual !== undefined && !naEntrega && !largo;
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
          onAbrir={() => chats.abrir(recado.entrega_id)}
          className={naEntrega ? 'absolute inset-x-4 top-1.5' : ''}
        />
      )}
      {volta && <EmAndamento rota={atual} />}
    </section>
  );
}
