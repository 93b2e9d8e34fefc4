/** The path that this app is served under, without a slash at its end: '', '/dashboard'. The build has it from the manifest. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');
