import { p } from '@mikro-orm/core';

/** The property of a `bytea` column. Every query returns it as a Buffer. */
export const bytes = () => p.blob().$type<Buffer>();
