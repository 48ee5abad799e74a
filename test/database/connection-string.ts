/** The same server, another database. Socket addresses have no host, which `URL` would refuse. */
export function withDatabase(connectionString: string, database: string): string {
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`);
}
