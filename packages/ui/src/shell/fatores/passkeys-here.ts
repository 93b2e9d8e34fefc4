/** A bare address, such as 127.0.0.1 or [::1]. Browsers have no passkeys there. */
const ADDRESS = /^[\d.]+$|^\[/;

/** Returns whether this browser may use passkeys on this page. */
export const passkeysHere = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !ADDRESS.test(location.hostname);
