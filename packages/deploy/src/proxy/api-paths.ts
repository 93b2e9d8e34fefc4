/** What the API answers; every other path is a page or a file of an app. Server, development server and proxy read it. */
export const API_PATHS = ['/api', '/trpc', '/healthz', '/readyz'] as const;
