import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../kit/button/button.tsx';
import { useFailureNotice } from '../failure-notice.ts';
import { type PagedList, useNextPage } from './use-next-page.ts';

type Props = Pick<ButtonProps, 'size' | 'full' | 'className'> & {
  queryKey: QueryKey;
  list: PagedList;
  /** the error catalogue's sentence for a page that did not load [falhas] */
  falha: string;
  /** called when the next page is there */
  onLoaded?: () => void;
  children?: ReactNode;
};

/** 'Carregar mais' below an infinite list. Renders nothing if there is no further page. */
export function NextPageButton({ queryKey, list, falha, onLoaded, children = 'Carregar mais', ...look }: Props) {
  const { load, loading, failed } = useNextPage(queryKey, list);
  useFailureNotice(failed, falha);
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      loading={loading}
      loadingLabel="Carregando..."
      onClick={() => void load().then((loaded) => loaded && onLoaded?.())}
      {...look}
    >
      {children}
    </Button>
  );
}
