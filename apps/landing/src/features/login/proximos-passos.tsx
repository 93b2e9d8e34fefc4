import { OFERTA_SEGUNDOS } from '@corre/contract/constants.ts';
import type { ReactNode } from 'react';
import { Ajuda } from '../../ajuda.tsx';
import { useConfiguracao } from '../../public-answers.ts';
import type { RecemCadastrado } from '../../recem-cadastrado.ts';

/** The next steps, in order. */
function passosDe({ usuario, aguarda_aprovacao }: RecemCadastrado, seconds: number): [string, ReactNode][] {
  const nome = <strong className="font-bold text-ink">{usuario}</strong>;
  const semana: [string, ReactNode] = [
    'Receba na sexta',
    'A semana fecha no domingo e cai no seu PIX na sexta-feira seguinte.',
  ];
  if (aguarda_aprovacao) {
    return [
      ['A administração confere', 'Nada a fazer agora. O login diz como está o seu cadastro.'],
      ['Entre', <>Assim que for aprovado, use {nome} e a senha que você criou.</>],
      semana,
    ];
  }
  return [
    ['Entre', <>Use {nome} e a senha que você criou. Já pode ser agora.</>],
    ['Fique online', `Na sua vez chega uma oferta, com ${seconds} segundos para responder.`],
    semana,
  ];
}

/** What happens after a registration, below the login [cadastro]. */
export function ProximosPassos({ cadastrado }: { cadastrado: RecemCadastrado }) {
  const { configuracao } = useConfiguracao();
  const passos = passosDe(cadastrado, configuracao?.oferta_segundos ?? OFERTA_SEGUNDOS);
  return (
    <section aria-labelledby="proximos-passos" className="mt-5 border-t border-line pt-5">
      <h2 id="proximos-passos">O que acontece agora</h2>
      <ol className="mt-4 grid gap-4">
        {passos.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-[17px] font-bold text-brand-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-[18px] leading-6">{title}</h3>
              <p className="text-[17px] leading-6 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="my-5 min-h-6 text-[17px] leading-6 text-ink-2">
        <Ajuda before="Dúvida? Fale com a gente:" className="inline-flex min-h-6 items-center text-brand-ink" />
      </p>
    </section>
  );
}
