/** Replaced by the server with the public address of the installation. */
export const ORIGIN = '__APP_ORIGIN__';
