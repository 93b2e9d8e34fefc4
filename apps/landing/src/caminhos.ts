/** Where a registration ends: the last page of the form, which a reload keeps. */
export const CADASTRO_ENVIADO_PATH = '/cadastro/enviado';
