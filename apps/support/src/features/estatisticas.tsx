import { Button } from '@corre/ui/kit/button/button.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { LayoutDashboard } from 'lucide-react';
import { useLocation } from 'wouter';

/** Statistics tab. It only says that it is being made [situacoes]. */
export function Estatisticas() {
  const [, navigate] = useLocation();
  return (
    <div className="grid min-h-[70dvh] place-content-center">
      <h1 className="sr-only">Estatísticas</h1>
      <EmptyState
        title="Estatísticas em desenvolvimento"
        text="Aqui você vai ver os horários de pico, o tempo até aceitar e as recusas por comércio. Por enquanto, acompanhe tudo pelo painel."
        className="max-w-[560px] wrap-anywhere [&>p:first-of-type]:text-[26px] [&>p:first-of-type]:leading-8 [&>p]:text-[16px] [&>p]:leading-6 [&>svg]:h-20"
      >
        <Button size="lg" icon={LayoutDashboard} onClick={() => navigate('/')}>
          Voltar ao Dashboard
        </Button>
      </EmptyState>
    </div>
  );
}
