/** The path of this app without a trailing slash: '', '/dashboard'. The build sets it from the manifest. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');
