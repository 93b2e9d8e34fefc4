/** '≈ 2,3 km em linha reta', below a kilometre in metres; null where it is not known. */
export function fraseDaDistancia(metros: number | null): string | null {
  // a server of a former release says nothing
  if (metros == null) return null;
  const quanto =
    metros < 995
      ? `${Math.max(10, Math.round(metros / 10) * 10)} m`
      : `${(metros / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} km`;
  return `≈ ${quanto} em linha reta`;
}
