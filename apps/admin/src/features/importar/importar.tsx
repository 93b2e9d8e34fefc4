import { TIPOS_DE_PLANILHA, type TipoDePlanilha } from '@corre/contract/importacao/colunas.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { ArrowLeft, Upload } from 'lucide-react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { EscolherArquivo } from './escolher-arquivo.tsx';
import { LigarColunas } from './ligar-colunas.tsx';
import { LinhasConferidas } from './linhas-conferidas.tsx';
import { baixarModelo } from './modelo.ts';
import { useImportar } from './use-importar.ts';

const TIPOS = {
  entregadores: {
    label: 'Entregadores',
    volta: '/',
    nota: 'Entram sem senha: dê a cada um um link para nova senha, nos detalhes.',
  },
  comercios: {
    label: 'Comércios',
    volta: '/gerenciar-comercios',
    nota: 'Entram sem senha: dê a cada loja um link para nova senha, em Gerenciar Comércios.',
  },
} as const;

const OPCOES = TIPOS_DE_PLANILHA.map((value) => ({ value, label: TIPOS[value].label }));

/** What the check found, in one line, and the buttons. */
function Resultado({ importacao }: { importacao: ReturnType<typeof useImportar> }) {
  const { lida, faltando, conferencia, ocupado, importar, recomecar } = importacao;
  const problemas = new Set(conferencia?.falhas.map(({ linha }) => linha)).size;
  const pronta = conferencia !== undefined && problemas === 0;
  return (
    <div className="grid gap-3">
      <div role="status">
        {faltando.length > 0 && <Banner tone="aviso">Falta ligar: {faltando.join(', ')}.</Banner>}
        {problemas > 0 && (
          <Banner tone="perigo">
            {countOf(problemas, 'linha com problema', 'linhas com problema')}. Corrija a planilha e escolha de novo:
            nada foi importado.
          </Banner>
        )}
        {pronta && <Banner>{conferencia.message}. Nenhum problema.</Banner>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Upload}
          disabled={!pronta}
          loading={ocupado}
          loadingLabel={importacao.importando ? 'Importando...' : 'Conferindo...'}
          onClick={() => void importar()}
        >
          Importar {lida && countOf(lida.planilha.linhas.length, 'linha', 'linhas')}
        </Button>
        {importacao.falhou && (
          <Button variant="secondary" onClick={importacao.conferirDeNovo}>
            Tentar de novo
          </Button>
        )}
        <Button variant="secondary" onClick={recomecar}>
          Escolher outra planilha
        </Button>
      </div>
    </div>
  );
}

/** The steps for one kind of sheet. */
function Passos({ tipo }: { tipo: TipoDePlanilha }) {
  const importacao = useImportar(tipo);
  const { lida, conferencia } = importacao;
  if (!lida)
    return (
      <Card className="p-4 sm:p-5">
        <EscolherArquivo
          lendo={importacao.lendo}
          recusa={importacao.recusa}
          onFile={(file) => void importacao.escolher(file)}
          onModelo={() => baixarModelo(tipo)}
        />
      </Card>
    );
  return (
    <>
      <Card aria-labelledby="colunas" className="grid gap-4 p-4 sm:p-5">
        <div>
          <h2 id="colunas">Colunas</h2>
          <p className="text-[14px] leading-5 wrap-anywhere text-ink-2">
            {lida.nome}: {countOf(lida.planilha.linhas.length, 'linha', 'linhas')}. Confira o que é cada coluna.
          </p>
        </div>
        <LigarColunas tipo={tipo} planilha={lida.planilha} colunas={lida.colunas} onChange={importacao.religar} />
        <Resultado importacao={importacao} />
      </Card>
      {conferencia && (
        <LinhasConferidas tipo={tipo} planilha={lida.planilha} colunas={lida.colunas} falhas={conferencia.falhas} />
      )}
    </>
  );
}

/** The import of couriers or shops from a sheet: file, columns, check, import. */
export function ImportarPage() {
  const [params, change] = useAddress();
  const tipo = params.get('tipo') === 'comercios' ? 'comercios' : 'entregadores';
  return (
    <Page title="Importar" nota={TIPOS[tipo].nota}>
      <Link href={TIPOS[tipo].volta} className={buttonClass({ variant: 'link', className: 'justify-self-start' })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Voltar a {TIPOS[tipo].label}
      </Link>
      <Segmented
        label="O que importar"
        options={OPCOES}
        value={tipo}
        onValueChange={(novo) => change({ tipo: novo === 'comercios' ? novo : null, busca: null, pagina: null })}
        className="w-full sm:w-[340px]"
      />
      <Passos key={tipo} tipo={tipo} />
    </Page>
  );
}
