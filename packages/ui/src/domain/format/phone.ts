/** '(44) 99905-3127' out of E.164 (`+5544999053127`); anything else as it comes. */
export function formatPhone(telefone: string): string {
  const parts = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(telefone);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : telefone;
}
