/**
 * The callers who may call a procedure (docs/security.md) [papeis]. `proprio`: for their own data. `alheio`: in the
 * name of another account.
 * Letters: e entregador, c comercio, a admin, s suporte, `-` anonymous. Letters of a shop's API keys by scope: l reads,
 * n creates requests, x cancels them, v reads webhooks, w registers them.
 */
export interface Permissao {
  proprio: string;
  alheio: string;
}

export const todos: Permissao = { proprio: '-ecas', alheio: '-ecas' };
export const logados: Permissao = { proprio: 'ecas', alheio: 'ecas' };
/** Accounts that may have an app of codes, for their own account. */
export const comCodigos: Permissao = { proprio: 'cas', alheio: 'cas' };
/** The courier themselves. The administrator may read. */
export const leituraDoEntregador: Permissao = { proprio: 'ea', alheio: 'a' };
/** The courier themselves only. */
export const soOEntregador: Permissao = { proprio: 'e', alheio: '' };
/** A courier. The call itself checks that the request is theirs. */
export const entregadorPeloPedido: Permissao = { proprio: 'e', alheio: 'e' };
export const leituraDoComercio: Permissao = { proprio: 'ca', alheio: 'a' };
export const soOComercio: Permissao = { proprio: 'c', alheio: '' };
export const comercioPeloPedido: Permissao = { proprio: 'c', alheio: 'c' };
/** A shop, or its API key that may create requests. The call itself checks that the request is theirs. */
export const comercioOuChaveQueCria: Permissao = { proprio: 'cn', alheio: 'cn' };
/** The shop, the administrator, and the shop's API key that may read. */
export const leituraPorChave: Permissao = { proprio: 'cal', alheio: 'a' };
/** The shop, the administrator, and the shop's API key that may read webhooks. */
export const leituraDeWebhooks: Permissao = { proprio: 'caw', alheio: 'a' };
/** The shop, and its API key that may register webhooks. */
export const atoEmWebhooks: Permissao = { proprio: 'cz', alheio: '' };
export const suporte: Permissao = { proprio: 'as', alheio: 'as' };
export const admin: Permissao = { proprio: 'a', alheio: 'a' };

/** A courier, a shop or staff. The call itself checks that the handover is theirs. */
export const parteDaPrestacao: Permissao = { proprio: 'ecas', alheio: 'ecas' };
