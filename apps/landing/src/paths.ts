/** The last page of a registration. A reload keeps it. */
export const CADASTRO_ENVIADO_PATH = '/cadastro/enviado';
