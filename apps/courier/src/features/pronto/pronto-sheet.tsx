import { errorText } from '@corre/client/error.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { askInstall, installWay, subscribeInstall } from '@corre/ui/shell/install.ts';
import { playSound } from '@corre/ui/shell/repeating-sound.ts';
import { BatteryCharging, Bell, Download, type LucideIcon, Power, Volume2 } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { choice, type SituacaoDosAvisos } from '../avisos/navegador.ts';
import { useAvisos } from '../avisos/use-avisos.ts';
import { fecharPronto } from './pronto-state.ts';

type LinhaProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode };

const Linha = ({ icon: Icon, title, text, children }: LinhaProps) => (
  <li className="flex gap-3">
    <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand-ink" />
    <div className="grid min-w-0 flex-1 justify-items-start gap-2">
      <p className="text-[17px] leading-6">
        <strong className="block font-[700]">{title}</strong>
        {text}
      </p>
      {children}
    </div>
  </li>
);

const AVISOS: Record<SituacaoDosAvisos, string> = {
  ligado: 'Ligados: na sua vez o celular avisa.',
  desligado: 'Sem eles, com a tela apagada a sua vez passa adiante.',
  bloqueado: 'Bloqueados. Abra as configurações deste site no navegador e permita as notificações.',
  indisponivel: 'Este navegador não tem avisos. No iPhone, adicione antes o Corre à Tela de Início.',
};

/** Notices, with the question of the browser behind a press that says what it is for. */
function Avisos({ situacao, ligar }: Pick<ReturnType<typeof useAvisos>, 'situacao' | 'ligar'>) {
  const [asking, setAsking] = useState(false);
  const permitir = async () => {
    setAsking(true);
    // After a refusal the line says what to do.
    await ligar()
      .catch((error) => notify.error(errorText(error, FALHAS['push.inscrever'])))
      .finally(() => setAsking(false));
  };
  return (
    <Linha icon={Bell} title="Avisos" text={situacao ? AVISOS[situacao] : 'Verificando…'}>
      {situacao === 'desligado' && (
        <Button variant="secondary" loading={asking} onClick={() => void permitir()}>
          Permitir avisos
        </Button>
      )}
    </Linha>
  );
}

/** The installation. It comes after the notices, because Chrome asks for them in a tab only. */
function Instalar() {
  const way = useSyncExternalStore(subscribeInstall, installWay, () => null);
  if (way === null) return null;
  const text =
    way === 'ios' ? 'Toque em Compartilhar e em “Adicionar à Tela de Início”.' : 'Permita os avisos antes de instalar.';
  return (
    <Linha icon={Download} title="Na tela inicial" text={text}>
      {way === 'pergunta' && (
        <Button variant="secondary" onClick={() => void askInstall()}>
          Instalar
        </Button>
      )}
    </Linha>
  );
}

/**
 * What a phone needs so that an offer is heard: before the first time online, and when something is missing. `seguir`
 * goes online.
 */
export function ProntoSheet({ seguir }: { seguir: () => void }) {
  const { situacao, ligar } = useAvisos();
  const ir = () => {
    // The courier read what is missing, and goes without it: no more questions on this phone. `indisponivel` may pass.
    if (situacao === 'desligado' || situacao === 'bloqueado') choice.keep(false);
    fecharPronto();
    seguir();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && fecharPronto()}
      title="Pronto para receber"
      footer={
        <Button size="lg" icon={Power} onClick={ir}>
          Ficar online
        </Button>
      }
    >
      <ul className="grid gap-4">
        <Linha icon={Volume2} title="Som" text="A oferta toca alto. Aumente o volume da mídia.">
          <Button variant="secondary" onClick={() => playSound('oferta')}>
            Ouvir o som
          </Button>
        </Linha>
        <Avisos situacao={situacao} ligar={ligar} />
        <Instalar />
        <Linha
          icon={BatteryCharging}
          title="Tela e bateria"
          text="Deixe a tela acesa enquanto espera. Tire o navegador da economia de bateria: ela cala os avisos."
        />
      </ul>
    </Dialog>
  );
}
