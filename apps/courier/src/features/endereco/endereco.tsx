import { partesDoEndereco } from '@corre/contract/enderecos/partes.ts';
import type { ReactNode } from 'react';

/** What stands between two lines, for whoever copies or hears the whole. */
const Entre = ({ children }: { children: string }) => <span className="sr-only">{children}</span>;

type Props = {
  endereco: string;
  /** the complement in the size of the street, or in its own */
  inteiro?: boolean;
  /** stands behind the neighbourhood in small print */
  depois?: ReactNode;
};

/** Where it goes, to be read at arm's length: street and number large, then the door, then the neighbourhood in small print. */
export function Endereco({ endereco, inteiro = false, depois }: Props) {
  const { rua, antes_do_complemento, complemento, antes_do_bairro, bairro } = partesDoEndereco(endereco);
  return (
    <>
      <strong className="block text-[22px] leading-7 font-[750] break-words text-balance">
        {rua}
        {inteiro && `${antes_do_complemento}${complemento}`}
      </strong>
      {!inteiro && complemento !== '' && (
        <>
          <Entre>{antes_do_complemento}</Entre>
          <span className="block text-[20px] leading-[26px] font-[650] break-words">{complemento}</span>
        </>
      )}
      {bairro !== '' && <Entre>{antes_do_bairro}</Entre>}
      {(bairro !== '' || depois) && (
        <span className="block text-[16px] leading-6 break-words text-ink-2">
          {bairro}
          {bairro !== '' && depois && ' · '}
          {depois}
        </span>
      )}
    </>
  );
}

/** Street and number in one line: where they do not fit, the street gives way and the number stays. */
export function EnderecoNumaLinha({ endereco }: { endereco: string }) {
  const { rua } = partesDoEndereco(endereco);
  const virgula = rua.indexOf(',');
  if (virgula < 0) return <span className="block truncate">{rua}</span>;
  return (
    <span className="flex min-w-0">
      <span className="truncate">{rua.slice(0, virgula)}</span>
      <span className="shrink-0 whitespace-pre">{rua.slice(virgula)}</span>
    </span>
  );
}
