import type { Comercio as Loja } from '@corre/contract/comercios/contrato.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { DialogBody } from '@corre/ui/kit/dialog/dialog-parts.tsx';
import { Drawer } from '@corre/ui/kit/drawer/drawer.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { KeyList } from '@corre/ui/shell/chaves/key-list.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { Exportar } from '../exportar/exportar.tsx';
import { ImportarLink } from '../importar/importar-link.tsx';
import { Comercio } from '../pessoas.tsx';
import { emptyRelatorio } from '../relatorios/use-relatorio.tsx';
import { Page } from '../shell/page.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { useComercios, useCriarComercio, useExcluirComercio } from './use-comercios.ts';

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

/** The form of a new shop: name and preset password. */
function NovoComercio() {
  const { nome, senha, erroDoNome, erroDaSenha, criar, criando } = useCriarComercio();
  return (
    <Card aria-labelledby="novo-comercio" className="p-5">
      <form onSubmit={criar} noValidate autoComplete="off" className="grid gap-4">
        <div>
          <h2 id="novo-comercio">Novo comércio</h2>
          <p className="text-[14px] leading-5 text-ink-2">O nome é o usuário de entrada.</p>
        </div>
        <Field label="Nome" error={erroDoNome} required>
          <TextInput autoComplete="off" {...nome} />
        </Field>
        <Field
          label="Senha inicial"
          error={erroDaSenha}
          hint="Com a senha que já vem preenchida, a loja só entra depois de trocá-la."
          required
        >
          <TextInput autoComplete="off" spellCheck={false} autoCapitalize="none" {...senha} />
        </Field>
        <Button type="submit" size="lg" full icon={Plus} loading={criando} loadingLabel="Criando...">
          Criar comércio
        </Button>
      </form>
    </Card>
  );
}

/**
 * The question before a shop is deleted. The button is enabled once the name is typed. Accents and case do not matter.
 */
function ExcluirDialog({ exclusao }: { exclusao: ReturnType<typeof useExcluirComercio> }) {
  const { target, open, onOpenChange, typed, setTyped, confirmar, excluindo } = exclusao;
  if (!target) return null;
  const confere = chaveDoNome(typed) === chaveDoNome(target.nome);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={Trash2}
      title={`Excluir ${target.nome}?`}
      description="A loja não entra mais e some das listas. As entregas feitas continuam nos relatórios."
      confirmLabel="Excluir comércio"
      confirmIcon={Trash2}
      confirmDisabled={!confere}
      loading={excluindo}
      loadingLabel="Excluindo..."
      onConfirm={confirmar}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (confere && !excluindo) confirmar();
        }}
      >
        <Field label="Digite o nome para confirmar">
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={target.nome}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </form>
    </AlertDialog>
  );
}

const AindaAInicial = () => (
  <Badge tone="aguardando" icon={KeyRound}>
    Ainda a inicial
  </Badge>
);

const columns: readonly Column<Loja>[] = [
  {
    id: 'comercio',
    title: 'Comércio',
    pinned: true,
    fields: ['id', 'nome'],
    value: ({ nome }) => nome,
    cell: ({ nome }) => <Comercio nome={nome} size={32} />,
  },
  {
    id: 'desde',
    title: 'Desde',
    searchable: false,
    value: ({ data_cadastro }) => data_cadastro,
    fields: ['data_cadastro'],
    kind: 'dia',
    cell: ({ data_cadastro }) => <span className="text-ink-2 tabular-nums">{formatDate(data_cadastro)}</span>,
  },
  {
    id: 'entregas',
    title: 'Entregas',
    numeric: true,
    searchable: false,
    fields: ['total_entregas'],
    kind: 'inteiro',
    value: ({ total_entregas }) => total_entregas,
    cell: ({ total_entregas }) => formatInteger(total_entregas),
  },
  {
    id: 'senha',
    title: 'Senha',
    searchable: false,
    value: ({ senha_inicial }) => senha_inicial,
    fields: ['senha_inicial'],
    sheetValue: ({ senha_inicial }) => (senha_inicial ? 'Ainda a inicial' : 'Trocada'),
    cell: ({ senha_inicial }) => (senha_inicial ? <AindaAInicial /> : <span className="text-ink-2">Trocada</span>),
  },
];

const noTelefone = ({ nome, total_entregas, senha_inicial }: Loja) => (
  <div className="grid justify-items-start gap-1.5">
    <Comercio nome={nome} size={40} nota={countOf(total_entregas, 'entrega', 'entregas')} />
    {senha_inicial && <AindaAInicial />}
  </div>
);

/** The section that creates, edits and deletes shops [cadastros]. */
export function GerenciarComercios() {
  const relatorio = useComercios();
  const exclusao = useExcluirComercio();
  const chaves = useDialogState<Loja>();
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
            <span className="flex flex-wrap justify-end max-sm:-mr-2 max-sm:flex-col">
              <Button variant="ghost" size="sm" icon={Pencil} onClick={() => edicao.show(comercio)}>
                Editar<span className="sr-only"> {comercio.nome}</span>
              </Button>
              <Button variant="ghost" size="sm" icon={KeyRound} onClick={() => chaves.show(comercio)}>
                Chaves<span className="sr-only"> de {comercio.nome}</span>
              </Button>
              <Button
                variant="ghost"
                size="sm"
                icon={Trash2}
                onClick={() => exclusao.show(comercio)}
                className="text-perigo-ink hover:bg-perigo-soft hover:text-perigo-ink"
              >
                Excluir<span className="sr-only"> {comercio.nome}</span>
              </Button>
            </span>
          )}
          empty={emptyRelatorio(relatorio, {
            title: 'Nenhum comércio cadastrado',
            text: 'Crie o primeiro no formulário.',
          })}
        />
      </div>
      <ExcluirDialog exclusao={exclusao} />
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
