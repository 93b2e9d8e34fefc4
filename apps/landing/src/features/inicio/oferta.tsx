import { Check, ClipboardCheck, type LucideIcon } from 'lucide-react';

const offered = [
  'Pagamento semanal, toda sexta-feira',
  'Base física com suporte e descanso',
  'Parceria com oficina mecânica',
  'Parceria com loja de celular',
  'Suporte direto durante o turno',
];
const required = [
  '18 anos ou mais',
  'Moto com CNH A, ou bicicleta',
  'Celular com internet',
  'Disponibilidade de segunda a domingo',
  'Fins de semana e feriados incluídos',
  'Cuidado com a maquininha',
  'Organização com comandas e troco',
  'Comunicação direta com o suporte',
];
const rules = [
  ['Cuidado com o que é da loja', 'Maquininha, comandas e troco voltam como saíram.'],
  ['Respeito', 'Com clientes e com os colegas, sempre.'],
  ['Sem rivalidade', 'Evite disputas: a fila é de todos.'],
  ['Fale com o suporte', 'Qualquer problema, direto com a equipe.'],
] as const;
const week = ['Seg', 'Ter', 'Qua', 'Qui', 'PIX', 'Sáb', 'Dom'];

const heading = 'headline text-[32px] leading-9';

function List({ title, icon: Icon, rows }: { title: string; icon: LucideIcon; rows: readonly string[] }) {
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <ul className="mt-6 grid gap-3.5">
        {rows.map((row) => (
          <li key={row} className="flex gap-3.5 text-[18px] leading-[25px] text-balance">
            <Icon aria-hidden="true" className="mt-0.5 size-[21px] shrink-0 text-brand" />
            {row}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The working week with its payday as tiles. The sentence below says the same for screen readers. */
function Week() {
  return (
    <div className="mid:col-span-2">
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 px-1.5">
        {week.map((dia) => (
          <span
            key={dia}
            className={`flex h-11 -skew-x-[14deg] items-center justify-center rounded-[5px] text-[15px] font-bold sm:text-[17px] ${
              dia === 'PIX' ? 'bg-faixa text-on-faixa' : 'bg-brand-soft text-brand-ink'
            }`}
          >
            <span className="skew-x-[14deg]">{dia}</span>
          </span>
        ))}
      </div>
      <p className="mt-3 text-[16px] leading-6 text-ink-2">
        Escala de segunda a domingo. Na sexta cai o valor da semana anterior.
      </p>
    </div>
  );
}

/** The offered benefits, the requirements and the basic rules [pagina-inicial]. */
export function Oferta() {
  return (
    <div
      id="como-funciona"
      className="mx-auto grid max-w-[1152px] scroll-mt-6 gap-x-10 gap-y-12 px-4 pt-14 mid:grid-cols-2 wide:grid-cols-[1fr_1fr_368px] wide:pt-8"
    >
      <div className="grid content-start gap-x-10 gap-y-12 mid:col-span-2 mid:grid-cols-2 mid:gap-y-8 wide:pt-8">
        <List title="O que oferecemos" icon={Check} rows={offered} />
        <List title="Requisitos" icon={ClipboardCheck} rows={required} />
        <Week />
      </div>
      <section className="rounded-3xl bg-sunken px-6 py-8 max-mid:-mx-4 max-mid:rounded-none max-mid:px-4 mid:col-span-2 wide:col-span-1 wide:px-8">
        <h2 className={heading}>Regras básicas</h2>
        <ul className="mt-5 grid gap-4">
          {rules.map(([title, text]) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="w-[5px] shrink-0 -skew-x-[8deg] rounded-[2px] bg-brand" />
              <div>
                <h3 className="text-[18px] leading-6">{title}</h3>
                <p className="text-[16px] leading-[23px] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
