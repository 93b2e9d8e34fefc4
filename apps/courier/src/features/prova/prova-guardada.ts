/** What comes with 'Entrega Finalizada' (decision record 0069). `foto`: one waits in the browser's database (foto-guardada.ts). */
export interface ProvaGuardada {
  codigo: string | null;
  recebedor: string | null;
  foto: boolean;
}
