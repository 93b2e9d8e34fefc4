const PASSOS = [
  ['Conecte', 'Dê um nome ao sistema e escolha Teste. A Corre cria os dados de acesso.'],
  ['Envie', 'Copie o texto pronto e mande ao suporte do sistema. O segredo vai separado.'],
  ['Teste', 'Peça um pedido de teste: ele anda sozinho por todas as etapas em um minuto.'],
  ['Ligue', 'Deu certo? Crie outra integração em Produção: os pedidos passam a chamar entregadores.'],
] as const;

/** Explains in steps what an integration is, for a first visit. */
export function HowItWorks() {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-3">
      {PASSOS.map(([title, text], i) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-[14px] font-bold text-brand-ink"
          >
            {i + 1}
          </span>
          <span className="min-w-0">
            <span className="block text-[15px] leading-6 font-bold">{title}</span>
            <span className="block text-[14px] leading-5 text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
