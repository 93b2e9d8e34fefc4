/** Starts the download of a file. Revokes the address 10 s later, because Safari reads it after the click returns. */
export function downloadFile(nome: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = nome;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
