/** Numbers that stand for locations; a location that no member has any more gives its number back. */
export interface LocationNumbers {
  /** Notes one more member there, and answers the number of the location: zero for an unknown one. */
  enter(location: string | null): number;
  /** Notes one member less at the location with that number. */
  leave(number: number): void;
  /** Whether each location, by its number, passes the test; an unknown one does. */
  test(passes: (location: string) => boolean): Uint8Array;
}

export function createLocationNumbers(): LocationNumbers {
  const numbers = new Map<string, number>();
  const entries: { readonly location: string; members: number }[] = [];
  const unused: number[] = [];

  return {
    enter: (location) => {
      if (location === null) return 0;
      const number = numbers.get(location) ?? unused.pop() ?? entries.length + 1;
      const members = numbers.has(location) ? (entries[number - 1]?.members ?? 0) : 0;
      entries[number - 1] = { location, members: members + 1 };
      numbers.set(location, number);
      return number;
    },
    leave: (number) => {
      const entry = entries[number - 1];
      if (entry === undefined) return;
      entry.members -= 1;
      if (entry.members > 0) return;
      numbers.delete(entry.location);
      unused.push(number);
    },
    test: (passes) => {
      const passed = new Uint8Array(entries.length + 1);
      passed[0] = 1;
      for (const [location, number] of numbers) passed[number] = passes(location) ? 1 : 0;
      return passed;
    },
  };
}
