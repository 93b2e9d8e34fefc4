/** '3 h 20', '3 h', '20 min': how long somebody stood online, as it is read at a glance. */
export function tempoOnline(minutos: number): string {
  if (minutos < 60) return `${minutos} min`;
  const resto = minutos % 60;
  return `${Math.floor(minutos / 60)} h${resto === 0 ? '' : ` ${String(resto).padStart(2, '0')}`}`;
}
