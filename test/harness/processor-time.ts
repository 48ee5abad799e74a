/**
 * Milliseconds of processor time that this thread has used: what work costs, however busy the machine is with
 * something else. For work that does not wait.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
