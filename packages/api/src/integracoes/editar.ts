import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { EditarDeQualquerLoja, EditarIntegracao } from '@corre/contract/integracoes/contrato.ts';
import type { Row, RowChange } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import { adiantar } from '../saida/envio/adiantar.ts';
import { faltaEndereco, naoMuda, outroMerchant } from './erros.ts';
import { type Escopo, travarIntegracao } from './escopo.ts';

/** The other side's new word for the shop becomes the word, if it is still that one; asked twice it is done once. */
function confirmado(atual: Row<'integracao'>, merchant_id: string | undefined): RowChange<'integracao'> {
  if (merchant_id === undefined || merchant_id === atual.merchant_id) return {};
  if (merchant_id !== atual.merchant_id_novo) throw outroMerchant();
  return { merchant_id, merchant_id_novo: null };
}

/** Shop and mode may be said again, as they are; 400 for others. */
async function conferirFixos(
  em: Em,
  atual: Row<'integracao'>,
  { comercio_nome, ambiente }: EditarDeQualquerLoja,
): Promise<void> {
  if (ambiente !== undefined && ambiente !== atual.ambiente) throw naoMuda('ambiente');
  if (comercio_nome === undefined) return;
  const { nome_chave } = await em
    .getKysely()
    .selectFrom('comercio')
    .select('nome_chave')
    .where('id', '=', atual.comercio_id)
    .executeTakeFirstOrThrow();
  if (nome_chave !== chaveDoNome(comercio_nome)) throw naoMuda('comercio_nome');
}

/** Access tokens of an integration die. Index `integracao_token_da_integracao`. */
export const derrubarTokens = (em: Em, integracao_id: number) =>
  em.getKysely().deleteFrom('integracao_token').where('integracao_id', '=', integracao_id).execute();

/** Another receiver, or the same one on again: the failures before are not held against it, and what waits goes at once. */
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

/** What was said of the row; the rest stays. */
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
 * Name, addresses, whether things come back, on and off, and the confirmation of another `merchant_id`. Switched off its tokens
 * die at once; on again, or with another address, what waits goes at once. 404, 409 when the other side says yet another word by
 * now. The addresses have been checked.
 */
export async function editarIntegracao(
  em: Em,
  ator: Ator,
  escopo: Escopo,
  pedido: EditarDeQualquerLoja,
): Promise<{ message: string }> {
  const { integracao_id, merchant_id, url_eventos, ativa } = pedido;
  const atual = await travarIntegracao(em, escopo, integracao_id);
  if (atual.tipo === 'webhook' && url_eventos === null) throw faltaEndereco();
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
