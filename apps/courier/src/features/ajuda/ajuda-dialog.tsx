import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { AvisarSuporte } from './avisar-suporte.tsx';
import { Emergencia, FalarComSuporte } from './contatos.tsx';
import { ListaDeRegras } from './lista-de-regras.tsx';

/** The help dialog, the most urgent need first: help now, a person, the rules (ADR 0084). */
export const AjudaDialog = ({ onFechar }: { onFechar: () => void }) => (
  <Dialog open onOpenChange={(aberta) => !aberta && onFechar()} title="Ajuda">
    <div className="grid grid-cols-1 gap-5">
      <section aria-labelledby="ajuda-agora" className="grid grid-cols-1 gap-2.5">
        <h3 id="ajuda-agora" className="text-[17px] leading-6">
          Preciso de ajuda agora
        </h3>
        <AvisarSuporte />
        <Emergencia />
      </section>
      <FalarComSuporte />
      <section aria-labelledby="ajuda-regras" className="grid grid-cols-1 gap-2">
        <h3 id="ajuda-regras" className="text-[17px] leading-6">
          Como funciona
        </h3>
        <ListaDeRegras />
      </section>
    </div>
  </Dialog>
);
