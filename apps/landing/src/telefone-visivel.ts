/** Formats '5544998124076' as '(44) 99812-4076'. Returns other numbers unchanged. */
export function telefoneVisivel(digitos: string): string {
  const parts = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digitos);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digitos;
}
