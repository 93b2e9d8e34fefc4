import { FeatureTile } from '@corre/ui/feature-tile/feature-tile.tsx';
import { CalendarCheck, HousePlug, Route, Wrench } from 'lucide-react';

const features = [
  {
    icon: CalendarCheck,
    titulo: 'Pagamento toda sexta',
    texto: 'A semana fecha no domingo e cai no seu PIX na sexta seguinte.',
  },
  {
    icon: Route,
    titulo: 'Entregas distribuídas',
    texto: 'Por demanda, localização e desempenho, com fila visível no painel.',
  },
  { icon: HousePlug, titulo: 'Base física', texto: 'Apoio da equipe e um lugar para descansar entre as entregas.' },
  { icon: Wrench, titulo: 'Parcerias', texto: 'Oficina mecânica e loja de celular para quem roda com a gente.' },
] as const;

/** The four feature cards (specification §2), which overlap the hero by 52 px on a desktop. */
export function Destaques() {
  return (
    <section
      aria-labelledby="destaques"
      className="relative mx-auto max-w-[1152px] px-4 pt-6 min-[1200px]:-mt-[52px] min-[1200px]:pt-0"
    >
      <h2 id="destaques" className="sr-only">
        Por que rodar com a Corre
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 min-[1200px]:grid-cols-4 min-[1200px]:gap-5">
        {features.map(({ icon, titulo, texto }) => (
          <li
            key={titulo}
            className="flex gap-4 rounded-[18px] border border-line bg-surface p-[18px] shadow-raised min-[1200px]:min-h-[211px] min-[1200px]:flex-col min-[1200px]:gap-3.5 min-[1200px]:p-[22px]"
          >
            <FeatureTile icon={icon} className="ml-1 shrink-0" />
            <div>
              <h3 className="text-[20px] leading-7 max-[1199px]:text-[18px] max-[1199px]:leading-6">{titulo}</h3>
              <p className="mt-1 text-[16px] leading-6 text-pretty text-ink-2">{texto}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
