/** The text of the step that ends the way back [devolver]. */
export const TEXTO_DEVOLVER = 'Devolvi à loja';
