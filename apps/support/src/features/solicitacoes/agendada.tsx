import { STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { asHoras, fraseDoPreparo, linhaDoPreparo } from '@corre/ui/domain/ready/phrases.ts';
import { CalendarClock, ChefHat } from 'lucide-react';
import { useAgora } from '../torre/relogio.tsx';
import type { Solicitacao } from './use-solicitacoes.ts';

/** Shows when a request at the shop is ready and, if it is scheduled, when it is offered (ADR 0067). */
export function Agendada({ solicitacao }: { solicitacao: Solicitacao }) {
  const agora = useAgora();
  const { status, agendada, oferecer_apos, pronto_em } = solicitacao;
  const frase = fraseDoPreparo(solicitacao, agora);
  if (!frase || !STATUS_ANTES_DE_SAIR.some((antes) => antes === status)) return null;
  const Icone = agendada ? CalendarClock : ChefHat;
  return (
    <p className="my-1 flex min-w-0 items-start gap-1.5 text-[13px] leading-[18px] tabular-nums text-ink">
      <Icone aria-hidden="true" className="mt-px size-3.5 shrink-0 text-ink-2" />
      <span className="min-w-0">
        {agendada && oferecer_apos && (
          <>
            <strong>Agendada</strong>: sai {asHoras(oferecer_apos, agora)}
            {pronto_em && Date.parse(pronto_em) >= Date.parse(oferecer_apos) && `, ${frase}`}
          </>
        )}
        {!agendada && linhaDoPreparo(solicitacao, agora)}
      </span>
    </p>
  );
}
