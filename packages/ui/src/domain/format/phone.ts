/** Formats E.164 (`+5544999053127`) as '(44) 99905-3127'. Returns any other value unchanged. */
export function formatPhone(telefone: string): string {
  const parts = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(telefone);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : telefone;
}
