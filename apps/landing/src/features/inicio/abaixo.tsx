import { FeatureTile } from '@corre/ui/kit/feature-tile/feature-tile.tsx';
import { CalendarCheck, HousePlug, Route, Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { type Configuracao, useConfiguracao } from '../../public-answers.ts';
import { Footer } from './footer.tsx';
import { Oferta } from './oferta.tsx';
import { Perguntas } from './perguntas.tsx';
import { Ranking } from './ranking.tsx';
import { Simulador } from './simulador.tsx';

const features = [
  {
    icon: CalendarCheck,
    title: 'Pagamento toda sexta',
    text: 'A semana fecha no domingo e cai no seu PIX na sexta seguinte.',
  },
  {
    icon: Route,
    title: 'Entregas distribuídas',
    text: 'Por demanda, localização e desempenho, com fila visível no painel.',
  },
  { icon: HousePlug, title: 'Base física', text: 'Apoio da equipe e um lugar para descansar entre as entregas.' },
  { icon: Wrench, title: 'Parcerias', text: 'Oficina mecânica e loja de celular para quem roda com a gente.' },
] as const;

/** The four feature cards. On a desktop they overlap the hero by 52 px. */
function Destaques() {
  return (
    <section
      aria-labelledby="destaques"
      className="relative mx-auto max-w-[1152px] px-4 pt-6 wide:-mt-[52px] wide:pt-0"
    >
      <h2 id="destaques" className="sr-only">
        Por que rodar com a Corre
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 wide:grid-cols-4 wide:gap-5">
        {features.map(({ icon, title, text }) => (
          <li
            key={title}
            className="flex gap-4 rounded-[18px] border border-line bg-surface p-[18px] shadow-raised wide:min-h-[211px] wide:flex-col wide:gap-3.5 wide:p-[22px]"
          >
            <FeatureTile icon={icon} className="ml-1 shrink-0" />
            <div>
              <h3 className="text-[20px] leading-7 max-wide:text-[18px] max-wide:leading-6">{title}</h3>
              <p className="mt-1 text-[16px] leading-6 text-pretty text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Adds structured data of a local business for search engines (schema.org), from the configuration. */
function LocalBusiness({ configuracao }: { configuracao: Configuracao }) {
  const { cidade, uf, whatsapp, instagram, endereco } = configuracao;
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Corre Entregas',
      description: `Entregas locais em ${cidade}, de segunda a domingo.`,
      url: `${location.origin}/`,
      image: `${location.origin}/previa.png`,
      // What is not set stays out of the text.
      telephone: whatsapp ? `+${whatsapp}` : undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: endereco || undefined,
        addressLocality: cidade,
        addressRegion: uf,
        addressCountry: 'BR',
      },
      areaServed: cidade,
      openingHours: 'Mo-Su',
      paymentAccepted: 'PIX',
      sameAs: instagram ? [`https://www.instagram.com/${instagram}/`] : undefined,
    });
    document.head.append(script);
    return () => script.remove();
  }, [cidade, uf, whatsapp, instagram, endereco]);
  return null;
}

/** The part of the landing page below the first screen. */
export function Abaixo() {
  const { configuracao } = useConfiguracao();
  return (
    <>
      <main>
        <Destaques />
        <Perguntas configuracao={configuracao} />
        <Oferta />
        <Ranking />
        <Simulador />
      </main>
      <Footer configuracao={configuracao} />
      {configuracao && <LocalBusiness configuracao={configuracao} />}
    </>
  );
}
