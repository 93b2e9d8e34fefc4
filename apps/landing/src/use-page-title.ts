import { useEffect } from 'react';

/** The title of a page, in Portuguese; a screen reader reads it first after a change of page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    scrollTo(0, 0);
  }, [title]);
}
