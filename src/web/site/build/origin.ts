/** Replaced by the server with the installation's public URL. */
export const ORIGIN = '__APP_ORIGIN__';
