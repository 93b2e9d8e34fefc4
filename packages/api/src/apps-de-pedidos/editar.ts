import type { EditarApp } from '@corre/contract/integracoes/app-de-pedidos-contrato.ts';
import type { RowChange } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import { BusinessError } from '../base/business-error.ts';
import { travarIntegracao } from '../integracoes/escopo.ts';
import { adiantar } from '../saida/envio/adiantar.ts';
import type { Com } from './conectar.ts';

const semAusentes = <Campos extends object>(campos: Campos) =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));

/** The addresses of an ordering app: its secret goes to one of them, its token to the other. */
interface Enderecos {
  url_eventos: string | null;
  url_token: string | null;
}

/** Returns the servers that get the app's secret and its tokens. */
const servidoresDe = ({ url_eventos, url_token }: Enderecos): string =>
  JSON.stringify([url_token ?? url_eventos, url_eventos].map((url) => url && new URL(url).origin));

/**
 * Throws 400 if a stored secret would go to a server that it was not given for. Whoever moves the app knows its secret;
 * a stolen session does not.
 */
function demandarSegredo(antes: Enderecos, depois: Enderecos, client_secret: string | undefined): void {
  if (client_secret !== undefined || servidoresDe(antes) === servidoresDe(depois)) return;
  throw new BusinessError('DADOS_INVALIDOS', {
    frase: 'Este endereço é de outro servidor: informe de novo o client_secret que o app deu.',
    campo: 'client_secret',
  });
}

/**
 * Changes an ordering app. Another address or credential sends the waiting messages at once. The caller has checked the
 * addresses. Throws 404, also if the integration is no ordering app, and 400 for another server without the secret.
 */
export async function editarApp(
  em: Em,
  { deps: { vault }, ator }: Com,
  comercio_id: number,
  { integracao_id, nome, endereco, client_secret, ...pedido }: EditarApp,
): Promise<{ message: string }> {
  const { tipo, url_eventos } = await travarIntegracao(em, { loja: comercio_id }, integracao_id);
  if (tipo !== 'app_de_pedidos') throw new BusinessError('INTEGRACAO_NAO_ENCONTRADA');
  const db = em.getKysely();
  const antes = await db
    .selectFrom('app_de_pedidos')
    .select('url_token')
    .where('integracao_id', '=', integracao_id)
    .executeTakeFirstOrThrow();
  const tokenDepois = pedido.url_token === undefined ? antes.url_token : pedido.url_token;
  demandarSegredo(
    { url_eventos, ...antes },
    { url_eventos: endereco ?? url_eventos, url_token: tokenDepois },
    client_secret,
  );
  const acesso: RowChange<'integracao'> = semAusentes({
    url_eventos: endereco ?? undefined,
    segredo_cifrado: client_secret === undefined ? undefined : vault.seal(client_secret),
  });
  const { url_token, client_id, avisa_entrega, avisa_andamento, confere_codigo } = pedido;
  const cliente: RowChange<'app_de_pedidos'> = semAusentes({ url_token, client_id });
  const chamadas = semAusentes({ avisa_entrega, avisa_andamento, confere_codigo });
  const outroAcesso = Object.keys({ ...acesso, ...cliente }).length > 0;
  const daIntegracao: RowChange<'integracao'> = {
    ...(nome !== undefined && { nome }),
    ...acesso,
    ...(outroAcesso && { falhas: 0, pausada_ate: null }),
  };
  const doApp: RowChange<'app_de_pedidos'> = { ...cliente, ...chamadas };
  if (Object.keys(daIntegracao).length > 0)
    await db.updateTable('integracao').set(daIntegracao).where('id', '=', integracao_id).execute();
  if (Object.keys(doApp).length > 0)
    await db.updateTable('app_de_pedidos').set(doApp).where('integracao_id', '=', integracao_id).execute();
  if (outroAcesso) await adiantar(em, integracao_id);
  const campos = Object.keys({ ...daIntegracao, ...doApp }).sort();
  if (campos.length > 0) await auditar(em, ator, 'integracao_editada', 'integracao', integracao_id, { campos });
  return { message: 'App salvo' };
}
