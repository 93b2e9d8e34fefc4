import type { Comercio as Loja } from '@corre/contract/comercios/contrato.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { DialogBody } from '@corre/ui/kit/dialog/dialog-parts.tsx';
import { Drawer } from '@corre/ui/kit/drawer/drawer.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { KeyList } from '@corre/ui/shell/chaves/key-list.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { LinkDialog } from '@corre/ui/shell/links/link-dialog.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { ImportarLink } from '../importar/importar-link.tsx';
import { emptyRelatorio } from '../relatorios/use-relatorio.tsx';
import { Page } from '../shell/page.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { Acoes } from './acoes.tsx';
import { columns, noTelefone } from './colunas.tsx';
import { ExcluirDialog } from './excluir-dialog.tsx';
import { NovoComercio } from './novo-comercio.tsx';
import { useComercios, useExcluirComercio } from './use-comercios.ts';

/** Loaded on demand. */
const EditarComercioDialog = lazyPart(async () => (await import('./editar-dialog.tsx')).EditarComercioDialog);

type Props = { nome: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The API keys of a shop. The administrator can revoke them, but not create them (ADR 0039). */
const ChavesDoComercio = ({ nome, open, onOpenChange }: Props) => (
  <Drawer open={open} onOpenChange={onOpenChange} title="Chaves da API" description={nome}>
    <DialogBody>
      <KeyList comercio_nome={nome} vazia="Nenhuma chave em uso. Quem cria é o próprio comércio, em Configurações." />
    </DialogBody>
  </Drawer>
);

/** The section that creates, edits and deletes shops [cadastros]. */
export function GerenciarComercios() {
  const relatorio = useComercios();
  const exclusao = useExcluirComercio();
  const chaves = useDialogState<Loja>();
  const link = useDialogState<Loja>();
  const edicao = useDialogState<Loja>();
  const { data: comercios } = relatorio;
  const table = useDataTable({
    columns,
    data: comercios,
    rowId: ({ id }) => id,
    initialSort: { id: 'comercio' },
  });
  return (
    <Page
      title="Gerenciar Comércios"
      nota={comercios && countOf(comercios.length, 'comércio ativo', 'comércios ativos')}
      actions={
        <>
          <ImportarLink tipo="comercios" />
          <Exportar nome="comercios" table={table.shown} />
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[316px_minmax(0,1fr)] xl:gap-5">
        <NovoComercio />
        <DataTable
          table={table}
          title="Comércios existentes"
          search="Buscar comércio"
          toolbar={<h2 className="order-first mr-auto max-sm:w-full">Comércios existentes</h2>}
          phoneRow={noTelefone}
          actions={(comercio) => (
            <Acoes
              comercio={comercio}
              onEdit={() => edicao.show(comercio)}
              onKeys={() => chaves.show(comercio)}
              onLink={() => link.show(comercio)}
              onDelete={() => exclusao.show(comercio)}
            />
          )}
          empty={emptyRelatorio(relatorio, {
            title: 'Nenhum comércio cadastrado',
            text: 'Crie o primeiro no formulário.',
          })}
        />
      </div>
      <ExcluirDialog exclusao={exclusao} />
      {link.target && (
        <LinkDialog
          key={link.opening}
          conta={{ user_type: 'comercio', id: link.target.id, nome: link.target.nome }}
          open={link.open}
          onOpenChange={link.onOpenChange}
        />
      )}
      {edicao.target && (
        <LazyDialog>
          <EditarComercioDialog
            key={edicao.opening}
            comercio={edicao.target}
            open={edicao.open}
            onOpenChange={edicao.onOpenChange}
          />
        </LazyDialog>
      )}
      {chaves.target && (
        <ChavesDoComercio nome={chaves.target.nome} open={chaves.open} onOpenChange={chaves.onOpenChange} />
      )}
    </Page>
  );
}
