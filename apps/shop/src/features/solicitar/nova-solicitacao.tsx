import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { ORIGENS_DA_LOJA } from '@corre/contract/vocabulario.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { ClipboardPaste, Repeat2, SquarePen } from 'lucide-react';
import type { Ref } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'wouter';
import { useRememberedChoice } from '../remembered.ts';
import { useLocal } from '../use-local.ts';
import { pedidoDaUltima } from './pedido.ts';
import { PedidoIfood } from './pedido-ifood-form.tsx';
import { PedidoManual } from './pedido-manual.tsx';
import { usePedidoIfood } from './use-pedido-ifood.ts';
import { usePedidoManual } from './use-pedido-manual.ts';

/**
 * A banner above the request form while the shop has no address and no link. Couriers then have to search for its name.
 */
function FaltaOLocal() {
  const { data: local } = useLocal();
  if (!local || local.endereco_retirada !== null || local.link_loja !== null) return null;
  return (
    <Banner
      action={
        <Link
          href="/configuracoes/loja"
          className={buttonClass({ variant: 'link', size: 'sm', className: 'max-md:min-h-11' })}
        >
          Dizer onde
        </Link>
      }
    >
      Quem entrega ainda não vê onde retirar.
    </Banner>
  );
}

const modes = [
  { value: 'manual', label: 'Manual', icon: SquarePen },
  { value: 'ifood', label: 'Importar do iFood', icon: ClipboardPaste },
] as const;
const modosCurtos = modes.map((mode) => (mode.value === 'ifood' ? { ...mode, label: 'iFood' } : mode));

type Props = {
  solicitacoes: readonly SolicitacaoDoComercio[] | undefined;
  /** called after a request was sent */
  onCreated: () => void;
  ref?: Ref<HTMLElement>;
};

/** The request form, manual or iFood [pedido]. A change of the mode keeps the values of both forms. */
export function NovaSolicitacao({ solicitacoes, onCreated, ref }: Props) {
  const [mode, setMode] = useRememberedChoice('modo', ORIGENS_DA_LOJA);
  const phone = usePhone();
  const manual = usePedidoManual(onCreated);
  const ifood = usePedidoIfood(onCreated);
  const last = pedidoDaUltima(solicitacoes ?? []);
  return (
    <section
      ref={ref}
      aria-label="Nova solicitação"
      className="flex min-w-0 flex-col max-sm:[--ui-control:48px] max-sm:[--ui-segment:40px] md:sticky md:top-[84px] md:max-h-[calc(100dvh-168px)] md:overflow-clip md:rounded-(--ui-card) md:border md:border-line md:bg-surface md:shadow-(--ui-shadow-card) lg:max-h-[calc(100dvh-104px)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 md:px-5 md:pt-4">
        <h2 className="max-md:sr-only">Solicitar entrega</h2>
        <Button
          variant="ghost"
          size="sm"
          icon={Repeat2}
          className="px-1 text-[15.5px] text-brand-ink hover:text-brand-ink max-md:order-last max-md:min-h-11"
          disabled={!last}
          onClick={() => {
            setMode('manual');
            if (last) manual.repetir(last);
          }}
        >
          Repetir última
        </Button>
        <Segmented
          label="Como solicitar"
          options={phone ? modosCurtos : modes}
          value={mode}
          onValueChange={setMode}
          className="max-sm:[--ui-segment:38px] max-md:flex-1 large-text:basis-full [&_label]:px-1 max-[379px]:[&_svg]:hidden md:basis-full md:grid-cols-[2fr_3fr]!"
        />
      </div>
      {mode === 'manual' ? (
        <FormProvider {...manual.form}>
          <PedidoManual pedido={manual} />
        </FormProvider>
      ) : (
        <PedidoIfood pedido={ifood} />
      )}
      <div className="max-md:mt-2.5 md:px-5 md:pb-4 empty:hidden">
        <FaltaOLocal />
      </div>
    </section>
  );
}
