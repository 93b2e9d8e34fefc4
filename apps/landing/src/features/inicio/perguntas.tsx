import { taxaNaFrase } from '@corre/contract/configuracoes/taxa.ts';
import { OFERTA_SEGUNDOS, RECUSAS_PARA_SUSPENDER, SUSPENSAO_HORAS } from '@corre/contract/constants.ts';
import { Ban, Banknote, Timer, UserCheck } from 'lucide-react';
import type { Configuracao } from '../../public-answers.ts';

/**
 * Questions of couriers before a registration. Until the configuration loads, they contain the default numbers of the
 * contract, and no fee.
 */
export function perguntasDe(configuracao: Configuracao | null) {
  const seconds = configuracao?.oferta_segundos ?? OFERTA_SEGUNDOS;
  const recusas = configuracao?.recusas_para_suspender ?? RECUSAS_PARA_SUSPENDER;
  const horas = configuracao?.suspensao_horas ?? SUSPENSAO_HORAS;
  return [
    {
      id: 'tempo',
      icon: Timer,
      title: `${seconds} segundos para responder`,
      text: 'Cada oferta mostra o valor, a loja e o destino antes de você aceitar. Se o tempo acaba, ela passa para o próximo da fila.',
    },
    {
      id: 'recusa',
      icon: Ban,
      title: 'Quanto custa recusar',
      text: `O lugar: quem recusa, ou deixa o tempo acabar, vai para o fim da fila. ${recusas} recusas seguidas suspendem a conta por ${horas} h; aceitar uma zera a contagem.`,
    },
    {
      id: 'dinheiro',
      icon: Banknote,
      title: 'Quando o dinheiro cai',
      text: `Na sexta, no seu PIX: a semana anterior inteira, de segunda a domingo, com a ${taxaNaFrase(configuracao?.taxa_percentual)} já descontada.`,
    },
    {
      id: 'depois',
      icon: UserCheck,
      title: 'Depois do cadastro',
      text: 'Você entra com o usuário e a senha que criou. Se a administração conferir os cadastros antes, o login diz como está o seu.',
    },
  ];
}

/** The rules that couriers ask about first. */
export function Perguntas({ configuracao }: { configuracao: Configuracao | null }) {
  return (
    <section aria-labelledby="perguntas" className="mx-auto max-w-[1152px] px-4 pt-12 wide:pt-14">
      <h2 id="perguntas" className="headline text-[32px] leading-9">
        O que perguntam primeiro
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 mid:grid-cols-2">
        {perguntasDe(configuracao).map(({ id, icon: Icon, title, text }) => (
          <li key={id} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
            <div>
              <h3 className="text-[19px] leading-7">{title}</h3>
              <p className="text-[17px] leading-[25px] text-pretty text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
