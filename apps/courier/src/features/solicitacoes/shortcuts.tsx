import { countOf } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { Ellipsis, type LucideIcon, MessageCircle, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Chats } from '../chat/use-chats.ts';
import { foiCancelada, type Rota } from '../rotas/rotas.ts';

const ProblemaDialog = lazyPart(async () => (await import('../problemas/problema-dialog.tsx')).ProblemaDialog);
/** Preloaded, because there may be no signal on the road. */
const A_MAO = [ProblemaDialog];

type AtalhoProps = { icon: LucideIcon; nome: string; nao_lidas?: number; onClick: () => void };

/** An icon above a word, 56 px high. */
const Atalho = ({ icon: Icon, nome, nao_lidas = 0, onClick }: AtalhoProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex min-h-14 flex-col items-center justify-center gap-px rounded-[14px] border-[1.5px] border-control bg-surface text-[15px] leading-[18px] font-[650] text-ink hover:bg-sunken"
  >
    <span className="relative">
      <Icon aria-hidden="true" className="size-5" />
      {nao_lidas > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 left-3.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-perigo px-1 text-[12px] leading-none font-bold text-on-perigo"
        >
          {nao_lidas > 9 ? '9+' : nao_lidas}
        </span>
      )}
    </span>
    {nome}
    {nao_lidas > 0 && <span className="sr-only">{countOf(nao_lidas, 'mensagem não lida', 'mensagens não lidas')}</span>}
  </button>
);

type Props = {
  rota: Rota;
  /** the id of the next stop */
  next: number;
  chats: Chats;
  onMore: () => void;
};

/** The buttons 'Chat', 'Problema' and 'Mais'. */
export function Shortcuts({ rota, next, chats, onMore }: Props) {
  const [problema, setProblema] = useState(false);
  usePreload(A_MAO);
  // What was cancelled has neither a chat nor a problem any more.
  const abertas = rota.paradas.filter((parada) => !foiCancelada(parada));
  const [first] = abertas;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2.5">
      {first && (
        <>
          <Atalho
            icon={MessageCircle}
            nome="Chat"
            nao_lidas={chats.naoLidasDe(first.id)}
            onClick={() => chats.show(first.id)}
          />
          <Atalho icon={TriangleAlert} nome="Problema" onClick={() => setProblema(true)} />
        </>
      )}
      <Atalho icon={Ellipsis} nome="Mais" onClick={onMore} />
      <LazyDialog>
        {problema && <ProblemaDialog paradas={abertas} inicial={next} onClose={() => setProblema(false)} />}
      </LazyDialog>
    </div>
  );
}
