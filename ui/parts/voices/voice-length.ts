/** How long it takes, as a clock shows it: 1:05. */
export function formatLength(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long it takes, as one says it: 1 minute 5 seconds. */
export function sayLength(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const said = [...(minutes > 0 ? [count(minutes, 'minute')] : []), count(rest, 'second')];
  return (minutes > 0 && rest === 0 ? said.slice(0, 1) : said).join(' ');
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}
