import type { IntegracaoInteira } from '@corre/contract/integracoes/contrato.ts';
import { CircleOff, KeyRound, Pencil, Power, Store, Trash2 } from 'lucide-react';
import { formatDate } from '../../domain/format/dates.ts';
import { ConnectionData } from '../../domain/integracao/connection-data.tsx';
import { Banner } from '../../kit/banner/banner.tsx';
import { Button } from '../../kit/button/button.tsx';

export type Act = 'editar' | 'rotacionar' | 'desligar' | 'remover' | 'merchant';

type Props = {
  integracao: IntegracaoInteira;
  ask: (act: Act) => void;
  ligar: () => void;
  ligando: boolean;
};

/**
 * The warnings: the system switched the integration off, sends another shop's code, or does not use the new secret yet.
 */
function Avisos({ integracao, ask }: Pick<Props, 'integracao' | 'ask'>) {
  const { ativa, desligada_por, merchant_id_novo, anterior_ate, segredo_em_uso, tipo, aplicativo_id } = integracao;
  return (
    <>
      {!ativa && desligada_por !== null && (
        <Banner tone="perigo">
          O sistema respondeu que não quer mais receber ({desligada_por}). Confira o endereço e ligue de novo.
        </Banner>
      )}
      {merchant_id_novo !== null && (
        <Banner
          tone="aviso"
          icon={Store}
          action={
            <Button size="sm" variant="secondary" onClick={() => ask('merchant')}>
              Conferir
            </Button>
          }
        >
          O sistema mandou outro código de loja: {merchant_id_novo}
        </Banner>
      )}
      {tipo === 'opendelivery' && aplicativo_id === null && anterior_ate !== null && !segredo_em_uso && (
        <Banner icon={KeyRound}>
          O sistema ainda usa o segredo anterior, que vale até {formatDate(anterior_ate)}.
        </Banner>
      )}
    </>
  );
}

/** The connection data of an integration and its actions. */
export function ConnectionTab({ integracao, ask, ligar, ligando }: Props) {
  const { ativa, aplicativo_id } = integracao;
  return (
    <div className="grid gap-4">
      <Avisos integracao={integracao} ask={ask} />
      {aplicativo_id === null ? (
        <ConnectionData connection={integracao} />
      ) : (
        <Banner icon={Store}>
          A loja autorizou este aplicativo a pedir entregas. O segredo e os endereços são dele. Para tirar a
          autorização, use Remover.
        </Banner>
      )}
      <dl className="grid gap-1 text-[14px] leading-5 wrap-anywhere">
        <dt className="font-semibold text-ink-2">Avisos vão para</dt>
        <dd>{integracao.destino ?? 'Endereço ainda não informado'}</dd>
        {integracao.merchant_id !== null && (
          <>
            <dt className="mt-2 font-semibold text-ink-2">Código da loja no sistema</dt>
            <dd>{integracao.merchant_id}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="secondary" icon={Pencil} onClick={() => ask('editar')}>
          Editar
        </Button>
        {aplicativo_id === null && (
          <Button variant="secondary" icon={KeyRound} onClick={() => ask('rotacionar')}>
            Trocar segredo
          </Button>
        )}
        {ativa ? (
          <Button variant="secondary" icon={CircleOff} onClick={() => ask('desligar')}>
            Desligar
          </Button>
        ) : (
          <Button icon={Power} loading={ligando} loadingLabel="Ligando..." onClick={ligar}>
            Ligar
          </Button>
        )}
        <Button variant="danger-outline" icon={Trash2} onClick={() => ask('remover')}>
          Remover
        </Button>
      </div>
    </div>
  );
}
