import { trpc } from '@corre/client/trpc.ts';
import type { CustodiaDoComercio } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { AmountDialog } from '@corre/ui/domain/custodia/amount-dialog.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { formatDayOrTime } from '../when.ts';

/** A courier as an option of a combobox. */
interface Pessoa {
  id: number;
  nome: string;
}

type Solicitacao = Pick<SolicitacaoDoComercio, 'status' | 'entregador_id' | 'nome_entregador'>;

/**
 * Returns the couriers with a delivery of this shop in progress, each courier once. Other couriers cannot carry change.
 */
export function aCaminho(solicitacoes: readonly Solicitacao[]): Pessoa[] {
  const pessoas = new Map<number, Pessoa>();
  for (const { status, entregador_id, nome_entregador } of solicitacoes) {
    const andando = STATUS_EM_ANDAMENTO.some((um) => um === status);
    if (andando && entregador_id !== null) {
      pessoas.set(entregador_id, { id: entregador_id, nome: nome_entregador ?? '' });
    }
  }
  return [...pessoas.values()];
}

type ComSaldo = CustodiaDoComercio['entregadores'][number];

/** The dialog 'Receber dinheiro'. The shop counts the cash itself, so this handover needs no confirmation. */
function ReceberDinheiro({ de, onClose }: { de: ComSaldo; onClose: () => void }) {
  const comercio_nome = useComercioNome();
  const act = useCustodyAct(FALHAS['custodia.prestar'], onClose);
  const prestar = trpc.custodia.prestar.useMutation(act.options);
  return (
    <AmountDialog
      title={`Receber dinheiro de ${nomeCurto(de.entregador)}`}
      description={`Com o entregador: ${formatMoney(de.saldo)}. Recebeu menos? O resto continua com o entregador.`}
      initial={de.saldo}
      max={de.saldo}
      label="Valor recebido"
      submit="Receber"
      sending={prestar.isPending}
      sendingLabel="Registrando..."
      onSubmit={({ valor }) => {
        if (act.start()) prestar.mutate({ entregador_id: de.entregador_id, comercio_nome, valor });
      }}
      onClose={onClose}
    />
  );
}

/** The dialog 'Entregar troco': the shop gives a courier cash for change. */
function EntregarTroco({ onClose }: { onClose: () => void }) {
  const comercio_nome = useComercioNome();
  const { data, isPending } = useSolicitacoes();
  const pessoas = aCaminho(data ?? []);
  const [chosen, setChosen] = useState<Pessoa | null>(null);
  const pessoa = chosen ?? (pessoas.length === 1 ? (pessoas[0] ?? null) : null);
  const [faltou, setFaltou] = useState(false);
  const act = useCustodyAct(FALHAS['custodia.levarTroco'], onClose);
  const levar = trpc.custodia.levarTroco.useMutation(act.options);
  return (
    <AmountDialog
      title="Entregar troco"
      description="Para quem está com uma entrega desta loja agora. O valor entra no que o entregador tem a devolver."
      initial={null}
      label="Troco"
      submit="Entregar troco"
      sending={levar.isPending}
      sendingLabel="Registrando..."
      onTry={() => setFaltou(pessoa === null)}
      ready={pessoa !== null}
      onSubmit={({ valor }) => {
        if (pessoa && act.start()) levar.mutate({ entregador_id: pessoa.id, comercio_nome, valor });
      }}
      onClose={onClose}
    >
      <Field label="Entregador" error={faltou && pessoa === null ? 'Escolha o entregador' : undefined}>
        <Combobox
          items={pessoas}
          value={pessoa}
          onValueChange={setChosen}
          getKey={({ id }) => id}
          getLabel={({ nome }) => nome}
          renderLead={({ id }) => <UserAvatar user_type="entregador" user_id={id} size={36} />}
          loading={isPending}
          emptyMessage="Ninguém está com uma entrega desta loja agora"
          placeholder="Quem leva o troco"
        />
      </Field>
    </AmountDialog>
  );
}

type RowProps = { de: ComSaldo; espera: boolean; now: number; onReceive: () => void };

function Row({ de: { entregador_id, entregador, saldo, desde }, espera, now, onReceive }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={40} />
      <div className="min-w-0 flex-1 basis-32">
        <strong className="line-clamp-2 text-[15.5px] leading-5 font-[650] wrap-anywhere" title={entregador}>
          {nomeCurto(entregador)}
        </strong>
        <span className="text-[14px] leading-5 text-ink-2">desde {formatDayOrTime(desde, now)}</span>
      </div>
      <strong className="text-[17px] whitespace-nowrap tabular-nums">
        <Spoken>{formatMoney(saldo)}</Spoken>
      </strong>
      {espera ? (
        <span className="text-[14px] text-ink-2 max-sm:w-full">espera a sua confirmação acima</span>
      ) : (
        <Button
          variant="secondary"
          onClick={onReceive}
          aria-label={`Receber dinheiro de ${entregador}`}
          className="min-h-11 max-sm:w-full"
        >
          Receber dinheiro
        </Button>
      )}
    </li>
  );
}

/** The shop's cash that couriers hold. The shop can receive cash from a courier or hand out change. */
export function ComEntregadores({ custodia, now }: { custodia: CustodiaDoComercio; now: number }) {
  const { entregadores, prestacoes, saldo_total } = custodia;
  const [recebendo, setRecebendo] = useState<ComSaldo | null>(null);
  const [trocando, setTrocando] = useState(false);
  const esperam = new Set(prestacoes.map(({ entregador_id }) => entregador_id));
  return (
    <Card aria-labelledby="com-entregadores">
      <CardHeader title="Dinheiro com entregadores" id="com-entregadores" className="flex-wrap py-2">
        <Button variant="secondary" icon={Coins} onClick={() => setTrocando(true)} className="min-h-11">
          Entregar troco
        </Button>
      </CardHeader>
      {entregadores.length === 0 ? (
        <EmptyState title="Nenhum dinheiro com entregadores" text="O que clientes pagam em dinheiro aparece aqui." />
      ) : (
        <>
          <p className="px-4 pb-3 text-ink-2">
            Ao todo <strong className="tabular-nums text-ink">{formatMoney(saldo_total)}</strong>
          </p>
          <ul aria-label="Dinheiro com entregadores">
            {entregadores.map((de) => (
              <Row
                key={de.entregador_id}
                de={de}
                espera={esperam.has(de.entregador_id)}
                now={now}
                onReceive={() => setRecebendo(de)}
              />
            ))}
          </ul>
        </>
      )}
      {recebendo && <ReceberDinheiro de={recebendo} onClose={() => setRecebendo(null)} />}
      {trocando && <EntregarTroco onClose={() => setTrocando(false)} />}
    </Card>
  );
}
