import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';

/**
 * Returns whether the screen has room for a right column. Its content is then rendered once, not twice with one hidden.
 */
export const useLargo = (): boolean => useMediaQuery('(min-width: 1024px)');
