import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import type { ReactNode } from 'react';
import { Campo } from './campo.tsx';
import { PARTES, type ParteComFormulario } from './partes.ts';
import { useParte } from './use-parte.ts';

type Props = {
  parte: ParteComFormulario;
  configuracoes: Configuracoes;
  /** null: nothing had changed */
  onSaved: (message: string | null) => void;
  /** the buttons below the fields */
  footer: (state: { saving: boolean; dirty: boolean }) => ReactNode;
};

/** The fields of a part in a card. What is wrong stands below its field, which gets the focus. */
export function ParteForm({ parte, configuracoes, onSaved, footer }: Props) {
  const { form, enviar, saving, dirty } = useParte({ parte, configuracoes, onSaved });
  return (
    <form onSubmit={enviar} noValidate className="grid gap-4">
      <Card className="grid gap-x-6 gap-y-5 p-5 sm:grid-cols-2 sm:p-6 [&>*:first-child:nth-last-child(odd)]:sm:col-span-2">
        {PARTES[parte].campos.map((campo) => (
          <Campo key={campo} campo={campo} form={form} fixa={configuracoes.fixadas.includes(campo)} />
        ))}
      </Card>
      {footer({ saving, dirty })}
    </form>
  );
}
