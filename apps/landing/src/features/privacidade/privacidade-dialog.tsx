import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { type Configuracao, useConfiguracao } from '../../public-answers.ts';

const parts = [
  [
    'Quem usa',
    'A Corre, responsável pelos seus dados. A administração vê o cadastro completo; o suporte vê nome, telefone e entregas; a loja vê nome, foto e nota de quem entrega para ela.',
  ],
  [
    'Por quê',
    'Para combinar e registrar as entregas, falar com você e pagar o seu PIX toda sexta-feira. Documentos são pedidos para identificar quem recebe.',
  ],
  [
    'Por quanto tempo',
    'Enquanto o cadastro estiver ativo e por 5 anos depois do fim dele, porque os pagamentos precisam poder ser conferidos. Depois, são apagados.',
  ],
  [
    'Ranking público',
    'Só com o seu aceite, que é separado e pode ser mudado no Perfil a qualquer momento: nome, foto, nota e valor líquido da semana.',
  ],
  [
    'Seus direitos',
    'Ver, corrigir, receber uma cópia ou pedir para apagar os seus dados, e retirar o aceite do ranking (Lei 13.709/2018, LGPD).',
  ],
] as const;

/** Where to ask: the contacts that the company has set. */
export function FaleConosco({ whatsapp, endereco }: Pick<Configuracao, 'whatsapp' | 'endereco'>) {
  if (!whatsapp && !endereco) return null;
  return (
    <p className="mt-5 text-[17px] leading-6">
      Fale com a gente{' '}
      {whatsapp && (
        <>
          pelo{' '}
          <a
            href={`https://wa.me/${whatsapp}`}
            target="_blank"
            rel="noopener noreferrer"
            className="font-bold text-brand-ink underline underline-offset-3"
          >
            WhatsApp
          </a>
        </>
      )}
      {whatsapp && endereco && ' ou '}
      {endereco && `na base: ${endereco}`}.
    </p>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The privacy notice of the registration: who uses the data, why, how long, and the person's rights. */
export default function PrivacidadeDialog({ open, onOpenChange }: Props) {
  const { configuracao } = useConfiguracao();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={720}
      title="Aviso de privacidade"
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Fechar
        </Button>
      }
    >
      <dl className="grid gap-5">
        {parts.map(([title, text]) => (
          <div key={title}>
            <dt className="text-[18px] leading-6 font-bold">{title}</dt>
            <dd className="mt-1 text-[17px] leading-6 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      {configuracao && <FaleConosco {...configuracao} />}
    </Dialog>
  );
}
