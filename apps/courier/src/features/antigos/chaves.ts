/**
 * Keys of localStorage in which older releases kept steps and news in the clear. A phone may be updated while steps
 * wait on it. Release 1.0.0 and the ones before it wrote `passos_guardados` and `novidades`; the others are older yet.
 */
export const CHAVE_DOS_PASSOS = 'passos_guardados';
export const CHAVES_ANTERIORES = ['etapa_guardada', 'marcos_guardados'];
