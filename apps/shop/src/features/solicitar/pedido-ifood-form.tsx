import { OrigemBadge } from '@corre/ui/domain/badge/badges.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { controlClass, useFieldControl } from '@corre/ui/kit/field/control.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { ArrowDown, MapPin } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PagamentoNaPorta } from './pagamento-na-porta.tsx';
import { FoldedFields, LinkDoMapa, PedidoFoot, ValorDaEntrega } from './pedido-fields.tsx';
import { dicaDoEndereco, dicaDoPagamento, linhasDoTexto } from './pedido-ifood.ts';
import { QuandoFicaPronto } from './quando-fica-pronto.tsx';
import type { usePedidoIfood } from './use-pedido-ifood.ts';

type BoxProps = ComponentProps<'textarea'> & {
  text: string;
  /** index of the line that contains the address, or null */
  row: number | null;
};

/** Both layers must wrap lines in the same way. Otherwise the mark would not cover its line. */
const TEXT_CLASS =
  'size-full px-(--ui-pad) py-2.5 text-[14.5px] leading-5 whitespace-pre-wrap wrap-anywhere [scrollbar-gutter:stable]';

/** The paste box: a text area over a copy of its text. The copy marks the line of the address. */
function PasteBox({ text, row, ...rest }: BoxProps) {
  const control = useFieldControl(rest);
  const mirror = useRef<HTMLDivElement>(null);
  const { before, row: marcada, after } = linhasDoTexto(text, row);
  return (
    <div className={controlClass({ className: 'relative h-[164px] px-0 max-md:h-24' })}>
      <div
        ref={mirror}
        aria-hidden="true"
        className={`absolute inset-0 overflow-hidden text-transparent ${TEXT_CLASS}`}
      >
        {before}
        {marcada !== '' && (
          <mark className="rounded-[4px] bg-brand-soft text-transparent shadow-[0_0_0_3px_var(--c-brand-soft)]">
            {marcada}
          </mark>
        )}
        {after}
      </div>
      <textarea
        {...rest}
        {...control}
        placeholder="Cole aqui o texto do pedido"
        onScroll={(event) => {
          if (mirror.current) mirror.current.scrollTop = event.currentTarget.scrollTop;
        }}
        className={`relative resize-none overflow-y-auto bg-transparent text-ink outline-none! ${TEXT_CLASS}`}
      />
    </div>
  );
}

type Props = { pedido: ReturnType<typeof usePedidoIfood> };

const MAPA = ['link do mapa'] as const;
const NAMES = { pagamento: 'pagamento', valor_a_receber: 'valor_a_receber', troco_para: 'troco_para' } as const;

/** The preview of the request. The user may correct it, and these values are sent. */
function Previa({ pedido }: Props) {
  const { form, text, row, cortado, pagamentoLido, resto } = pedido;
  const { register, control, formState } = form;
  const { errors } = formState;
  const link = useWatch({ control, name: 'link_localizacao' });
  const [comMapa, setComMapa] = useState(false);
  return (
    <div className="grid gap-2.5 md:gap-4">
      <Field
        label="Endereço"
        error={errors.endereco?.message}
        hint={dicaDoEndereco(text, row, cortado)}
        className="gap-1"
      >
        <TextInput icon={MapPin} autoComplete="off" {...register('endereco')} />
      </Field>
      <div className="grid grid-cols-[11fr_18fr] items-start gap-2.5 max-[340px]:grid-cols-1">
        <ValorDaEntrega control={control} name="valor_estimado" />
        <QuandoFicaPronto control={control} />
      </div>
      <PagamentoNaPorta control={control} names={NAMES} hint={dicaDoPagamento(text, pagamentoLido)} />
      {resto && <p className="text-(length:--ui-hint) leading-[18px] text-ink-2">{resto}</p>}
      <FoldedFields
        tudo={MAPA}
        preenchido={link.trim() === '' ? [] : MAPA}
        open={comMapa || errors.link_localizacao !== undefined}
        onChange={setComMapa}
      >
        <LinkDoMapa error={errors.link_localizacao?.message} {...register('link_localizacao')} />
      </FoldedFields>
      <p className="flex flex-wrap items-center gap-2 text-[13px] text-ink-2 max-md:hidden">
        <OrigemBadge origem="ifood" />
        <Badge tone="contorno">Não urgente</Badge>
        Tudo vai na observação
      </p>
    </div>
  );
}

/** The form of the iFood import [pedido-ifood]: paste, check the preview, enter a value, send. */
export function PedidoIfood({ pedido }: Props) {
  const { form, text, row, lerTexto, depoisDeColar, sending, enviar } = pedido;
  const pasted = useRef(false);
  const { onChange, ...field } = form.register('texto');
  return (
    <form
      onSubmit={enviar}
      noValidate
      data-draft
      aria-label="Importar do iFood"
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="grid min-h-0 flex-1 content-start gap-3 py-2.5 md:overflow-y-auto md:px-5 md:py-4">
        <Field
          label="Texto do pedido"
          note={<span className="max-md:hidden">Ctrl V para colar</span>}
          error={form.formState.errors.texto?.message}
        >
          <PasteBox
            {...field}
            text={text}
            row={row}
            onPaste={() => {
              pasted.current = true;
            }}
            onChange={(event) => {
              const novo = event.target.value;
              void onChange(event);
              lerTexto(novo);
              if (pasted.current) depoisDeColar(novo);
              pasted.current = false;
            }}
          />
        </Field>
        <p className="flex items-center gap-2 text-[14px] font-semibold text-brand-ink">
          <ArrowDown aria-hidden="true" className="size-4" />
          Prévia do que o entregador verá
        </p>
        <Previa pedido={pedido} />
      </div>
      <PedidoFoot text="Solicitar entrega do iFood" sending={sending} />
    </form>
  );
}
