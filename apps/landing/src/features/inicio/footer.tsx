import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { AtSign, LogIn, type LucideIcon, MapPin, MessageCircle, PersonStanding, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LaneDashes } from '../../lane-dashes.tsx';
import type { Configuracao } from '../../public-answers.ts';
import { telefoneVisivel } from '../../telefone-visivel.ts';
import { Privacidade } from '../privacidade/privacidade.tsx';

const row = 'flex min-h-12 items-center gap-2.5 py-1 text-[16px] text-ink hover:underline sm:min-h-10';

function Item({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-[21px] shrink-0" />
      {children}
    </>
  );
}

type Contatos = Pick<Configuracao, 'whatsapp' | 'instagram' | 'endereco'>;

/** The company's contacts, those that are set. */
export function Contato({ whatsapp, instagram, endereco }: Contatos) {
  const away = { target: '_blank', rel: 'noopener noreferrer', className: row };
  return (
    <ul>
      {whatsapp && (
        <li>
          <a href={`https://wa.me/${whatsapp}`} {...away}>
            <Item icon={MessageCircle}>
              <Spoken>WhatsApp {telefoneVisivel(whatsapp)}</Spoken>
            </Item>
          </a>
        </li>
      )}
      {instagram && (
        <li>
          <a href={`https://www.instagram.com/${encodeURIComponent(instagram)}/`} {...away}>
            <Item icon={AtSign}>@{instagram}</Item>
          </a>
        </li>
      )}
      {endereco && (
        <li>
          <a href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(endereco)}`} {...away}>
            <Item icon={MapPin}>{endereco}</Item>
          </a>
        </li>
      )}
    </ul>
  );
}

const semContato = ({ whatsapp, instagram, endereco }: Contatos) => !(whatsapp || instagram || endereco);

/** The footer: contact links from the configuration, quick links, and the line about accessibility. */
export function Footer({ configuracao }: { configuracao: Configuracao | null }) {
  const heading = 'text-[16px] leading-6 font-semibold text-ink-3';
  return (
    <footer id="contato" data-theme="dark" className="mt-16 bg-bg text-ink in-data-[theme=dark]:bg-sunken">
      <div className="mx-auto max-w-[1152px] px-4 pt-11 pb-7">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-[451px_1fr_248px]">
          <div className="sm:max-lg:col-span-2">
            <Logo className="text-[30px]" />
            <p className="mt-5 max-w-80 text-[16px] leading-6 text-ink-2">
              Entregas locais em {configuracao?.cidade ?? 'nossa cidade'}, de segunda a domingo.
            </p>
          </div>
          {/* the same cell of the grid, empty, keeps the columns in their place */}
          {configuracao && semContato(configuracao) ? (
            <div />
          ) : (
            <section aria-labelledby="rodape-contato">
              <h2 id="rodape-contato" className={heading}>
                Contato
              </h2>
              <div className="min-h-[144px] pt-1 sm:min-h-30">{configuracao && <Contato {...configuracao} />}</div>
            </section>
          )}
          <nav aria-labelledby="rodape-acesso">
            <h2 id="rodape-acesso" className={heading}>
              Acesso rápido
            </h2>
            <ul className="pt-1">
              <li>
                <Link href="/login" className={row}>
                  <Item icon={LogIn}>Entrar</Item>
                </Link>
              </li>
              <li>
                <Link href="/cadastro" className={row}>
                  <Item icon={UserPlus}>Cadastrar</Item>
                </Link>
              </li>
              <li>
                <Privacidade className={row} comIcone />
              </li>
            </ul>
          </nav>
        </div>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 text-[16px] text-ink-3">
          <p className="flex items-center gap-5">
            <LaneDashes />© Corre Entregas
          </p>
          <p className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full border-2 border-current"
            >
              <PersonStanding className="size-5" />
            </span>
            Site acessível: teclado, leitor de tela e zoom de 200%
          </p>
        </div>
      </div>
    </footer>
  );
}
