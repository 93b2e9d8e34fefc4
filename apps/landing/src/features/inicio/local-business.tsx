import { useEffect } from 'react';
import type { Configuracao } from '../../use-configuracao.ts';

/** Adds structured data of a local business for search engines (schema.org), from the configuration. */
export function LocalBusiness({ configuracao }: { configuracao: Configuracao }) {
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
      telephone: `+${whatsapp}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: endereco,
        addressLocality: cidade,
        addressRegion: uf,
        addressCountry: 'BR',
      },
      areaServed: cidade,
      openingHours: 'Mo-Su',
      paymentAccepted: 'PIX',
      sameAs: [`https://www.instagram.com/${instagram}/`],
    });
    document.head.append(script);
    return () => script.remove();
  }, [cidade, uf, whatsapp, instagram, endereco]);
  return null;
}
