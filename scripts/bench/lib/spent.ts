/** Milliseconds of the processor that this process has spent so far, all its threads together. */
export function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
