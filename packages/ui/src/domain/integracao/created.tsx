import type { IntegracaoCriada } from '@corre/contract/integracoes/contrato.ts';
import { ConnectionData } from './connection-data.tsx';
import { SecretOnce } from './secret-once.tsx';

type Props = {
  criada: IntegracaoCriada;
  comercio: string;
  url_eventos: string | null;
  url_codigo: string | null;
};

/** The result of a new integration: the secret, which is shown once, and the connection data for the other side. */
export function Created({ criada, ...resto }: Props) {
  return (
    <div className="grid gap-6">
      <SecretOnce secret={criada.client_secret} tipo={criada.tipo} />
      <section className="grid gap-3">
        <h3 className="text-[16px] leading-5 font-bold">
          {criada.tipo === 'webhook' ? 'Como conferir' : 'Dados para o suporte do sistema'}
        </h3>
        <ConnectionData dados={{ ...criada, ...resto }} />
      </section>
    </div>
  );
}
