import { partsOfEndereco } from '@corre/contract/enderecos/partes.ts';
import type { ReactNode } from 'react';

/** A separator that is not visible. It is copied with the text and read by a screen reader. */
const Entre = ({ children }: { children: string }) => <span className="sr-only">{children}</span>;

type Props = {
  endereco: string;
  /** shows the complement in the same size and line as the street */
  inteiro?: boolean;
  /** small text after the neighbourhood */
  after?: ReactNode;
};

/**
 * An address readable at arm's length: street and number large, then the complement, then the neighbourhood in small
 * text.
 */
export function Endereco({ endereco, inteiro = false, after }: Props) {
  const { rua, antes_do_complemento, complemento, antes_do_bairro, bairro } = partsOfEndereco(endereco);
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
      {(bairro !== '' || after) && (
        <span className="block text-[16px] leading-6 break-words text-ink-2">
          {bairro}
          {bairro !== '' && after && ' · '}
          {after}
        </span>
      )}
    </>
  );
}

/** Street and number in one line. Without enough room the street is cut, and the number stays. */
export function EnderecoNumaLinha({ endereco }: { endereco: string }) {
  const { rua } = partsOfEndereco(endereco);
  const virgula = rua.indexOf(',');
  if (virgula < 0) return <span className="block truncate">{rua}</span>;
  return (
    <span className="flex min-w-0">
      <span className="truncate">{rua.slice(0, virgula)}</span>
      <span className="shrink-0 whitespace-pre">{rua.slice(virgula)}</span>
    </span>
  );
}
