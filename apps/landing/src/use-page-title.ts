import { useEffect } from 'react';

/** Sets the title of the page and scrolls to its top. A screen reader reads the title after a change of page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    scrollTo(0, 0);
  }, [title]);
}
