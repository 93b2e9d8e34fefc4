import { DatabaseError } from 'pg';

/**
 * Tells whether the database rolled back a transaction that may simply be repeated. This happens when a delivery is
 * concluded in the last moment of a week that has been frozen since (the trigger `somada` of `entrega`, ADR 0020).
 */
export const cameTooLate = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === '40001'
    : error instanceof Error && error.cause !== undefined && cameTooLate(error.cause);
