import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { TapShield } from '../toque/tap-shield.tsx';
import { podeContestar } from './regras.ts';
import type { Conta } from './use-contas.ts';

/** Loaded on demand, because it brings the form library. */
const ContestarValor = lazyPart(async () => (await import('./contestar-valor.tsx')).ContestarValor);

type Contestacao = Conta['contestacoes'][number];

function Uma({ texto, enviada_em, resposta, respondida_em }: Contestacao) {
  return (
    <li className="grid gap-2 border-t border-line p-4 text-[17px] leading-6">
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="block text-[15px] leading-5 text-ink-2">Você, {formatWhen(enviada_em, serverNow())}</span>
        {texto}
      </p>
      {resposta === null || respondida_em === null ? (
        <p className="text-ink-2">A resposta da administração aparece aqui.</p>
      ) : (
        <p className="rounded-xl bg-sunken p-3 wrap-anywhere whitespace-pre-line">
          <span className="block text-[15px] leading-5 text-ink-2">
            Administração, {formatWhen(respondida_em, serverNow())}
          </span>
          {resposta}
        </p>
      )}
    </li>
  );
}

/** The courier's objections to a week's amount with their answers, newest first, and the button for a new one. */
export function Contestacoes({ conta }: { conta: Conta }) {
  const [writing, setWriting] = useState(false);
  return (
    <>
      {conta.contestacoes.length > 0 && (
        <Card aria-label="Suas contestações desta semana">
          <CardHeader
            title={conta.contestacoes.length === 1 ? 'Sua contestação' : 'Suas contestações'}
            className="pb-2"
          />
          <ul aria-live="polite">
            {conta.contestacoes.map((contestacao) => (
              <Uma key={contestacao.id} {...contestacao} />
            ))}
          </ul>
        </Card>
      )}
      {podeContestar(conta) && (
        <Button variant="ghost" size="lg" full icon={MessageSquareWarning} onClick={() => setWriting(true)}>
          Discordo deste valor
        </Button>
      )}
      <TapShield open={writing} />
      <LazyDialog>{writing && <ContestarValor conta={conta} onClose={() => setWriting(false)} />}</LazyDialog>
    </>
  );
}
