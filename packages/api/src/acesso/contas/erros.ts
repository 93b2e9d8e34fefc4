/** What the command refuses; the message is Portuguese and is printed as it stands. */
export class ContaRecusada extends Error {}
