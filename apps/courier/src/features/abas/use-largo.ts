import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';

/** Whether there is room for a right column; what stands in it is then drawn once, not hidden. */
export const useLargo = (): boolean => useMediaQuery('(min-width: 1024px)');
