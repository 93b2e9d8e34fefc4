import { panelNamed } from '@corre/contract/panels.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { HeaderTabs } from '@corre/ui/kit/tabs/tabs.tsx';
import { OfficeHeader } from '@corre/ui/shell/office-header.tsx';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import type { TabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { CircleQuestionMark, Headset, Search } from 'lucide-react';
import { useAtos } from '../atos/atos.tsx';
import type { Aba } from './abas.ts';
import { Atualizado } from './atualizado.tsx';

const { title: TITULO } = panelNamed('support');
const COM_BUSCA: readonly Aba[] = ['dashboard', 'suspensoes', 'entregadores', 'historico'];

/** Phone layout: panel title above the age of the data and the user's name. */
function NoTelefone({ nome }: { nome: string }) {
  return (
    <span className="min-w-0">
      <span className="block truncate text-[16px] leading-5 font-bold text-ink">{TITULO}</span>
      <span className="flex min-w-0 items-center gap-1.5 text-[13px] leading-[18px] text-ink-2">
        <Atualizado short />
        <span className="truncate">· {nome}</span>
      </span>
    </span>
  );
}

/** Header of support's panel: tabs, age of the data, help, user name and 'Sair'. */
export function Cabecalho({ rota }: { rota: TabRoute<Aba> }) {
  const { user_name } = useSession();
  const { abrir, irParaBusca } = useAtos();
  // A count makes a tab as wide as one more word.
  const apertado = rota.items.some(({ count = 0 }) => count > 0);
  return (
    <OfficeHeader
      title={TITULO}
      mostrarTitulo
      height={56}
      abas={
        <HeaderTabs
          label="Seções do painel"
          items={rota.items}
          value={rota.value}
          onValueChange={rota.onValueChange}
          className="[&>*]:px-2 2xl:[&>*]:px-3.5"
        />
      }
      telefone={<NoTelefone nome={user_name} />}
      identidade={
        <>
          <Atualizado
            className={`lg:max-xl:[&>span:last-child]:sr-only ${apertado ? 'xl:max-2xl:[&_[data-palavra]]:sr-only' : ''}`}
          />
          <IconButton icon={CircleQuestionMark} label="Ajuda e atalhos" onClick={() => abrir({ tipo: 'ajuda' })} />
          <span
            className={`flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink ${apertado ? 'lg:max-[1350px]:hidden' : 'lg:max-xl:hidden'}`}
          >
            <Headset aria-hidden="true" className="size-[18px]" />
          </span>
          <span className="max-w-[140px] truncate text-[15px] font-bold text-ink">{user_name}</span>
        </>
      }
      actions={
        COM_BUSCA.includes(rota.value) && (
          <IconButton icon={Search} label="Ir para a busca" onClick={irParaBusca} className="sm:hidden" />
        )
      }
      className="max-sm:[&_button:last-child]:-mr-2"
    />
  );
}
