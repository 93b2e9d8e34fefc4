/** Formats '5544998124076' as '(44) 99812-4076'. Returns other numbers unchanged. */
export function telefoneVisivel(digitos: string): string {
  const partes = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digitos);
  return partes ? `(${partes[1]}) ${partes[2]}-${partes[3]}` : digitos;
}
