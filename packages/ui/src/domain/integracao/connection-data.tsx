import type { IntegracaoInteira } from '@corre/contract/integracoes/contrato.ts';
import { CopyText } from './copy-button.tsx';
import { CopyLine } from './copy-line.tsx';
import { mensagemParaOPdv } from './message-to-pos.ts';

type Dados = Pick<
  IntegracaoInteira,
  'tipo' | 'comercio' | 'ambiente' | 'client_id' | 'app_id' | 'base_url' | 'token_url' | 'url_eventos' | 'url_codigo'
>;

/** The connection data that the other side needs besides the secret, line by line and as one text to send. */
export function ConnectionData({ dados }: { dados: Dados }) {
  if (dados.tipo === 'webhook') {
    return (
      <p className="text-[14px] leading-5 text-ink-2">
        Cada passo de uma entrega chega ao seu endereço assinado pelo padrão Standard Webhooks (webhook-id,
        webhook-timestamp, webhook-signature). Confira a assinatura com o segredo, que começa por whsec_.
      </p>
    );
  }
  const texto = mensagemParaOPdv(dados);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-3">
        <CopyLine label="Endereço base" value={dados.base_url} />
        <CopyLine label="Endereço do token" value={dados.token_url} />
        <CopyLine label="client_id" value={dados.client_id ?? ''} />
        <CopyLine label="AppId da Corre" value={dados.app_id} />
      </dl>
      <details className="grid gap-2">
        <summary className="min-h-11 cursor-pointer py-2.5 text-[15px] leading-6 font-semibold text-ink">
          Texto pronto para o suporte do sistema
        </summary>
        <pre className="rounded-(--ui-radius-sm) border border-line bg-sunken p-3 font-sans text-[13px] leading-5 whitespace-pre-wrap wrap-anywhere text-ink">
          {texto}
        </pre>
      </details>
      <CopyText label="Copiar texto para o suporte" text={texto} />
    </div>
  );
}
