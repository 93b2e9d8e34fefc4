import { p } from '@mikro-orm/core';

/** The property of a `bytea` column; every query gives it back as a Buffer. */
export const bytes = () => p.blob().$type<Buffer>();
