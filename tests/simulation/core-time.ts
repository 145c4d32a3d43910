/** How many milliseconds of one core this process has had: however busy the machine is, they are worth the same. */
export function coreTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
