import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { ORIGENS_DA_LOJA } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { ClipboardPaste, Repeat2, SquarePen } from 'lucide-react';
import type { Ref } from 'react';
import { FormProvider } from 'react-hook-form';
import { FaltaOLocal } from '../local/falta-o-local.tsx';
import { useLembrado } from '../rascunho/use-lembrado.ts';
import { pedidoDaUltima } from './pedido.ts';
import { PedidoIfood } from './pedido-ifood-form.tsx';
import { PedidoManual } from './pedido-manual.tsx';
import { usePedidoIfood } from './use-pedido-ifood.ts';
import { usePedidoManual } from './use-pedido-manual.ts';

const modos = [
  { value: 'manual', label: 'Manual', icon: SquarePen },
  { value: 'ifood', label: 'Importar do iFood', icon: ClipboardPaste },
] as const;
const modosCurtos = modos.map((modo) => (modo.value === 'ifood' ? { ...modo, label: 'iFood' } : modo));

type Props = {
  solicitacoes: readonly SolicitacaoDoComercio[] | undefined;
  /** told after a request was sent */
  onCriada: () => void;
  ref?: Ref<HTMLElement>;
};

/** The form of the tab: manual or iFood, never both. What was typed in one stays while the other is looked at. */
export function NovaSolicitacao({ solicitacoes, onCriada, ref }: Props) {
  const [modo, setModo] = useLembrado('modo', ORIGENS_DA_LOJA);
  const phone = usePhone();
  const manual = usePedidoManual(onCriada);
  const ifood = usePedidoIfood(onCriada);
  const ultima = pedidoDaUltima(solicitacoes ?? []);
  return (
    <section
      ref={ref}
      aria-label="Nova solicitação"
      className="flex min-w-0 flex-col md:sticky md:top-[84px] md:max-h-[calc(100dvh-168px)] lg:max-h-[calc(100dvh-104px)] md:overflow-clip md:rounded-(--ui-card) md:border md:border-line md:bg-surface md:shadow-(--ui-shadow-card)"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 md:px-5 md:pt-4">
        <h2 className="max-md:sr-only">Solicitar entrega</h2>
        <Button
          variant="link"
          size="sm"
          icon={Repeat2}
          className="max-md:order-last max-md:min-h-11"
          disabled={!ultima}
          onClick={() => {
            setModo('manual');
            if (ultima) manual.repetir(ultima);
          }}
        >
          Repetir última
        </Button>
        <Segmented
          label="Como solicitar"
          options={phone ? modosCurtos : modos}
          value={modo}
          onValueChange={setModo}
          className="max-md:flex-1 md:basis-full md:grid-cols-[2fr_3fr]! max-[359px]:[&_label]:px-1 max-[359px]:[&_svg]:hidden"
        />
      </div>
      <div className="max-md:mt-3 md:px-5 md:pt-3 empty:hidden">
        <FaltaOLocal />
      </div>
      {modo === 'manual' ? (
        <FormProvider {...manual.form}>
          <PedidoManual pedido={manual} />
        </FormProvider>
      ) : (
        <PedidoIfood pedido={ifood} />
      )}
    </section>
  );
}
