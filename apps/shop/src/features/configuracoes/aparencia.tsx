import { Segmented } from '@corre/ui/segmented/segmented.tsx';
import { useTheme } from '@corre/ui/theme/use-theme.ts';
import { Monitor, Moon, Sun } from 'lucide-react';

const temas = [
  { value: 'claro', label: 'Claro', icon: Sun },
  { value: 'escuro', label: 'Escuro', icon: Moon },
  { value: 'sistema', label: 'Sistema', icon: Monitor },
] as const;

/** Light, dark, or as the device. */
export function Aparencia() {
  const { preference, setPreference } = useTheme();
  return (
    <Segmented
      rotulo="Aparência"
      options={temas}
      value={preference}
      onValueChange={setPreference}
      className="max-w-[360px]"
    />
  );
}
