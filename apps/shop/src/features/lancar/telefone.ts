/** '(44) 99905-3127' out of E.164; anything else as it comes. */
export function telefoneLegivel(telefone: string): string {
  const partes = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(telefone);
  return partes ? `(${partes[1]}) ${partes[2]}-${partes[3]}` : telefone;
}
