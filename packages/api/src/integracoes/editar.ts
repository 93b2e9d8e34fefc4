import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { EditarDeQualquerLoja, EditarIntegracao } from '@corre/contract/integracoes/contrato.ts';
import type { Row, RowChange } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import { BusinessError } from '../base/business-error.ts';
import { adiantar } from '../saida/envio/adiantar.ts';
import { type Escopo, travarIntegracao } from './escopo.ts';

/** Confirms the other system's new merchant id if it is still the same. A repeat changes nothing. */
function confirmado(atual: Row<'integracao'>, merchant_id: string | undefined): RowChange<'integracao'> {
  if (merchant_id === undefined || merchant_id === atual.merchant_id) return {};
  if (merchant_id !== atual.merchant_id_novo) throw new BusinessError('MERCHANT_MUDOU');
  return { merchant_id, merchant_id_novo: null };
}

/** Accepts an application's addresses if they are unchanged. Throws 409 otherwise. */
function demandarDaLoja(atual: Row<'integracao'>, { url_eventos, url_codigo }: EditarIntegracao): void {
  const muda = (novo: string | null | undefined, antes: string | null) => novo !== undefined && novo !== antes;
  if (atual.aplicativo_id !== null && (muda(url_eventos, atual.url_eventos) || muda(url_codigo, atual.url_codigo)))
    throw new BusinessError('INTEGRACAO_DE_APLICATIVO', { campo: 'url_eventos' });
}

/**
 * Accepts an ordering app's address if it is unchanged. Throws 409 otherwise: the app's own call asks for the secret
 * that goes to a new server. The other kinds only sign with their secret, so it never travels.
 */
function demandarDoApp(atual: Row<'integracao'>, { url_eventos }: EditarIntegracao): void {
  if (atual.tipo === 'app_de_pedidos' && url_eventos !== undefined && url_eventos !== atual.url_eventos)
    throw new BusinessError('SO_PELO_APP', { campo: 'url_eventos' });
}

/** Accepts shop and mode if they are unchanged. Throws 400 otherwise. */
async function conferirFixos(
  em: Em,
  atual: Row<'integracao'>,
  { comercio_nome, ambiente }: EditarDeQualquerLoja,
): Promise<void> {
  if (ambiente !== undefined && ambiente !== atual.ambiente)
    throw new BusinessError('INTEGRACAO_NAO_MUDA', { campo: 'ambiente' });
  if (comercio_nome === undefined) return;
  const { nome_chave } = await em
    .getKysely()
    .selectFrom('comercio')
    .select('nome_chave')
    .where('id', '=', atual.comercio_id)
    .executeTakeFirstOrThrow();
  if (nome_chave !== chaveDoNome(comercio_nome))
    throw new BusinessError('INTEGRACAO_NAO_MUDA', { campo: 'comercio_nome' });
}

/** Deletes the access tokens of an integration. Uses the index `integracao_token_da_integracao`. */
export const derrubarTokens = (em: Em, integracao_id: number) =>
  em.getKysely().deleteFrom('integracao_token').where('integracao_id', '=', integracao_id).execute();

/**
 * Resets the failures and sends waiting messages at once, after a new address or after the integration is switched on.
 */
async function comecarDeNovo(
  em: Em,
  antes: Row<'integracao'>,
  { url_eventos, ativa }: EditarIntegracao,
): Promise<void> {
  const outro = Boolean(url_eventos) && url_eventos !== antes.url_eventos;
  const deNovo = ativa === true && !antes.ativa;
  if (!outro && !deNovo) return;
  const limpa = { falhas: 0, pausada_ate: null };
  await em.getKysely().updateTable('integracao').set(limpa).where('id', '=', antes.id).execute();
  await adiantar(em, antes.id);
}

/** Returns the columns that the input names. */
function ditos({ nome, url_eventos, url_codigo, ativa, retorno }: EditarIntegracao): RowChange<'integracao'> {
  const mudancas = {
    nome,
    url_eventos,
    url_codigo,
    ativa,
    retorno,
    ...(ativa !== undefined && { desligada_por: null }),
  };
  return Object.fromEntries(Object.entries(mudancas).filter(([, valor]) => valor !== undefined));
}

function mensagem({ ativa, merchant_id }: EditarIntegracao): string {
  if (merchant_id !== undefined) return 'Código da loja confirmado';
  if (ativa === undefined) return 'Integração salva';
  return ativa ? 'Integração ligada' : 'Integração desligada. Os acessos dela terminaram.';
}

/**
 * Changes an integration: name, addresses, `retorno`, on or off, or the confirmation of a new `merchant_id`. Switching
 * off deletes its tokens at once. Switching on, or a new address, sends waiting messages at once. The caller has
 * checked the addresses. Throws 404, and 409 if the other system sends yet another merchant id by now.
 */
export async function editarIntegracao(
  em: Em,
  ator: Ator,
  escopo: Escopo,
  pedido: EditarDeQualquerLoja,
): Promise<{ message: string }> {
  const { integracao_id, merchant_id, url_eventos, ativa } = pedido;
  const atual = await travarIntegracao(em, escopo, integracao_id);
  if (atual.tipo !== 'opendelivery' && url_eventos === null) throw new BusinessError('FALTA_ENDERECO_DOS_AVISOS');
  demandarDaLoja(atual, pedido);
  demandarDoApp(atual, pedido);
  await conferirFixos(em, atual, pedido);
  const novo = { ...ditos(pedido), ...confirmado(atual, merchant_id) };
  if (Object.keys(novo).length === 0) return { message: mensagem(pedido) };
  await em.getKysely().updateTable('integracao').set(novo).where('id', '=', integracao_id).execute();
  if (ativa === false) await derrubarTokens(em, integracao_id);
  await comecarDeNovo(em, atual, pedido);
  const detalhes = { campos: Object.keys(novo).sort(), ...(ativa === undefined ? {} : { ativa }) };
  await auditar(em, ator, 'integracao_editada', 'integracao', integracao_id, detalhes);
  return { message: mensagem(pedido) };
}
