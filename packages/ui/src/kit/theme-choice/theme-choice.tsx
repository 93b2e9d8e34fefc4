import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '../segmented/segmented.tsx';
import { useThemePreference } from '../theme/use-theme.ts';

const themes = [
  { value: 'claro', label: 'Claro', icon: Sun },
  { value: 'escuro', label: 'Escuro', icon: Moon },
  { value: 'sistema', label: 'Sistema', icon: Monitor },
] as const;

/** Chooses the theme: light, dark, or the device's theme. */
export function ThemeChoice({ className = 'max-w-[360px]' }: { className?: string }) {
  const { preference, setPreference } = useThemePreference();
  return (
    <Segmented
      label="Aparência"
      options={themes}
      value={preference}
      onValueChange={setPreference}
      className={className}
    />
  );
}
