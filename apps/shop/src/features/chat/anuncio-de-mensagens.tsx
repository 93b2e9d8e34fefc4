import { useEffect, useRef, useState } from 'react';
import { mensagensNovas } from './mensagens-novas.ts';
import type { Chat } from './use-chats.ts';

/** Announces a new message to screen readers. `chats` is undefined while it loads. */
export function AnuncioDeMensagens({ chats }: { chats: readonly Chat[] | undefined }) {
  const antes = useRef(chats);
  const [texto, setTexto] = useState('');
  useEffect(() => {
    const novas = antes.current && chats ? mensagensNovas(antes.current, chats) : [];
    antes.current = chats ?? antes.current;
    if (novas.length > 0) setTexto(novas.join('. '));
  }, [chats]);
  return (
    <p role="status" className="sr-only">
      {texto}
    </p>
  );
}
