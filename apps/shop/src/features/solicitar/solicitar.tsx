import { Button } from '@corre/ui/kit/button/button.tsx';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAvaliar } from '../avaliar/use-avaliar.ts';
import { retomarFoco } from '../rascunho/foco.ts';
import { useLembrado } from '../rascunho/use-lembrado.ts';
import { Anuncio } from '../solicitacoes/anuncio.tsx';
import { Quadro } from '../solicitacoes/quadro.tsx';
import { useCancelar } from '../solicitacoes/use-cancelar.ts';
import { useQuadro } from '../solicitacoes/use-quadro.ts';
import { NovaSolicitacao } from './nova-solicitacao.tsx';

const AvaliarDialog = lazyPart(async () => (await import('../avaliar/avaliar-dialog.tsx')).AvaliarDialog);
const CancelarDialog = lazyPart(async () => (await import('../solicitacoes/cancelar-dialog.tsx')).CancelarDialog);

/** Over the phone's tab bar, at the thumb. */
function BotaoNova({ onClick }: { onClick: () => void }) {
  return (
    <div
      data-over-bar
      className="fixed inset-x-0 bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 bg-linear-to-t from-bg from-60% to-transparent px-4 pt-4 pb-3 md:hidden"
    >
      <Button size="lg" full icon={Plus} onClick={onClick}>
        Solicitar entrega
      </Button>
    </div>
  );
}

/** The tab: the form beside the board on a desktop, one or the other on a phone (specification §2). */
export function Solicitar({ conversar }: { conversar: (solicitacao_id: number) => void }) {
  const quadro = useQuadro();
  const cancelar = useCancelar();
  const avaliar = useAvaliar();
  const phone = usePhone();
  const [vista, setVista] = useLembrado('vista', ['nova', 'lista']);
  const form = useRef<HTMLElement>(null);
  const pagina = useRef<HTMLDivElement>(null);
  useEffect(() => retomarFoco(form.current), []);
  const irParaNova = () => {
    setVista('nova');
    // The form is drawn first, then it can take the focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>('input[name=endereco], textarea')?.focus());
  };
  const depoisDeCriar = () => {
    if (!phone) return irParaNova();
    setVista('lista');
    // The form with the pressed button is gone: the focus goes where the list begins.
    setTimeout(() => pagina.current?.querySelector<HTMLElement>('input[type=radio]:checked')?.focus());
  };
  const minhas = `Minhas Solicitações${quadro.abertas ? ` ${quadro.abertas}` : ''}`;
  return (
    <div
      ref={pagina}
      className="mx-auto grid max-w-[1872px] grid-cols-1 gap-4 max-md:pb-20 md:grid-cols-[360px_minmax(0,1fr)] md:items-start md:gap-5 xl:grid-cols-[400px_minmax(0,1fr)] xl:gap-6"
    >
      <h1 className="sr-only">Solicitar</h1>
      <Anuncio solicitacoes={quadro.solicitacoes} />
      {phone && (
        <Segmented
          label="O que mostrar"
          options={[
            { value: 'nova', label: 'Nova' },
            { value: 'lista', label: minhas },
          ]}
          value={vista}
          onValueChange={setVista}
          className="grid-cols-[2fr_3fr]! max-[359px]:grid-cols-[1fr_3fr]! max-[359px]:[&_label]:px-1 max-[359px]:[&_label]:text-[15px]"
        />
      )}
      <div className={phone && vista === 'lista' ? 'hidden' : 'contents'}>
        <NovaSolicitacao ref={form} solicitacoes={quadro.solicitacoes} onCriada={depoisDeCriar} />
      </div>
      {(!phone || vista === 'lista') && (
        <Quadro
          quadro={quadro}
          onNova={irParaNova}
          atos={{
            cancelar: cancelar.perguntar,
            avaliar: avaliar.abrir,
            conversar: ({ id }) => conversar(id),
          }}
        />
      )}
      {phone && vista === 'lista' && <BotaoNova onClick={irParaNova} />}
      <LazyDialog>
        {cancelar.alvo && <CancelarDialog cancelar={cancelar} alvo={cancelar.alvo} />}
        {avaliar.alvo && <AvaliarDialog avaliar={avaliar} alvo={avaliar.alvo} agora={quadro.agora} />}
      </LazyDialog>
    </div>
  );
}
