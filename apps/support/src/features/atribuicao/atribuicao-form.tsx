import { shortEndereco } from '@corre/ui/domain/format/cut-endereco.ts';
import { formatAgo } from '@corre/ui/domain/format/dates.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useActs } from '../atos/atos.tsx';
import { Foto } from '../entregadores/foto.tsx';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import { useNow } from '../torre/relogio.tsx';
import { PERMITIR_OCUPADOS, situacaoDoCandidato } from './candidatos.ts';
import { useAtribuicao } from './use-atribuicao.ts';

type MarcadasProps = { solicitacoes: readonly Solicitacao[]; release: () => void };

/**
 * List of the marked requests, shown instead of the request field when there are several: where each one goes, and
 * below it from whom.
 */
function Marcadas({ solicitacoes, release }: MarcadasProps) {
  const count = countOf(solicitacoes.length, 'solicitação', 'solicitações');
  return (
    <section
      aria-label={`${count} para atribuir`}
      className="min-w-0 rounded-(--ui-radius) bg-brand-soft py-1 pr-1 pl-3"
    >
      <div className="flex items-center justify-between gap-2">
        <strong className="text-[14px] leading-5 text-ink">{count}</strong>
        <IconButton icon={X} size="sm" label="Limpar as marcadas" onClick={release} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list without controls needs the focus for its keys. */}
      <ul tabIndex={0} className="grid max-h-20 grid-cols-1 gap-1 overflow-y-auto pb-1 text-[13px] leading-[18px]">
        {solicitacoes.map(({ id, comercio, endereco }) => (
          <li key={id} className="min-w-0">
            <span className="block truncate font-semibold text-ink">{endereco}</span>
            <span className="block truncate text-ink-2">{comercio}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { onDone?: () => void };

/** Form that gives waiting requests to a courier. A checkbox allows busy couriers [atribuir]. */
export function AtribuicaoForm({ onDone }: Props) {
  const now = useNow();
  const { wantsFocus, focused } = useActs();
  const campoSolicitacao = useRef<HTMLInputElement>(null);
  const campoEntregador = useRef<HTMLInputElement>(null);
  const abrirSolicitacoes = useRef<() => void>(null);
  const abrirEntregadores = useRef<() => void>(null);
  const [next, setNext] = useState(false);
  const form = useAtribuicao(() => {
    // On the dashboard the user goes on with the next request. A dialog restores the focus itself.
    if (onDone) onDone();
    else setNext(true);
  });
  const { chosen, entregador, aviso } = form;
  const [solicitacao = null] = chosen;
  // After an assignment of several requests, the field mounts only when the selection is empty.
  useEffect(() => {
    if (!next || solicitacao) return;
    campoSolicitacao.current?.focus();
    setNext(false);
  }, [next, solicitacao]);
  const focarFalta = () => (solicitacao ? campoEntregador : campoSolicitacao).current?.focus();
  const falta = solicitacao ? campoEntregador : campoSolicitacao;
  const abrirFalta = solicitacao ? abrirEntregadores : abrirSolicitacoes;
  useEffect(() => {
    if (!wantsFocus) return;
    falta.current?.scrollIntoView({ block: 'nearest' });
    falta.current?.focus();
    abrirFalta.current?.();
    focused();
  }, [wantsFocus, focused, falta, abrirFalta]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.confirmar()) focarFalta();
      }}
      className="@container grid grid-cols-1 gap-2"
    >
      <div className="grid grid-cols-1 gap-x-3 gap-y-2 @min-[480px]:grid-cols-2">
        {chosen.length > 1 ? (
          <Marcadas solicitacoes={chosen} release={form.release} />
        ) : (
          <Field label="Solicitação">
            <Combobox
              ref={campoSolicitacao}
              openRef={abrirSolicitacoes}
              items={form.waiting}
              value={solicitacao}
              onValueChange={(item) => form.escolherSolicitacao(item?.id ?? null)}
              getKey={({ id }) => id}
              getLabel={({ endereco }) => shortEndereco(endereco)}
              getKeywords={({ comercio }) => comercio}
              getDetail={({ comercio, data_solicitacao, valor_estimado, urgente }) =>
                `${urgente ? 'Urgente · ' : ''}${formatMoney(valor_estimado)} · ${formatAgo(data_solicitacao, now)} · ${comercio}`
              }
              renderLead={({ comercio }) => (
                <UserAvatar user_type="comercio" user_id={comercio} size={36} shape="quadrada" />
              )}
              loading={form.carregandoSolicitacoes}
              loadingMessage="Carregando solicitações..."
              placeholder="Escolha a solicitação"
              emptyMessage="Nenhuma solicitação pendente"
            />
          </Field>
        )}
        <Field label="Entregador">
          <Combobox
            ref={campoEntregador}
            openRef={abrirEntregadores}
            items={form.shown}
            onSearch={form.buscar}
            loading={form.carregandoEntregadores}
            loadingMessage="Carregando entregadores..."
            value={entregador}
            onValueChange={(item) => form.escolherEntregador(item?.id ?? null)}
            getKey={({ id }) => id}
            getLabel={({ nome_completo }) => nome_completo}
            getDetail={(item) => situacaoDoCandidato(item, now)}
            renderLead={(item) => <Foto entregador={item} size={36} />}
            placeholder="Escolha o entregador"
            emptyMessage={form.empty}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox checked={form.forcar} onChange={(event) => form.setForcar(event.target.checked)}>
          {PERMITIR_OCUPADOS}
        </Checkbox>
        <Button
          type="submit"
          icon={ArrowRight}
          loading={form.atribuindo}
          loadingLabel="Atribuindo..."
          className="@max-[479px]:w-full"
        >
          {chosen.length > 1 ? `Atribuir ${chosen.length} entregas` : 'Atribuir entrega'}
        </Button>
      </div>
      <div role="status">
        {aviso && (
          <Banner tone="aviso">
            <Spoken>{aviso}</Spoken>
          </Banner>
        )}
      </div>
    </form>
  );
}
