import { Button } from '@corre/ui/button/button.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/card/card.tsx';
import { IconButton } from '@corre/ui/icon-button/icon-button.tsx';
import { InlineError } from '@corre/ui/states/error-state.tsx';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFila } from './use-fila.ts';

const Explicacao = lazy(async () => ({ default: (await import('./explicacao.tsx')).Explicacao }));

type Posicao = { online: boolean; posicao: number | null; ocupado: boolean };

const frase = ({ online, posicao, ocupado }: Posicao) => {
  if (ocupado) return 'Sua vez está em pausa. Ao finalizar, você entra no fim da fila.';
  if (!online) return 'Você está fora da fila. Fique online para entrar nela.';
  if (posicao === 1) return 'A próxima entrega é sua.';
  return posicao === null ? 'Você está na fila.' : `${posicao - 1} na sua frente, por ordem de chegada.`;
};

/** 'Status da Fila' (specification §2): the numbers, the courier's own place, and why he was or was not called. */
export function FilaCard({ ocupado }: { ocupado: boolean }) {
  const { data, posicao, online, isError, isFetching, refetch } = useFila();
  const [explicando, setExplicando] = useState(false);
  const numeros = [
    ['Na fila', data?.total_fila],
    ['Disponíveis', data?.disponiveis],
    ['Reservadas', data?.reservadas],
    ['Online', data?.online],
  ] as const;
  return (
    <Card aria-labelledby="status-fila">
      <CardHeader titulo="Status da Fila" id="status-fila">
        <IconButton
          icon={RefreshCw}
          rotulo="Atualizar a fila"
          className="-mr-3"
          variant="ghost"
          loading={isFetching && !data}
          onClick={() => void refetch()}
        />
      </CardHeader>
      <CardBody className="grid gap-1 pt-0">
        {online && !ocupado && posicao !== null && (
          <p className="text-[46px] leading-[52px] font-[800] tracking-[-.035em]">
            {posicao}º<span className="sr-only"> lugar na fila</span>
          </p>
        )}
        <p className="text-ink-2">{frase({ online, posicao, ocupado })}</p>
        {isError && !data && <InlineError titulo="Erro ao carregar dados" onRetry={() => void refetch()} />}
      </CardBody>
      <dl className="grid grid-cols-4 border-t border-line">
        {numeros.map(([nome, valor]) => (
          <div
            key={nome}
            className="flex flex-col-reverse items-center border-l border-line px-1 py-3 first:border-l-0"
          >
            <dt className="text-[14px] leading-5 text-ink-2">{nome}</dt>
            <dd className="text-[22px] leading-7 font-[750] tabular-nums">{valor ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line p-2">
        <Button variant="ghost" full onClick={() => setExplicando(true)}>
          Por que recebi ou não recebi?
        </Button>
      </div>
      {explicando && (
        <Suspense fallback={null}>
          <Explicacao onFechar={() => setExplicando(false)} />
        </Suspense>
      )}
    </Card>
  );
}
