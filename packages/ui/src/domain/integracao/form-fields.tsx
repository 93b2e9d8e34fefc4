import type { Ambiente, TipoIntegracao } from '@corre/contract/vocabulario.ts';
import { FlaskConical, Rocket, ScanBarcode, Webhook } from 'lucide-react';
import { Field } from '../../kit/field/field.tsx';
import { Segmented } from '../../kit/segmented/segmented.tsx';

const O_QUE: Record<TipoIntegracao, string> = {
  opendelivery: 'O sistema de pedidos da loja chama entregadores sozinho e recebe cada passo da entrega.',
  webhook: 'Para quem não tem PDV e quer só receber no próprio sistema cada passo das entregas pedidas no painel.',
};

/** The field for the type of system. */
export const TipoField = ({ value, onChange }: { value: TipoIntegracao; onChange: (tipo: TipoIntegracao) => void }) => (
  <Field label="O que conectar" hint={O_QUE[value]} group>
    <Segmented
      options={[
        { value: 'opendelivery', label: 'PDV da loja', icon: ScanBarcode },
        { value: 'webhook', label: 'Webhook', icon: Webhook },
      ]}
      value={value}
      onValueChange={onChange}
    />
  </Field>
);

const COMO: Record<TipoIntegracao, Record<Ambiente, string>> = {
  opendelivery: {
    teste: 'Os pedidos não chamam ninguém: andam sozinhos por todas as etapas em um minuto. Comece por aqui.',
    producao: 'Cada pedido chama um entregador de verdade.',
  },
  webhook: {
    teste: 'Nada é enviado sozinho: só o que você mandar por “Enviar teste”.',
    producao: 'Cada passo de cada entrega é enviado.',
  },
};

/**
 * The field for the environment: test or production. It cannot be changed later, because each environment has other
 * credentials.
 */
export const AmbienteField = ({
  tipo,
  value,
  onChange,
}: {
  tipo: TipoIntegracao;
  value: Ambiente;
  onChange: (ambiente: Ambiente) => void;
}) => (
  <Field label="Ambiente" hint={COMO[tipo][value]} group>
    <Segmented
      options={[
        { value: 'teste', label: 'Teste', icon: FlaskConical },
        { value: 'producao', label: 'Produção', icon: Rocket },
      ]}
      value={value}
      onValueChange={onChange}
    />
  </Field>
);
