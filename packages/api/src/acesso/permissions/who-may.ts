/**
 * Who may call what (specification §6, docs/security.md). `proprio` is a caller asking for what is their own, `alheio` one
 * asking in another's name; a letter stands for a type: e entregador, c comercio, a admin, s suporte, `-` anonymous. The API keys of
 * a shop have letters of their own: l reads, n asks for deliveries, x cancels them.
 */
export interface Permissao {
  proprio: string;
  alheio: string;
}

export const todos: Permissao = { proprio: '-ecas', alheio: '-ecas' };
export const logados: Permissao = { proprio: 'ecas', alheio: 'ecas' };
/** The courier themselves, or the administrator reading. */
export const leituraDoEntregador: Permissao = { proprio: 'ea', alheio: 'a' };
/** The courier themselves and nobody else. */
export const soOEntregador: Permissao = { proprio: 'e', alheio: '' };
/** A courier, about a request that the call itself checks to be theirs. */
export const entregadorPeloPedido: Permissao = { proprio: 'e', alheio: 'e' };
export const leituraDoComercio: Permissao = { proprio: 'ca', alheio: 'a' };
export const soOComercio: Permissao = { proprio: 'c', alheio: '' };
export const comercioPeloPedido: Permissao = { proprio: 'c', alheio: 'c' };
/** The same, or a key with which the shop asks for deliveries. */
export const comercioOuChaveQueCria: Permissao = { proprio: 'cn', alheio: 'cn' };
/** What a key of the shop that reads may read, too. */
export const leituraPorChave: Permissao = { proprio: 'cal', alheio: 'a' };
export const suporte: Permissao = { proprio: 'as', alheio: 'as' };
export const admin: Permissao = { proprio: 'a', alheio: 'a' };

/** A courier, a shop or staff, about a handover that the call itself checks to be theirs. */
export const parteDaPrestacao: Permissao = { proprio: 'ecas', alheio: 'ecas' };
