/** Hands a file to the browser's download. The address is revoked later: Safari reads it after the click returns. */
export function downloadFile(nome: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = nome;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
