import { trpc } from '@corre/client/trpc.ts';
import { DEVOLVER_MINUTOS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { intervirSchema } from '@corre/contract/solicitacoes/suporte-contrato.ts';
import type { AcaoIntervencao } from '@corre/contract/vocabulario.ts';
import { aCobrar } from '@corre/ui/domain/door-payment/phrases.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useRef, useState } from 'react';
import type { EntregaParada } from '../atos/atos.tsx';
import { avisoDaAtribuicao, candidatos, situacaoDoCandidato } from '../atribuicao/candidatos.ts';
import { Foto } from '../entregadores/foto.tsx';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { MotivoField, useMotivo } from '../suspender/motivo-field.tsx';
import { useNow } from '../torre/relogio.tsx';
import { type Entregador, useEntregadores } from '../torre/use-torre.ts';
import { TEXTOS_DA_INTERVENCAO } from './entrega-menu.tsx';

/** State and actions of an intervention. A reason is always required, and a transfer also needs a new courier. */
function useIntervir(acao: AcaoIntervencao, entrega: EntregaParada, onEnd: () => void) {
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  const { motivo, field, focus } = useMotivo();
  const [escolhido_id, setChosen] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const campoEntregador = useRef<HTMLInputElement>(null);
  const entregadores = useEntregadores().data;
  const others = candidatos(entregadores ?? [], true).filter(({ id }) => id !== entrega.entregador_id);
  const chosen: Entregador | null = others.find(({ id }) => id === escolhido_id) ?? null;
  const input = { solicitacao_id: entrega.solicitacao_id, acao, motivo, entregador_id: chosen?.id };
  const falhas = intervirSchema.safeParse(input).error?.issues ?? [];
  const falha = (field: string) => falhas.find(({ path }) => path[0] === field)?.message;

  const intervir = trpc.solicitacoes.intervir.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onEnd();
    },
    // Unlock only after a failure. After a success the dialog closes and must not send again.
    onError: (error) => {
      guard.end(false);
      notifyFailure(FALHAS['solicitacoes.intervir'], error);
    },
    onSettled: () => Promise.all([utils.solicitacoes.invalidate(), utils.entregadores.invalidate()]),
  });

  return {
    motivo,
    field,
    erroMotivo: tried ? falha('motivo') : undefined,
    quem: { ref: campoEntregador, others, chosen, choose: (id: number | null) => setChosen(id) },
    loading: entregadores === undefined,
    erroQuem: tried ? falha('entregador_id') : undefined,
    confirmar: () => {
      setTried(true);
      if (falha('entregador_id')) return campoEntregador.current?.focus();
      if (falha('motivo')) return focus();
      if (guard.start()) intervir.mutate(input);
    },
    intervindo: intervir.isPending,
  };
}

type QuemProps = Pick<ReturnType<typeof useIntervir>, 'quem' | 'loading' | 'erroQuem'>;

/** Field for the new courier: everybody except suspended couriers. It warns about busy and offline ones. */
function Quem({ quem: { ref, others, chosen, choose }, loading, erroQuem }: QuemProps) {
  const now = useNow();
  const aviso = chosen && avisoDaAtribuicao(chosen, true);
  return (
    <>
      <Field label="Quem assume" error={erroQuem}>
        <Combobox
          ref={ref}
          items={others}
          value={chosen}
          onValueChange={(item) => choose(item?.id ?? null)}
          getKey={({ id }) => id}
          getLabel={({ nome_completo }) => nome_completo}
          getKeywords={({ usuario, telefone_pessoal }) => `${usuario} ${telefone_pessoal}`}
          getDetail={(item) => situacaoDoCandidato(item, now)}
          renderLead={(item) => <Foto entregador={item} size={36} />}
          loading={loading}
          loadingMessage="Carregando entregadores..."
          placeholder="Nome, usuário ou telefone"
          emptyMessage="Ninguém com esse nome ou telefone"
        />
      </Field>
      <div role="status">{aviso && <Banner tone="aviso">{aviso}</Banner>}</div>
    </>
  );
}

/**
 * Explains the money at the door when support finishes a delivery. The courier keeps the cash or the machine, and the
 * delivery stays pending until the shop releases it [pendente].
 */
function PagaNaPorta({ entrega: { solicitacao_id, comercio, entregador_nome } }: Pick<Props, 'entrega'>) {
  const parada = useSolicitacoes().data?.find(({ id }) => id === solicitacao_id);
  if (parada?.a_devolver)
    return (
      <Banner tone="aviso">O pedido está voltando: a entrega conta como devolvida à loja, e nada se cobra.</Banner>
    );
  if (!parada || aCobrar(parada) === 0) return null;
  const valor = formatMoney(aCobrar(parada));
  return (
    <Banner tone="aviso">
      {parada.pagamento === 'dinheiro'
        ? `O cliente paga ${valor} em dinheiro, que fica com ${entregador_nome}.`
        : `O cliente paga ${valor} na maquininha, que fica com ${entregador_nome}.`}{' '}
      A entrega fica pendente e só entra na semana quando {comercio} liberar.
    </Banner>
  );
}

/** Says where the order goes that the courier has when support cancels it [devolver]. */
function LevaDeVolta({ entrega: { solicitacao_id, entregador_nome } }: Pick<Props, 'entrega'>) {
  const parada = useSolicitacoes().data?.find(({ id }) => id === solicitacao_id);
  if (parada?.status !== 'em_entrega') return null;
  return (
    <Banner tone="aviso">
      O entregador leva de volta à loja. {entregador_nome} fica ocupado até devolver, no máximo {DEVOLVER_MINUTOS}{' '}
      minutos.
    </Banner>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; acao: AcaoIntervencao; entrega: EntregaParada };

/** Confirms an intervention in a delivery. The reason is required and stays in the timeline [intervencao]. */
export function IntervirDialog({ open, onOpenChange, acao, entrega }: Props) {
  const intervencao = useIntervir(acao, entrega, () => onOpenChange(false));
  const { title, descricao, button, fazendo, icon } = TEXTOS_DA_INTERVENCAO[acao];
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone={acao === 'transferir' ? 'primary' : 'danger'}
      icon={icon}
      title={title(entrega)}
      description={descricao(entrega)}
      cancelLabel="Voltar"
      confirmLabel={button}
      confirmIcon={icon}
      loading={intervencao.intervindo}
      loadingLabel={fazendo}
      onConfirm={intervencao.confirmar}
    >
      <p className="rounded-[10px] bg-sunken px-3 py-2.5 text-[14px] leading-5 wrap-anywhere text-ink">
        <strong>{entrega.comercio}</strong> · {entrega.endereco}
      </p>
      {acao === 'cancelar' && <LevaDeVolta entrega={entrega} />}
      {acao === 'finalizar' && <PagaNaPorta entrega={entrega} />}
      {acao === 'transferir' && <Quem {...intervencao} />}
      <MotivoField
        field={intervencao.field}
        escrito={intervencao.motivo}
        error={intervencao.erroMotivo}
        dica="Fica na linha do tempo; quem tem a entrega e o comércio veem."
      />
    </AlertDialog>
  );
}
