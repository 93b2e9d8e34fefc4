/** Returns '≈ 2,3 km em linha reta', in metres below a kilometre. Returns null if the distance is unknown. */
export function fraseDaDistancia(metros: number | null): string | null {
  // A server of the previous release does not send the field.
  if (metros == null) return null;
  const quanto =
    metros < 995
      ? `${Math.max(10, Math.round(metros / 10) * 10)} m`
      : `${(metros / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} km`;
  return `≈ ${quanto} em linha reta`;
}
