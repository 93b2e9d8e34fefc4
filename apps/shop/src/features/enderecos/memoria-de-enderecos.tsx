import { ENDERECOS_POR_VEZ } from '@corre/contract/enderecos/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Search, Trash2 } from 'lucide-react';
import { SettingsFooter, SettingsPending } from '../settings-card.tsx';
import { type Apagavel, type Memoria, useApagar, useMemoria } from './use-memoria.ts';

type RowProps = { endereco: Memoria['enderecos'][number]; onDelete: (target: Apagavel) => void };

/** One address: its uses and price, then its note and the couriers' hints. */
function Row({ endereco: e, onDelete }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <strong className="block font-[650] wrap-anywhere">{e.endereco}</strong>
        <span className="block text-[14px] leading-5 text-ink-2 wrap-anywhere">
          {[formatMoney(e.valor_estimado), countOf(e.usos, 'vez', 'vezes'), `última em ${formatDate(e.usado_em)}`].join(
            ' · ',
          )}
        </span>
        {e.observacao && <span className="block text-[14px] leading-5 text-ink-2 wrap-anywhere">{e.observacao}</span>}
      </div>
      <IconButton
        icon={Trash2}
        label={`Apagar ${e.endereco}`}
        className="size-10 max-sm:size-11"
        onClick={() => onDelete({ tipo: 'endereco', id: e.id, text: e.endereco })}
      />
      {e.dicas.map((dica) => (
        <p
          key={dica.id}
          className="col-span-2 mt-1 flex items-center gap-2 rounded-(--ui-radius-sm) bg-sunken px-2.5 text-[14px] leading-5"
        >
          <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">
            <span className="text-ink-2">Dica de quem entrega: </span>
            {dica.texto}
          </span>
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Apagar a dica: ${dica.texto}`}
            className="max-sm:size-11"
            onClick={() => onDelete({ tipo: 'dica', id: dica.id, text: dica.texto })}
          />
        </p>
      ))}
    </li>
  );
}

const QUESTIONS = {
  endereco: {
    title: 'Apagar este endereço da memória?',
    rotulo: 'Apagar endereço',
    after: 'Ele só volta se for usado de novo. Os pedidos feitos não mudam.',
  },
  dica: { title: 'Apagar esta dica?', rotulo: 'Apagar dica', after: 'Quem entrega aí não a vê mais.' },
  todos: {
    title: 'Apagar todos os endereços da memória?',
    rotulo: 'Apagar todos',
    after: 'As dicas vão junto. Os pedidos feitos não mudam.',
  },
};

function Question({ apagar }: { apagar: ReturnType<typeof useApagar> }) {
  const { target, open, setOpen, confirmar, deleting } = apagar;
  if (!target) return null;
  const { title, rotulo, after } = QUESTIONS[target.tipo];
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={after}
      confirmLabel={rotulo}
      confirmIcon={Trash2}
      loading={deleting}
      loadingLabel="Apagando..."
      onConfirm={confirmar}
    >
      {target.text && <p className="rounded-[10px] bg-sunken px-3 py-2.5 wrap-anywhere">{target.text}</p>}
    </AlertDialog>
  );
}

/** The remembered delivery addresses of this shop: search, delete one, delete all (ADR 0026). */
export function MemoriaDeEnderecos() {
  const { text, setText, list, failed, retry, pagina, setPage } = useMemoria();
  const apagar = useApagar();
  if (!list) {
    return <SettingsPending failed={failed} title={FALHAS['enderecos.listar']} rows={3} onRetry={retry} />;
  }
  const pages = Math.max(1, Math.ceil(list.total / ENDERECOS_POR_VEZ));
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-4 py-3 sm:px-5 sm:[--ui-control:42px]">
        <Field label="Buscar endereço" hideLabel className="min-w-40 flex-1">
          <TextInput
            icon={Search}
            type="search"
            placeholder="Buscar endereço"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <p role="status" className="text-[14px] leading-5 text-ink-2">
          {list.total === 0
            ? text
              ? 'Nenhum endereço com estas palavras'
              : 'Nenhum endereço na memória ainda'
            : countOf(list.total, 'endereço', 'endereços')}
        </p>
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto px-4 empty:hidden max-xl:max-h-[420px] sm:px-5">
        {list.enderecos.map((endereco) => (
          <Row key={endereco.id} endereco={endereco} onDelete={apagar.ask} />
        ))}
      </ul>
      {list.total > 0 && (
        <SettingsFooter>
          {pages > 1 && (
            <span className="mr-auto flex flex-wrap items-center gap-2">
              <Button variant="secondary" disabled={pagina <= 1} onClick={() => setPage(pagina - 1)}>
                Anteriores
              </Button>
              <span className="text-[14px] text-ink-2 tabular-nums">
                {pagina} de {pages}
              </span>
              <Button variant="secondary" disabled={pagina >= pages} onClick={() => setPage(pagina + 1)}>
                Próximos
              </Button>
            </span>
          )}
          {!text && (
            <Button
              variant="danger-outline"
              icon={Trash2}
              className="min-h-11"
              onClick={() => apagar.ask({ tipo: 'todos', id: 0, text: '' })}
            >
              Apagar todos
            </Button>
          )}
        </SettingsFooter>
      )}
      <Question apagar={apagar} />
    </>
  );
}
