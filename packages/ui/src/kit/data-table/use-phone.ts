import { useMediaQuery } from '../media-query/use-media-query.ts';

/** Largest width, in pixels, at which a table renders as a list of two lines. */
const PHONE_MAX_PX = 759;

/** Returns whether the window is as narrow as a phone. Follows a rotation of the device. */
export const usePhone = (): boolean => useMediaQuery(`(max-width: ${PHONE_MAX_PX}px)`);
