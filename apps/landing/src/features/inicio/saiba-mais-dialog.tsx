import { percentualLegivel } from '@corre/contract/configuracoes/taxa.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Link } from 'wouter';
import { LaneDashes } from '../../lane-dashes.tsx';
import { useConfiguracao } from '../../public-answers.ts';

/** Returns the whole text behind 'Saiba mais' [pagina-inicial]. `percentual`: the company's fee, once it is known. */
const partsWith = (percentual: number | undefined) => [
  {
    title: 'Como funciona',
    rows: [
      'As entregas são distribuídas por demanda, localização e desempenho.',
      'A escala é de segunda a domingo, com disponibilidade nos fins de semana e feriados.',
      'O pagamento é toda sexta-feira, referente à semana anterior.',
      `A taxa administrativa${percentual === undefined ? '' : ` de ${percentualLegivel(percentual)}`} é descontada automaticamente do repasse.`,
      'A base física oferece suporte e descanso. Há parceria com oficina mecânica e loja de celular.',
    ],
  },
  {
    title: 'Regras básicas',
    rows: [
      'Cuide da maquininha, das comandas e do troco.',
      'Respeite clientes e colegas.',
      'Evite rivalidade.',
      'Fale diretamente com o suporte.',
    ],
  },
  {
    title: 'Dicas para se destacar',
    rows: [
      'Qualidade em cada entrega.',
      'Organização com pedidos e valores.',
      'Use as parcerias: moto e celular em dia rendem mais.',
    ],
  },
];

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog 'Saiba mais': how it works, basic rules, tips, final message. */
export default function SaibaMaisDialog({ open, onOpenChange }: Props) {
  const { configuracao } = useConfiguracao();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={880}
      title={
        <span className="flex items-center gap-4">
          <span className="headline text-[30px] sm:text-[34px]">Saiba mais</span>
          <LaneDashes className="max-sm:hidden" />
        </span>
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Fechar
          </Button>
          <Link href="/cadastro" className={buttonClass({ variant: 'act' })}>
            Quero fazer parte
          </Link>
        </>
      }
    >
      <div className="divide-y divide-line">
        {partsWith(configuracao?.taxa_percentual).map(({ title, rows }) => (
          <section key={title} className="grid gap-x-5 gap-y-3 py-4 first:pt-0 sm:grid-cols-[180px_1fr]">
            <h3 className="text-[18px] leading-6">{title}</h3>
            <ul className="grid gap-2">
              {rows.map((row) => (
                <li key={row} className="flex gap-2.5 text-[17px] leading-6">
                  <span
                    aria-hidden="true"
                    className="mt-[9.5px] h-[5px] w-3 shrink-0 -skew-x-[24deg] rounded-[1px] bg-brand"
                  />
                  {row}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="pt-4 text-[18px]">
          <strong className="font-bold">Venha rodar com a gente.</strong> Quem trabalha com capricho e respeito cresce
          junto com a equipe.
        </p>
      </div>
    </Dialog>
  );
}
