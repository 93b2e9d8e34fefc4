import { Banner } from './banner/banner.tsx';
import { Card, CardBody } from './card/card.tsx';
import type { Demo } from './demo.ts';
import { SkeletonCard, SkeletonRows } from './skeleton/skeleton.tsx';
import { EmptyState } from './states/empty-state.tsx';
import { ErrorState, InlineError } from './states/error-state.tsx';
import { notify } from './toaster/notify.ts';
import { Toaster } from './toaster/toaster.tsx';
import { UndoBar } from './undo-bar/undo-bar.tsx';

const button = 'rounded-[10px] border border-control px-3 py-2 text-ink';

export default [
  {
    title: 'Banner',
    render: () => (
      <div className="grid max-w-[480px] gap-3">
        <Banner tone="aviso">Marcos já tem uma entrega. Esta entra na fila dele, depois da atual.</Banner>
        <Banner>Esta é a conta mestre.</Banner>
        <Banner tone="perigo">Corrija os campos marcados.</Banner>
      </div>
    ),
  },
  {
    title: 'Empty, error, loading',
    render: () => (
      <div className="grid gap-4 lg:grid-cols-3">
        <Card>
          <EmptyState title="Nenhuma solicitação hoje" text="Peça a primeira entrega em poucos segundos." />
        </Card>
        <Card>
          <ErrorState
            title="Erro ao carregar solicitações"
            text="Seus dados estão a salvo. Tente de novo."
            onRetry={() => {}}
          />
        </Card>
        <Card>
          <CardBody>
            <InlineError title="Erro ao carregar minhas solicitações" onRetry={() => {}} />
          </CardBody>
        </Card>
        <Card>
          <SkeletonCard />
        </Card>
        <Card>
          <SkeletonRows rows={3} />
        </Card>
      </div>
    ),
  },
  {
    title: 'Toaster',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Toaster />
        <button
          type="button"
          className={button}
          onClick={() => notify.success('2 entrega(s) solicitada(s) com sucesso!')}
        >
          success
        </button>
        <button type="button" className={button} onClick={() => notify.error('Erro ao atribuir entrega')}>
          error
        </button>
        <button type="button" className={button} onClick={() => notify.info('Nenhum dado para exportar')}>
          info
        </button>
      </div>
    ),
  },
  {
    title: 'UndoBar',
    render: () => (
      <div className="max-w-[360px]">
        <UndoBar onUndo={() => {}}>Entrega de R$&nbsp;12,00 liberada</UndoBar>
      </div>
    ),
  },
] satisfies Demo[];
