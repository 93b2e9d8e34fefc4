/** Formats minutes online in a short form: '3 h 20', '3 h', '20 min'. */
export function tempoOnline(minutos: number): string {
  if (minutos < 60) return `${minutos} min`;
  const resto = minutos % 60;
  return `${Math.floor(minutos / 60)} h${resto === 0 ? '' : ` ${String(resto).padStart(2, '0')}`}`;
}
