import { FALHAS } from '@corre/contract/falhas.ts';
import type { IntegracaoInteira, TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import type { TipoIntegracao } from '@corre/contract/vocabulario.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FlaskConical, Send } from 'lucide-react';
import { useState } from 'react';
import { TestResult, WalkProgress } from '../../domain/integracao/exchange-lists.tsx';
import { Button } from '../../kit/button/button.tsx';
import { oneAtATime, SECOND_PRESS_MS, useGuardedPress } from '../../kit/guarded-press/guarded-press.ts';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { notifyFailureWithReason } from '../failure-notice.ts';
import { useServerNow } from '../server-clock.ts';
import { type Calls, useWalk } from './use-integrations.ts';

type Props = {
  calls: Calls;
  integracao: IntegracaoInteira;
  /** the result of the last test; null before the first */
  feito: TesteFeito | null;
  onDone: (done: TesteFeito) => void;
};

function Walk({ calls, id, fluxo_id }: { calls: Calls; id: number; fluxo_id: number }) {
  const passeio = useWalk(calls, id, fluxo_id);
  const now = useServerNow();
  if (passeio.data) return <WalkProgress mensagens={passeio.data} now={now} />;
  if (passeio.isError) {
    return <InlineError title={FALHAS['integracoes.mensagens']} onRetry={() => void passeio.refetch()} />;
  }
  return (
    <Loading>
      <SkeletonRows rows={2} />
    </Loading>
  );
}

const O_QUE_MANDAMOS: Record<TipoIntegracao, string> = {
  opendelivery: 'Mandamos um aviso de um pedido que não existe, assinado como os outros. Nada acontece na loja.',
  webhook: 'Mandamos um aviso de teste, assinado como os outros.',
  app_de_pedidos: 'Pedimos um acesso (token) com as credenciais que o app deu. Nenhum pedido muda.',
};

/** Tests the connection: one message at once, and in the test environment an order that takes all its steps. */
export function TestTab({ calls, integracao: { id, tipo, ambiente, ativa, destino }, feito, onDone }: Props) {
  const client = useQueryClient();
  const [uma] = useState(() => oneAtATime());
  const testar = useMutation({
    mutationFn: (teste: 'mensagem' | 'passeio') => calls.testar({ id, tipo }, teste),
    onSuccess: onDone,
    onError: (error) => notifyFailureWithReason(FALHAS['integracoes.testar'], error),
    onSettled: (_feito, error) => {
      uma.end(!error);
      return client.invalidateQueries({ queryKey: calls.key });
    },
  });
  // Ignores the second tap of a double tap: `loading` renders too late, and the answer may arrive between the taps.
  const { dead, press } = useGuardedPress(`${testar.status} ${testar.submittedAt}`, SECOND_PRESS_MS);
  const mandar = press((teste: 'mensagem' | 'passeio') => {
    if (uma.start()) testar.mutate(teste);
  });
  const passeia = tipo === 'opendelivery' && ambiente === 'teste';
  // Only the shop has the credentials of an ordering app.
  const semAcesso = tipo === 'app_de_pedidos' && !calls.credenciais;
  const parado = !ativa || destino === null || semAcesso;
  return (
    <div className="grid gap-4">
      <p className="text-[14px] leading-5 text-ink-2">
        {O_QUE_MANDAMOS[tipo]}
        {passeia && ' O pedido de teste vai além: percorre todas as etapas em um minuto, com um aviso em cada uma.'}
      </p>
      {semAcesso && <p className="text-[14px] leading-5 font-semibold">A loja testa o app no painel dela.</p>}
      {parado && !semAcesso && (
        <p className="text-[14px] leading-5 font-semibold text-aguardando-ink">
          {ativa ? 'Falta o endereço dos avisos: informe-o em Editar.' : 'A integração está desligada.'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Send}
          disabled={parado}
          aria-disabled={dead || undefined}
          loading={testar.isPending && testar.variables === 'mensagem'}
          loadingLabel="Enviando..."
          onClick={() => mandar('mensagem')}
        >
          Enviar teste
        </Button>
        {passeia && (
          <Button
            variant="secondary"
            icon={FlaskConical}
            disabled={parado}
            aria-disabled={dead || undefined}
            loading={testar.isPending && testar.variables === 'passeio'}
            loadingLabel="Criando..."
            onClick={() => mandar('passeio')}
          >
            Pedido de teste
          </Button>
        )}
      </div>
      <div role="status">{feito?.fluxo_id === null && <TestResult feito={feito} />}</div>
      {feito && feito.fluxo_id !== null && <Walk calls={calls} id={id} fluxo_id={feito.fluxo_id} />}
    </div>
  );
}
