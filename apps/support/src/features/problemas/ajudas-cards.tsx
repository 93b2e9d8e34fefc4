import type { AjudaDoSuporte } from '@corre/contract/problemas/contrato.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Check, LifeBuoy, Phone } from 'lucide-react';
import { useAjudas, useResolverAjuda } from './use-problemas.ts';

/** Card of a call for help: the courier, the phone number and the delivery in hand. */
function AjudaCard({ ajuda, now }: { ajuda: AjudaDoSuporte; now: number }) {
  const resolver = useResolverAjuda();
  const { id, nome_entregador, telefone_pessoal, pedida_em, comercio, endereco, status } = ajuda;
  return (
    <Card item tone="agir" aria-labelledby={`ajuda-${id}`} data-ajuda={id} className="grid content-start gap-3 p-4">
      <div className="flex items-start gap-2.5">
        <LifeBuoy aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-perigo-ink" />
        <div className="min-w-0 flex-1">
          <h3 id={`ajuda-${id}`} className="text-[15.5px] leading-6 font-bold wrap-anywhere text-ink">
            {nome_entregador} pede ajuda
          </h3>
          <p className="text-[14px] leading-5 tabular-nums text-ink-2">
            <Spoken>{telefone_pessoal && `${formatPhone(telefone_pessoal)} · `}</Spoken>
            {status === null ? 'Sem entrega em mãos' : NOME_STATUS[status]} · há{' '}
            {formatDuration(now - Date.parse(pedida_em))}
          </p>
          {endereco !== null && (
            <p className="text-[14px] leading-5 font-semibold wrap-anywhere text-ink">
              {comercio} · {endereco}
            </p>
          )}
        </div>
      </div>
      <fieldset aria-label={`O que fazer: ${nome_entregador}`} className="flex flex-wrap gap-2">
        {telefone_pessoal && (
          <a
            href={`tel:${telefone_pessoal}`}
            aria-label={`Ligar para ${nome_entregador}`}
            className={buttonClass({ variant: 'soft', size: 'sm', className: 'max-md:min-h-11' })}
          >
            <Phone aria-hidden="true" className={buttonIcon.sm} />
            Ligar
          </a>
        )}
        <Button
          variant="secondary"
          size="sm"
          icon={Check}
          className="max-md:min-h-11"
          loading={resolver.isPending}
          onClick={() => resolver.mutate({ ajuda_id: id })}
        >
          Resolvido
        </Button>
      </fieldset>
    </Card>
  );
}

/** Refresh interval of the clock, in milliseconds. The cards show minutes. */
const CLOCK_MS = 15_000;

/** Cards of the calls for help, longest wait first. */
export function AjudasCards() {
  const ajudas = useAjudas().data;
  const now = useServerNow(CLOCK_MS);
  return ajudas?.map((ajuda) => <AjudaCard key={ajuda.id} ajuda={ajuda} now={now} />);
}
