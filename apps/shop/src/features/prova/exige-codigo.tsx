import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import type { Ref } from 'react';
import { useProvaDaLoja } from './use-prova-da-loja.ts';

type Props = {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** null while nobody touched it: as the shop's settings say */
  value: boolean | null;
  onChange: (exige: boolean) => void;
  onBlur: () => void;
};

/** Whether the end of these deliveries asks for the customer's code. */
export function ExigeCodigo({ value, onChange, ...campo }: Props) {
  const daLoja = useProvaDaLoja().data?.exigir_codigo ?? false;
  return (
    // a box around it: the form's grid would cut a line of its own to its least height
    <div>
      <Switch
        {...campo}
        checked={value ?? daLoja}
        onChange={({ target }) => onChange(target.checked)}
        detail="Quem recebe diz 4 números a quem entrega."
      >
        Pedir código ao cliente
      </Switch>
    </div>
  );
}
