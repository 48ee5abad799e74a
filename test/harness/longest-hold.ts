/** The longest time this thread worked without yielding, in its own processor time (milliseconds). */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let goesOn = true;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage();
    most = Math.max(most, user + system - before.user - before.system);
    before = process.threadCpuUsage();
    if (goesOn) setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
  } finally {
    goesOn = false;
  }
  return most / 1_000;
}
