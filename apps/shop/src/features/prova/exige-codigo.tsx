import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import type { Ref } from 'react';
import { useProvaDaLoja } from './use-prova-da-loja.ts';

type Props = {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** null until the user changes it: then the shop's setting applies */
  value: boolean | null;
  onChange: (exige: boolean) => void;
  onBlur: () => void;
};

/** The switch that makes these deliveries ask for the customer's code. */
export function ExigeCodigo({ value, onChange, ...campo }: Props) {
  const daLoja = useProvaDaLoja().data?.exigir_codigo ?? false;
  return (
    // Without this box, the form's grid would reduce the switch to its minimum height.
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
